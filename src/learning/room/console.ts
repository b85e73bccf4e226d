import { Problem } from "../../problem.ts";
import type { Items } from "../course-format.ts";
import { type ConsoleLanguage, type ConsoleReply, runLine } from "../sandbox/console/console.ts";
import type { Visit } from "./room.ts";
import { abilitiesOf } from "./standing.ts";

/** Where one types and runs freely: nothing of it is graded, counted or kept. */
export type ConsoleHere = {
  language: ConsoleLanguage;
  /** Programs of the lessons, to begin with. */
  programs: { concept_id: string; title: string; code: string }[];
};

/** null where the course is not about code, or nothing here can run it. */
export async function consoleHere(learner: Visit): Promise<ConsoleHere | null> {
  const { course } = learner;
  if (!(await abilitiesOf(learner)).box) return null;
  const programs = course.concepts.flatMap(({ id: concept_id, title }) =>
    programsIn(course.items.get(concept_id)?.teach).map((code) => ({ concept_id, title, code })),
  );
  return { language: languageOf(learner), programs };
}

export async function typeLine(
  learner: Visit,
  typed: { before: readonly string[]; line: string; seed: number },
  signal?: AbortSignal,
): Promise<ConsoleReply> {
  if (!(await abilitiesOf(learner)).box)
    throw new Problem(
      "setup",
      "Nothing here can run programs safely, so this was not run. What you typed is safe.",
    );
  return await runLine({ language: languageOf(learner), ...typed }, (request) =>
    learner.room.runInBox(request, signal),
  );
}

/** What stands between fences in a lesson: its programs, whatever else is drawn there. */
function programsIn(teach: Items["teach"] | undefined): string[] {
  const text = `${teach?.explanation ?? ""}\n${teach?.example ?? ""}`;
  const found = text.matchAll(/^```(?:python|py|javascript|js|typescript|ts)[ \t]*\n([\s\S]*?)^```/gm);
  return Array.from(found, ([, code = ""]) => code.trimEnd());
}

/** Types are for files: what is typed at a prompt is JavaScript. */
function languageOf({ course }: Visit): ConsoleLanguage {
  return course.config.exercise_config.code_language === "python" ? "python" : "javascript";
}
