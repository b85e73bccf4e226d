import type { Topic } from "../../../../../src/workspace/topic.ts";
import { tasksOf } from "../plan.ts";
import { roomFor } from "../tasks.ts";
import { askedTasks, paragraphs } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

const mostTasks = 8;

/** Every pupil shows alone what they can do of what the unit taught; then what is not there yet is put right. */
export const assessment: Shape = {
  id: "review",
  called: "an assessment",
  parts: [
    { name: "Show what you can do", share: 18, doing: "Alone, without notes" },
    checkPart,
    { name: "Mark and put right", share: 9, doing: "Own marks, then one task again" },
    { name: "What comes next", share: 4, doing: "Alone" },
  ],
  fits: ({ practice }: Topic) => practice.easy.length + practice.medium.length >= 4,
  write(plan, style) {
    const { easy, medium, hard } = tasksOf(plan);
    // The tasks of what it covers come in turns: so many of one level are one of each.
    const covered = Math.min(mostTasks, Math.max(3, plan.unit?.place.covers.length ?? 1));
    const more = style.length < 0 ? 1 : Math.max(1, Math.min(3, mostTasks - covered));
    const [first, second] = style.difficulty > 0 ? [medium, easy] : [easy, medium];
    const asked = [
      ...first.slice(0, covered),
      ...second.slice(0, style.difficulty < 0 ? 1 : more),
      ...hard.slice(0, style.difficulty < 0 ? 0 : 1),
    ].slice(0, roomFor(plan));
    return {
      "Show what you can do": paragraphs(
        "On your own, no notes, no talking. Show how you came to each answer. If one will not come, write down how you would begin, and go on.",
        askedTasks(asked),
        "Teacher: give no help with the matter itself; read a question aloud for whoever needs it. Who needs more time has it.",
      ),
      "Mark and put right": paragraphs(
        "Mark your own in another colour. Choose one that was wrong, or the one you were least sure of: do it again below, and write one line on what went wrong.",
        "Teacher: note for each question how many had it right, with no names. Below two thirds it is taught again before the next topic.",
      ),
      "What comes next":
        "Write one thing that you can do now and could not do when this began, and one that you want to practise.",
    };
  },
  brings: () => ["The questions of Main on paper, with room for the working"],
};
