import type { Misconception, Task } from "../../../../src/workspace/topic.ts";
import type { LessonPlan } from "./plan.ts";
import { indented, sentence } from "./wording.ts";

/** A question with its answer under it, as an item of a list. */
export function withAnswer({ text, answer }: Task): string {
  return answer === "" ? text : `${text}\n\n**Answer:** ${answer}`;
}

/** A multiple-choice question that tells a misconception from what is true. */
export type Hinge = {
  about: string;
  question: string;
  options: string[];
  answer: string;
  reteach: string;
  /** What it shows, as a sentence for the teacher. */
  targets: string;
  /** Whether it is a mistake is for the teacher to say: her note does not. */
  open?: true;
};

export function hinges({ topic, outcomes }: LessonPlan): Hinge[] {
  const noted = (topic?.misconceptions ?? []).flatMap((one) =>
    one.options.length > 2 && one.answer !== "" ? [fromNote(one)] : topic?.own ? [fromMistake(one)] : [],
  );
  const listed = outcomes.flatMap(({ misconceptions }) => misconceptions).map(fromList);
  const open = (topic?.own?.unclear ?? []).map(fromUnclear);
  const own = [...noted, ...open];
  return own.length > 0 ? own : listed;
}

function fromNote({ title, question, options, answer, why, truth, targets }: Misconception): Hinge {
  return {
    about: title,
    question,
    options: options.map(({ letter, text }) => `${letter}. ${text}`),
    answer: `${answer}, ${sentenceEnd(why)}`,
    // What a library puts right stands in the question itself already.
    reteach:
      targets === undefined
        ? sentence(truth)
        : "Go back to the key points with an example for each option, then ask again.",
    targets: targets ?? `It targets the misconception "${quotable(title)}".`,
  };
}

/** A teacher's own note names a mistake in a line: pupils put it right. */
function fromMistake({ think, truth }: Misconception): Hinge {
  const said = quotable(think.replace(mistaken, "")).trim();
  return {
    about: said,
    question: `Somebody does or says this: "${sentence(said)}" What is wrong with it, and what is right instead?`,
    options: [],
    answer:
      truth === ""
        ? "It is a mistake; a right answer says what holds instead, with an example."
        : sentence(truth),
    reteach:
      truth === "" ? "Go through the example again and stop where this would go wrong." : sentence(truth),
    targets: `It targets the misconception "${said.replace(/\.$/, "")}".`,
  };
}

/** It stands among mistakes, and nothing says whether it is one: pupils judge it, and the answer is the teacher's. */
function fromUnclear(claim: string): Hinge {
  const said = quotable(claim);
  return {
    about: said,
    question: `Somebody says: "${sentence(said)}" Is that right, or is it a mistake? Say how you know.`,
    options: [],
    answer: "Yours: your notes have it among mistakes and do not say whether it is one or what is right.",
    reteach: "Say which it is, and show it by the example.",
    targets: "Your notes have it among mistakes, and do not say whether it is one or what is right.",
    open: true,
  };
}

const mistaken =
  /^(?:(?:some |many |most )?(?:pupils|students|children|learners|they)(?: often| may| sometimes| will)? (?:think|believe|assume)|thinking|believing|assuming)(?: that)? /i;

/** The curriculum lists misconceptions without questions: each is a statement that can be judged. */
function fromList(misconception: string): Hinge {
  return {
    about: misconception,
    question: `Is this statement true or false, and how do you know? "${sentence(misconception)}"`,
    options: [
      "A. True, and I can give an example",
      "B. False, and I can give an example",
      "C. I am not sure yet",
    ],
    answer: "B, the statement is a common misconception; ask for an example that shows it is false.",
    reteach: `Show an example for which "${misconception}" does not hold.`,
    targets: `It targets the misconception "${quotable(misconception)}".`,
  };
}

/** A text inside quotation marks. */
export function quotable(text: string): string {
  return text.replace(/[".]+$/g, "").replaceAll('"', "'");
}

export function shownHinge({ question, options }: Hinge): string {
  if (options.length === 0) return question;
  return `${question}\n\n${options.map((option) => `- ${indented(option, 2)}`).join("\n")}`;
}

function sentenceEnd(text: string): string {
  return text === "" ? "" : /[.?]$/.test(text) ? text : `${text}.`;
}
