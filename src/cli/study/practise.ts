import { kindNamed, kindOf } from "../../learning/exercises/kinds.ts";
import { inWords } from "../../learning/modality/words.ts";
import type { PlanItem } from "../../learning/plan/plan-item.ts";
import { hearLiking } from "../../learning/room/liking.ts";
import { newExercise } from "../../learning/room/new-exercise.ts";
import { begunExercise } from "../../learning/room/take-up.ts";
import { handIn } from "./hand-in.ts";
import { forReading } from "./show.ts";
import { heard, type Outcome, type Sitting } from "./sitting.ts";
import { talk } from "./talk.ts";

/** One item of the plan, from teaching to the grade. An exercise that was begun before goes on. */
export async function practise(sitting: Sitting, item: PlanItem): Promise<Outcome> {
  const { visit, invocation, mode } = sitting;
  const { terminal } = invocation;
  if (item.pieces !== undefined) return await (await import("./cards.ts")).turnOver(sitting, item.pieces);
  const { concept_id, modality, bloom_level } = item;
  const wish = { modality, bloom: bloom_level, quiz: mode === "quiz" ? true : undefined };
  const begun = await begunExercise(visit, concept_id, wish);
  if (begun !== null) terminal.out(`${terminal.style.dim("Going on with what you began before.")}\n`);
  const isNew = item.type === "new" && begun === null;
  if (isNew && kindNamed(modality).manner !== "talk" && !(await taught(sitting, concept_id))) return "leave";
  const made = begun ?? (await newExercise(visit, concept_id, { ...wish, teach: isNew }));
  if (item.offer !== null)
    terminal.out(
      `${terminal.style.dim(`If you like: ${inWords(item.offer)} (teacher-assist study new ${visit.course.config.name} ${concept_id} --modality ${item.offer}).`)}\n`,
    );
  return kindOf(made.record).manner === "talk" ? talk(sitting, made.record) : handIn(sitting, made);
}

/** New concepts are taught in words first, never by a worksheet (exercise-modalities §10.2.1). */
async function taught(sitting: Sitting, conceptId: string): Promise<boolean> {
  const { visit, invocation } = sitting;
  const { terminal } = invocation;
  const { checkTaught, teach } = await import("../../learning/room/teach.ts");
  const lesson = teach(visit, conceptId);
  if (lesson === null) return true;
  terminal.out(`${forReading(`${lesson.text}\n\n${lesson.question}`, terminal)}\n`);
  const asked = { open: false, texts: [lesson.text, lesson.question] };
  let reply = await heard(sitting);
  for (;;) {
    if (reply === null) return false;
    const noted = await hearLiking(visit, reply, asked);
    if (noted === null) break;
    terminal.out(`${noted}\n${lesson.question}\n`);
    reply = await heard(sitting);
  }
  const checked = checkTaught(visit, conceptId, reply);
  const verdict = checked?.isRight ? "Yes, that is it." : "Compare what you said with this:";
  terminal.out(`${forReading(`${verdict} ${checked?.answer ?? ""}`, terminal)}\n`);
  return true;
}
