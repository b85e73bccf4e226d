import type { Task } from "../../../../../src/workspace/topic.ts";
import { tasksOf } from "../plan.ts";
import { inTime, roomFor } from "../tasks.ts";
import { numbered, sentence } from "../wording.ts";
import { askedTasks, claimsHeard, paragraphs, remembered, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** What was taught is brought back: a quiz shows what is missing, and time goes there. */
export const review: Shape = {
  id: "review",
  called: "a review",
  parts: [
    { name: "Quiz without notes", share: 7, doing: "Quiz, marked by oneself" },
    { name: "Practise what you need", share: 16, doing: "Three places to work" },
    { name: "Put it right", share: 7, doing: "Pairs, somebody's mistake" },
    checkPart,
    { name: "Sum it up", share: 5, doing: "Alone" },
  ],
  fits: ({ practice, misconceptions }) =>
    practice.easy.length >= 3 && practice.medium.length >= 2 && misconceptions.length >= 2,
  write(plan, style) {
    const { easy, medium, hard } = tasksOf(plan);
    const { difficulty } = style;
    const asked = difficulty > 0 ? [...easy.slice(0, 1), ...medium] : easy;
    const quiz = asked.slice(0, inTime(plan, style.length < 0 ? 2 : 3));
    const rest = (tasks: readonly Task[]) => tasks.filter((task) => !quiz.includes(task));
    const practice = difficulty > 0 ? [...rest(medium), ...rest(easy)] : [...rest(easy), ...medium];
    const [mistake] = claimsHeard(plan).slice(-1);
    return {
      "Quiz without notes": paragraphs(
        "No notes, no talking. Answer, then mark your own in another colour. What you got wrong is where you go next.",
        askedTasks(quiz),
      ),
      "Practise what you need": paragraphs(
        "Choose by your marks, and move on when three in a row are right.",
        `**Place 1, from the start.** ${remembered(plan, 4)}`,
        workedExample(plan, style),
        place("Place 2, practice.", practice.slice(0, inTime(plan, difficulty < 0 ? 3 : 4))),
        place(
          "Place 3, further.",
          hard.slice(0, roomFor(plan) < 5 ? 0 : inTime(plan, difficulty < 0 ? 1 : difficulty > 0 ? 3 : 2)),
        ),
        "Teacher: stay at Place 1 for the first half of the time.",
      ),
      "Put it right": paragraphs(
        "Somebody wrote this. Find what is wrong, and write an answer that would help them.",
        mistake === undefined
          ? ""
          : numbered([`"${mistake.says}"\n\n**Answer:** ${sentence(mistake.truth)}`]),
      ),
      "Sum it up":
        "Half a page for somebody who was away: the idea, one example, and the mistake to avoid. This is yours to keep for revising.",
    };
  },
  brings: () => ["The three places set up, with the tasks of Main on each"],
};

function place(name: string, tasks: readonly Task[]): string {
  return tasks.length === 0 ? "" : `**${name}**\n\n${askedTasks(tasks)}`;
}
