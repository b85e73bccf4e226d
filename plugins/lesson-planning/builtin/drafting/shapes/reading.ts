import type { LessonPlan } from "../plan.ts";
import { shareOut } from "../tasks.ts";
import { bullets, sentence } from "../wording.ts";
import { askedTasks, paragraphs, taughtIdeas, words, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** A text is read closely: words before it, questions on it, writing after it. */
export const reading: Shape = {
  id: "reading",
  called: "a lesson with a text",
  parts: [
    { name: "Before reading", share: 5, doing: "Words, expectations" },
    { name: "Read", share: 8, doing: "Read aloud, then alone" },
    { name: "Look closely", share: 9, doing: "Modelled, then pairs" },
    checkPart,
    { name: "Write", share: 10, doing: "Alone" },
  ],
  fits: ({ keyIdeas, vocabulary }) =>
    keyIdeas.length >= 4 && vocabulary.filter(({ meaning }) => meaning !== "").length >= 3,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    return {
      "Before reading": paragraphs(
        "These words are coming. Which do you know? Put a tick, a dot or a question mark beside each; then we look at the question marks.",
        bullets(
          words(plan, style.length < 0 ? 4 : 6).map(({ term, meaning }) => `*${term}*: ${sentence(meaning)}`),
        ),
      ),
      Read: paragraphs(
        "Follow while it is read aloud. Then read it again by yourself and underline the sentence that you would keep if you could keep only one.",
        text(plan),
        "Teacher: read it yourself, without stopping; ask for the underlined sentences afterwards, with reasons.",
      ),
      "Look closely": paragraphs(
        workedExample(plan, style),
        "In pairs, with the text at hand:",
        askedTasks(guided.slice(0, style.length < 0 ? 2 : 3)),
      ),
      Write: paragraphs(
        "On your own. Point to the place in the text that you rely on.",
        askedTasks([...independent.slice(0, 2), ...(style.difficulty > 0 ? deeper.slice(0, 1) : [])]),
      ),
    };
  },
  brings: () => ["The text of Main, a copy for each pupil, with wide lines"],
};

/** The note's ideas as something to read. A text of the teacher's own can stand in its place. */
function text(plan: LessonPlan): string {
  const ideas = taughtIdeas(plan).map(sentence);
  const half = Math.ceil(ideas.length / 2);
  return paragraphs(
    `> **${plan.title}.** ${ideas.slice(0, half).join(" ")}`,
    ideas.length > half ? `> ${ideas.slice(half).join(" ")}` : "",
  );
}
