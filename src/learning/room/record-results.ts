import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { ExerciseResult } from "../result.ts";
import type { Recorded } from "../state/course-state.ts";
import type { Visit } from "./room.ts";
import { settleProfile } from "./settle-profile.ts";

/**
 * Records results judged elsewhere: one, or an array of them (interfaces, `study record`). All or none: where one is
 * wrong, everything that is wrong is said, and nothing is recorded. Throws `Problem`.
 */
export async function recordResults(visit: Visit, given: unknown): Promise<Recorded> {
  const rows: unknown[] = Array.isArray(given) ? given : [given];
  const results: ExerciseResult[] = [];
  const wrong: string[] = [];
  for (const [i, row] of rows.entries()) {
    const name = rows.length === 1 ? "The result" : `Result ${i + 1}`;
    const parsed = ExerciseResult.safeParse(row);
    if (!parsed.success) {
      wrong.push(...parsed.error.issues.map(({ path, message }) => `${name}: ${path.join(".")}: ${message}`));
      continue;
    }
    const problem = problemWith(visit, parsed.data);
    if (problem === null) results.push(parsed.data);
    else wrong.push(`${name}: ${problem}`);
  }
  if (wrong.length > 0) {
    throw new Problem("usage", `Nothing was recorded:\n${wrong.map((each) => `  ${each}`).join("\n")}`);
  }
  return await record(visit, results);
}

/** Records results of our own making, and lets the learner's profile follow. */
export async function record(visit: Visit, results: readonly ExerciseResult[]): Promise<Recorded> {
  return await settled(visit, await visit.state.record(results));
}

/** The same for a result in the place of the one its exercise has. */
export async function replace(visit: Visit, result: ExerciseResult): Promise<Recorded> {
  return await settled(visit, await visit.state.replace([result]));
}

async function settled(visit: Visit, recorded: Recorded): Promise<Recorded> {
  const problems = recorded.recorded.length === 0 ? [] : await settleProfile(visit, recorded);
  return { ...recorded, problems: [...recorded.problems, ...problems] };
}

function problemWith(
  visit: Visit,
  { exercise_id, concept_id, started, completed }: ExerciseResult,
): string | null {
  if (!/^[\w.:+@-]{1,200}$/.test(exercise_id))
    return `exercise_id: ${JSON.stringify(exercise_id)} is no id: letters, digits and . : + @ _ - only.`;
  if (Date.parse(completed) < Date.parse(started)) return "completed: it ends before it begins.";
  return unknownConcept(visit, concept_id);
}

function unknownConcept({ course }: Visit, id: string): string | null {
  const ids = course.concepts.map((concept) => concept.id);
  if (ids.includes(id)) return null;
  const near = nearest(id, ids);
  return `${course.config.name} has no concept ${id}.${near === null ? "" : ` Did you mean ${near}?`}`;
}
