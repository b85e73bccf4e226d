import { inTime, shareOut } from "../tasks.ts";
import { bullets } from "../wording.ts";
import { askedTasks, claimsHeard, paragraphs, remembered, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** A question first, what pupils expect, then finding out; the explanation answers a question that they have. */
export const enquiry: Shape = {
  id: "enquiry",
  called: "an enquiry",
  parts: [
    { name: "Question and predictions", share: 7, doing: "Alone, then pairs" },
    { name: "Find out", share: 13, doing: "In threes, notes kept" },
    { name: "Make sense of it", share: 8, doing: "Whole class, worked example" },
    checkPart,
    { name: "Use it", share: 6, doing: "Alone" },
  ],
  fits: ({ example, misconceptions }) => example !== null && misconceptions.length >= 2,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    const claims = claimsHeard(plan).slice(0, inTime(plan, style.length < 0 ? 2 : 3));
    return {
      "Question and predictions": paragraphs(
        `The question for today: what is true about ${plan.named}, and how could we find out? Here is what some people think.`,
        bullets(claims.map(({ says }) => says)),
        'For each one write "I think so" or "I do not think so", and because of what. Then compare with your neighbour: where do you differ?',
        "Teacher: tally the votes on the board and say nothing yet about who is right.",
      ),
      "Find out": paragraphs(
        "In threes. Work out these, and write down what you see before you say what it means. Which of the statements does it speak for, which against?",
        askedTasks(guided),
        'Teacher: go round and ask "How do you know?" and "What would change your mind?" Give no steps yet.',
      ),
      "Make sense of it": paragraphs(
        "Back to the votes. Which of them would you change, and what made you?",
        workedExample(plan, style),
        remembered(plan, style.length < 0 ? 3 : 5),
      ),
      "Use it": paragraphs(
        "On your own.",
        askedTasks(independent.slice(0, 2)),
        deeper.length === 0 ? "" : `Going deeper, if you are ready:\n\n${askedTasks(deeper.slice(0, 1))}`,
      ),
    };
  },
  brings: () => [
    "Statements for the vote, on a slide or on the board",
    "Paper for notes, one sheet for three pupils",
  ],
};
