import { type LessonPlan, toFill } from "../plan.ts";
import { bullets, numbered, sentence } from "../wording.ts";
import { paragraphs } from "./pieces.ts";
import { type Frame, type Shape, taughtParts } from "./shape.ts";

/** What any lesson is for, where neither a note nor the subject says it. */
export const anyFrame: Frame = {
  goals: ({ thing, explain, doing }) => [
    doing === null
      ? `${explain} in their own words, with an example of their own`
      : `${doing} without the example in view, and say why each step is there`,
    doing === null
      ? "solve a new question on it without the example in view, and say why each step is there"
      : `say what has to be watched in ${thing}, with an example of their own`,
    "recognise a common mistake and say what is right instead",
  ],
  criteria: () => [
    "I can give an example that was not on the board",
    "I can solve a new question and say why I did each step",
    "I can find the mistake in somebody else's answer",
  ],
  shown: "worked example",
  signs: [
    "The first step found without a look at the example",
    "A reason for a step, given without being asked for it",
    "A question of their own that really is harder",
  ],
  exit: ({ thing }) => [
    `A question of my own on ${thing}, with its answer step by step:`,
    "The step where it is easiest to go wrong, and how one would notice:",
  ],
  where: { read: "Guided practice", write: "Independent practice" },
};

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
        toFill(`one worked example on ${plan.about.thing}, step by step, with its result`),
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
  frame: anyFrame,
};

/** Practice that pupils make for each other. */
export function ownQuestions({ about }: LessonPlan): string[] {
  return [
    `Write a question of your own, a little harder than the last one we did, with its answer on the back.\n\n**Answer:** Each pupil's own; the partner's solution and the answer on the back agree.`,
    "Swap with your neighbour, solve theirs, and compare with the back. Where you differ, find out who is right and why.\n\n**Answer:** Both can say which step made the difference.",
    `Explain ${about.doing === null ? about.thing : `how to ${about.doing}`} to somebody who was away, in five sentences, with one example.\n\n**Answer:** It has the idea, the example with its steps, and the mistake to avoid.`,
  ];
}

/** What the curriculum says of it, where it says something: a ground for the explanation. */
function said({ outcomes }: LessonPlan): string {
  const ideas = outcomes.map(({ text }) => sentence(text)).filter(Boolean);
  return ideas.length === 0 ? "" : `Teacher: the explanation serves this:\n\n${bullets(ideas)}`;
}
