import { inPlain } from "../../../../src/formulas/in-plain.ts";
import { keyOf } from "../../../../src/questions/paper.ts";
import type { Question } from "../../../../src/questions/question.ts";
import { type Token, tokensOf } from "../../../../src/words/tokens.ts";
import type { Source } from "./source.ts";

/** The same question with a first step for those who need one, and something more for those who do not. */
export function supported(question: Question, source: Source, at: number): Question {
  const help = helpFor(question, source);
  const further = furtherFor(question, at);
  return { ...question, ...(help === "" ? {} : { help }), ...(further === "" ? {} : { further }) };
}

/**
 * The beginning of the working, what the lesson says to remember that is nearest to it, how the lesson's example began,
 * or a way to begin the sentence: never what the question says already.
 */
function helpFor(question: Question, { ideas, example }: Source): string {
  const begun = question.kind === "number" ? begunWorking(inPlain(question.why ?? "")) : "";
  const idea = nearestIdea(question, ideas);
  const neighbour = question.kind === "number" ? neighbourStep(question, example) : "";
  const told = [
    begun === "" ? "" : `It begins like this: ${begun}`,
    idea === "" ? "" : `Remember: ${idea}`,
    neighbour === "" ? "" : `The lesson's example began like this: ${neighbour}`,
  ].find((part) => part !== "" && !givesAway(part, question));
  const starter = question.kind === "short" ? starterFor(question.prompt) : "";
  return [told ?? "", givesAway(starter, question) ? "" : starter].filter(Boolean).join("\n\n");
}

/** The first step of the example, where that is of the same kind. */
function neighbourStep({ prompt }: Question, example: Source["example"]): string {
  const asked = telling(prompt);
  const isAlike = telling(example?.problem ?? "").some((stem) => asked.includes(stem));
  return isAlike ? (example?.steps[0] ?? "") : "";
}

/** "1/2 + 1/4 = 2/4 + 1/4 = 3/4" without its end; of a working in several lines, the first. */
function begunWorking(why: string): string {
  const working = why.replace(/^Worked: /, "").split(". ")[0] ?? "";
  const [first = "", ...more] = working.split("; ");
  if (more.length > 0) return first;
  const chain = first.split(" = ");
  return chain.length < 3 ? "" : `${chain.slice(0, 2).join(" = ")} = …`;
}

/** Never an idea that holds the answer. */
function nearestIdea(question: Question, ideas: readonly string[]): string {
  const asked = telling(question.prompt);
  const [best] = ideas
    .filter((idea) => !givesAway(idea, question) && saysMore(idea, asked))
    .map((idea) => {
      const shared = telling(idea).filter((stem) => asked.includes(stem));
      return { idea, shared: new Set(shared).size };
    })
    .toSorted((a, b) => b.shared - a.shared);
  return best !== undefined && best.shared >= 2 ? best.idea : "";
}

/** Whether an idea adds something to what is asked. */
function saysMore(idea: string, asked: readonly string[]): boolean {
  return new Set(telling(idea).filter((stem) => !asked.includes(stem))).size >= 2;
}

function telling(text: string): string[] {
  return tokensOf(text).flatMap(({ kind, stem }: Token) => (kind === "content" ? [stem] : []));
}

/** Whether a text says what the key says: in its words, or most of them. */
function givesAway(text: string, question: Question): boolean {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}/.]+/gu, " ")} `;
  const right =
    question.kind === "choice"
      ? (question.options.find((one) => one.right)?.text ?? "")
      : keyOf(question).answer;
  return right.split(" / ").some((answer) => {
    const words = answer
      .toLowerCase()
      .replace(/[^\p{L}\p{N}/.]+/gu, " ")
      .trim();
    if (words !== "" && said.includes(` ${words} `)) return true;
    const stems = telling(answer);
    const told = telling(text);
    return stems.length > 2 && stems.filter((stem) => told.includes(stem)).length / stems.length > 0.6;
  });
}

const starters: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /^what is (?:the )?difference between (.{3,60}?) and (.{3,60}?)\?/i,
    ([, a = "", b = ""]) => `${capital(a)} …, but ${b} …`,
  ],
  [
    /^what (?:is|are) (an? )?([^?]{2,50})\?$/i,
    ([whole, article = "", thing = ""]) =>
      `${capital(article + thing)} ${/^what are/i.test(whole) ? "are" : "is"} …`,
  ],
  [/^what does \*?([^?*]{2,40})\*? mean\?$/i, ([, word = ""]) => `${capital(word)} means …`],
  [/^why\b/i, () => "It is because …"],
  [/^explain\b/i, () => "First … . This means that … ."],
  [/^how\b(?! many| much| long| far| old)/i, () => "First …, then …"],
  [/^name two\b/i, () => "1. …   2. …"],
  [/^name three\b/i, () => "1. …   2. …   3. …"],
];

function starterFor(prompt: string): string {
  for (const [asks, begin] of starters) {
    const found = asks.exec(prompt.trim());
    if (found !== null) return `You can begin: ${begin(found)}`;
  }
  return "";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const furthers: Readonly<Record<Question["kind"], readonly string[]>> = {
  choice: [
    "For each wrong answer, write what somebody thinks who chooses it.",
    "Change one wrong answer so that it is right for another question. Write that question.",
  ],
  number: [
    "Check it in a second way.",
    "Make up a harder one of the same kind, with its answer on the back.",
    "What would change if one of the numbers were doubled?",
  ],
  short: [
    "Give an example of your own, and one that does not fit.",
    "Explain it to somebody who missed the lesson, in two sentences.",
    "What question would you ask next?",
  ],
  order: ["Which step could be left out, and what would go wrong?"],
  match: ["Use three of the words in two sentences of your own."],
  label: ["Say of each part what it does."],
};

function furtherFor({ kind }: Question, at: number): string {
  const all = furthers[kind];
  return all[at % all.length] ?? "";
}
