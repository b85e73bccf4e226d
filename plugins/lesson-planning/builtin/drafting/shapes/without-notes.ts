import { type LessonPlan, toFill } from "../plan.ts";
import { bullets, numbered, sentence } from "../wording.ts";
import { paragraphs } from "./pieces.ts";
import { type Shape, taughtParts } from "./shape.ts";

/**
 * A whole lesson where nobody has written down what it is about. Only the teacher can give an example, three questions and
 * a mistake that pupils make: these are fields. The rest stands by itself.
 */
export const withoutNotes: Shape = {
  id: "direct-instruction",
  called: "direct instruction",
  parts: taughtParts("Worked example", "In pairs, example in view", "Make one, swap, solve"),
  fits: () => true,
  write(plan, style) {
    return {
      "Explain and model": paragraphs(
        "Teacher: show it once without a word, then again thinking aloud, then ask the class for the next step before each one.",
        toFill(`one worked example on ${plan.named}, step by step, with its result`),
        said(plan),
        style.length < 0
          ? ""
          : "Pupils write down the example in three columns: what was done, why, and what could go wrong.",
      ),
      "Guided practice": paragraphs(
        "In pairs, with the example in view. One explains and the other writes; swap after each.",
        toFill("three questions with their answers, from easy to hard"),
        "Teacher: after the second question stop everybody; two pairs show how they began.",
      ),
      "Check for understanding": paragraphs(
        "Teacher: hinge question, everybody at once: thumbs up, down or sideways, then a reason to a neighbour. It targets a misconception that you know from this topic.",
        `True or false, and how do you know? ${toFill("a sentence that sounds right and is a common mistake")}`,
        "**Answer:** False. Ask somebody who showed false to give an example against it.",
      ),
      "Independent practice": paragraphs(
        style.difficulty < 0
          ? "With a partner if you like, and with the example in view."
          : "On your own, with the example out of sight.",
        numbered(ownQuestions(plan).slice(0, style.length < 0 ? 2 : 3)),
        style.difficulty > 0
          ? "Then change one thing in your question so that its answer comes out differently, and say why it does."
          : "",
      ),
    };
  },
  brings: () => [],
};

/** Practice that pupils make for each other. */
export function ownQuestions({ named }: LessonPlan): string[] {
  return [
    `Write a question on ${named} of your own, a little harder than the last one we did, with its answer on the back.\n\n**Answer:** Each pupil's own; the partner's solution and the answer on the back agree.`,
    "Swap with your neighbour, solve theirs, and compare with the back. Where you differ, find out who is right and why.\n\n**Answer:** Both can say which step made the difference.",
    `Explain ${named} to somebody who was away, in five sentences, with one example.\n\n**Answer:** It has the idea, the example with its steps, and the mistake to avoid.`,
  ];
}

/** What the curriculum says of it, where it says something: a ground for the explanation. */
function said({ outcomes }: LessonPlan): string {
  const ideas = outcomes.map(({ text }) => sentence(text)).filter(Boolean);
  return ideas.length === 0 ? "" : `Teacher: the explanation serves this:\n\n${bullets(ideas)}`;
}
