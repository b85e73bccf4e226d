import { Problem } from "../../problem.ts";
import { isBlank } from "../answers/blank.ts";
import { Evaluation } from "../evaluation.ts";
import { CodeBody, unseal } from "../exercises/code/code-record.ts";
import { type Explained, explained, mayBeExplained } from "../exercises/code/why-it-works.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import { type Room, visit } from "./room.ts";

/** Whether its learner is asked why it works: a program of theirs that counts, with every test passed. */
export function asksWhy(record: ExerciseRecord): boolean {
  const evaluation = Evaluation.safeParse(record.evaluation);
  return taskOf(record) !== null && evaluation.success && mayBeExplained(evaluation.data);
}

/** Keeps what a learner says of why their program works, beside what matters about it. Nothing counts by it. */
export async function explainCode(room: Room, exerciseId: string, text: string): Promise<Explained> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const task = taskOf(record);
  if (task === null || !asksWhy(record))
    throw new Problem(
      "usage",
      "Why it works is asked once a program passes all its tests and was handed in.",
    );
  const said = text.trim();
  if (isBlank(said) || said.split(/\s+/).length < fewestWords)
    throw new Problem(
      "usage",
      "Say it in a sentence or two: what your program does, and why that is enough.",
    );
  if (said.length > mostSigns)
    throw new Problem("usage", `That is too long for a reason: ${mostSigns} characters at most.`);
  const { course, state } = await visit(room, record.course);
  const definitions = course.items.get(record.concept_id)?.definitions ?? [];
  const found = explained(task, said, definitions, room.ports.now().toISOString());
  await state.locked(() => saveRecord(room.ports, places, { ...record, explained: found }));
  return found;
}

const fewestWords = 4;
const mostSigns = 4000;

function taskOf({ body }: ExerciseRecord) {
  const made = CodeBody.safeParse(body);
  return made.success ? unseal(made.data) : null;
}
