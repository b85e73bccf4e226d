import type { Finding } from "../finding.ts";
import { type QuizItem, quizItems } from "./quiz.ts";
import { plain, type Rule } from "./rule.ts";

type Fault = { message: string; fix: string };

/** Multiple-choice questions that test what is known, not how well a question is read. */
export const quizRules: Rule = (lesson) => {
  const items = quizItems(lesson);
  const single = items.flatMap((item) =>
    checks
      .flatMap((check) => check(item))
      .map((fault) => ({ rule: "quiz-items", section: item.section.id, line: item.line, ...fault })),
  );
  return [...single, ...samePosition(items)];
};

const checks: readonly ((item: QuizItem) => Fault[])[] = [
  ofTheAbove,
  negativeStem,
  optionCount,
  answerExists,
  giveAway,
];

function ofTheAbove({ options }: QuizItem): Fault[] {
  return options
    .filter(({ text }) => /\b(?:all|none|both|any) of (?:the above|these|them|the others)\b/i.test(text))
    .map(({ letter, text }) => ({
      message: `Option ${letter} is "${plain(text)}": pupils can choose it without knowing why.`,
      fix: "Replace it with a wrong answer that shows a misconception, or leave it out.",
    }));
}

function negativeStem({ stem }: QuizItem): Fault[] {
  const question = stem.replace(/"[^"]*"|“[^”]*”/g, "");
  const shouted = /\b(?:NOT|EXCEPT|LEAST)\b/.test(question);
  const turned =
    /\bwhich\b(?:\s+(?!if\b|when\b|because\b|that\b|where\b|while\b|so\b|as\b|whose\b)[\w'’-]+){0,6}?\s+(?:is|are|was|were|does|do|did|would|will|can|could|should)(?:\s+not\b|n['’]t\b)/i;
  if (!shouted && !turned.test(question) && !/\bof the following except\b/i.test(question)) return [];
  return [
    { message: `The question is turned round: "${stem}"`, fix: 'Ask for what is right: "Which … is …?"' },
  ];
}

function optionCount({ options, stem }: QuizItem): Fault[] {
  if (options.length >= 3 && options.length <= 5) return [];
  const fix =
    options.length < 3
      ? "Add a wrong answer that shows a misconception."
      : "Keep the options that show a misconception.";
  return [
    {
      message: `The question has ${options.length} options: "${stem}"`,
      fix: `${fix} Three to five are enough.`,
    },
  ];
}

function answerExists({ options, answer }: QuizItem): Fault[] {
  if (answer === null || options.some(({ letter }) => letter === answer)) return [];
  const last = options.at(-1)?.letter ?? "A";
  return [
    {
      message: `The answer is given as ${answer}; the options are A to ${last}.`,
      fix: "Correct the letter.",
    },
  ];
}

function giveAway({ options, answer }: QuizItem): Fault[] {
  const right = options.find(({ letter }) => letter === answer);
  if (right === undefined || options.length < 3) return [];
  const longest = Math.max(...options.filter((one) => one !== right).map(({ text }) => plain(text).length));
  const length = plain(right.text).length;
  if (length < longest * 1.8 || length - longest < 20) return [];
  return [
    {
      message: `The right answer (${right.letter}) is much longer than all the others, which gives it away.`,
      fix: "Shorten it, or make the wrong answers as long and as exact.",
    },
  ];
}

/** From three questions on, one letter for every answer is a pattern that pupils find. */
function samePosition(items: QuizItem[]): Finding[] {
  const known = items.filter(({ answer }) => answer !== null);
  const [first] = known;
  if (first === undefined || known.length < 3 || known.some(({ answer }) => answer !== first.answer))
    return [];
  return [
    {
      rule: "quiz-items",
      section: first.section.id,
      line: first.line,
      message: `The right answer is ${first.answer} in all ${known.length} questions.`,
      fix: "Move some of the right answers to other places.",
    },
  ];
}
