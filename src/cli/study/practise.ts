import { inWords } from "../../learning/modality/words.ts";
import type { PlanItem } from "../../learning/plan/plan-item.ts";
import { newExercise } from "../../learning/room/new-exercise.ts";
import { begunExercise } from "../../learning/room/take-up.ts";
import { met } from "./meet.ts";
import { sit } from "./sit.ts";
import type { Outcome, Sitting } from "./sitting.ts";

/** One item of the plan, from teaching to the grade. An exercise that was begun before goes on. */
export async function practise(sitting: Sitting, item: PlanItem): Promise<Outcome> {
  const { visit, invocation, mode } = sitting;
  const { terminal } = invocation;
  if (item.pieces !== undefined) return await (await import("./cards.ts")).turnOver(sitting, item.pieces);
  const { concept_id, modality, kind, bloom_level } = item;
  const wish = { modality, kind, bloom: bloom_level, quiz: mode === "quiz" || item.quiz ? true : undefined };
  const begun = await begunExercise(visit, concept_id, wish);
  if (begun !== null) terminal.out(`${terminal.style.dim("Going on with what you began before.")}\n`);
  const isNew = item.type === "new" && begun === null;
  const made = begun ?? (await newExercise(visit, concept_id, { ...wish, teach: isNew }));
  if (!(await met(sitting, made.record))) return "leave";
  if (item.offer !== null)
    terminal.out(
      `${terminal.style.dim(`If you like: ${inWords(item.offer)} (teacher-assist study new ${visit.course.config.name} ${concept_id} --modality ${item.offer}).`)}\n`,
    );
  return await sit(sitting, made);
}
