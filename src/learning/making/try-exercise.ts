import { Problem } from "../../problem.ts";
import type { Course } from "../course.ts";
import type { Evaluation } from "../evaluation.ts";
import { proveTask } from "../exercises/code/prove-task.ts";
import { worksheet as kind, type WorksheetWork } from "../exercises/worksheet/kind.ts";
import type { Room } from "../room/room.ts";
import { type ConceptForm, checkConcept, replaced } from "./concept-form.ts";

/**
 * A worksheet as a learner would get it, of a concept as somebody is writing it; with `answers`, also graded. `programs`: what
 * running its programs showed, by their titles; null where one is as it should be.
 */
export type Tried = {
  sheet: WorksheetWork | null;
  evaluation: Evaluation | null;
  programs: { title: string; problem: string | null }[];
};

/** Nothing is kept and nothing counts. The same `seed` gives the same worksheet. Throws `Problem`. */
export async function tryConcept(
  room: Room,
  before: Course,
  id: string,
  form: ConceptForm,
  { seed, answers }: { seed: number; answers?: Readonly<Record<string, string>> | undefined },
): Promise<Tried> {
  const { concept, items, problems } = checkConcept(before, id, form);
  const stopping = problems.filter(({ stops }) => stops);
  if (concept === null || items === null || stopping.length > 0)
    throw new Problem("usage", "Something is still missing in this topic. Mend what is marked, then try it.");
  const course = replaced(before, concept, items);
  const programs = await Promise.all(
    items.code_tasks.map(async (task) => {
      const proof = await proveTask(task, course.config.exercise_config.code_language, room.runInBox);
      return { title: task.title, problem: "problem" in proof ? proof.problem : null };
    }),
  );
  if (!kind.canPractise(items)) {
    if (programs.length > 0) return { sheet: null, evaluation: null, programs };
    throw new Problem(
      "usage",
      "There is not enough in this topic for a worksheet: it takes four words, or a term, a statement or a gap.",
    );
  }
  const made = await kind.make(
    {
      course,
      concept,
      bloom: concept.bloom_target,
      exerciseId: `try-${id}-ws`,
      seed,
      now: room.ports.now(),
      history: [],
      errors: [],
      due: new Set(),
      sealed: true,
    },
    { box: room.runInBox, teach: false, style: "examples_first" },
  );
  if ("problem" in made) throw new Problem("usage", made.problem);
  const { record, files } = made;
  const page = files[0]?.content ?? "";
  const sheet = await kind.view(record, page, course);
  if (answers === undefined) return { sheet, evaluation: null, programs };
  const filled = (await kind.page?.())?.fill(record, page, answers)?.text ?? page;
  const found = await kind.grade(record, {
    course,
    room,
    path: (name) => name,
    given: null,
    response: filled,
  });
  if ("problem" in found) throw new Problem("usage", found.problem);
  return { sheet, evaluation: found.evaluation, programs };
}
