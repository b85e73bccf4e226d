import { inPlain } from "../../../../src/formulas/in-plain.ts";
import type { LessonTask } from "../../../../src/lesson/lesson-tasks.ts";
import { figureFlaws } from "../../../../src/questions/figure-flaws.ts";
import { prove } from "../../../../src/questions/prove.ts";
import type { Question } from "../../../../src/questions/question.ts";
import { tokensOf } from "../../../../src/words/tokens.ts";
import { questionsOn } from "./figure-questions.ts";
import { figuresIn, sameFigure } from "./figures-in.ts";
import { questionFrom, questionFromNote } from "./from-task.ts";
import { type Given, givenFor, givenIn } from "./given.ts";
import type { Source } from "./source.ts";

/**
 * `when`: where in the lesson it stands; `note`: in the note alone; `figure`: asked of a figure that the lesson shows;
 * `words`: made of the lesson's words or steps.
 */
export type Pooled = {
  question: Question;
  when: LessonTask["when"] | "note" | "figure" | "words";
  /** What of the lesson it cannot be done without. */
  needs: Given[];
};
type Made = Omit<Pooled, "needs"> & { before?: string };

/** `lacking`: how many were left out because what they are asked of is nowhere in the lesson. */
export type Pool = { questions: Pooled[]; lacking: number };

/** Every question that a lesson and its note give, the lesson's own first. What cannot be proved is left out. */
export function poolOf(source: Source): Pool {
  const all = [...fromLesson(source), ...fromFigures(source), ...fromNote(source), ...fromWords(source)];
  const shown = givenIn(source.lesson);
  const seen = new Set<string>();
  const questions: Pooled[] = [];
  let lacking = 0;
  for (const { question, when, before = "" } of all) {
    const key = inPlain(question.prompt).toLowerCase().replace(/\W+/g, " ").trim();
    if (seen.has(key) || asksNothing(question.prompt) || prove(question, figureFlaws).length > 0) continue;
    seen.add(key);
    if (questions.some((other) => areOneOrder(other.question, question))) continue;
    const given = question.figure === undefined ? givenFor(question.prompt, shown) : bringsItsOwn;
    const { needs, missing } =
      given.needs.length === 0 && !given.missing && goesOnAbout.test(question.prompt)
        ? givenFor(before, shown)
        : given;
    if (missing) lacking++;
    else questions.push({ question, when, needs });
  }
  return { questions, lacking };
}

/** Somebody's words alone, with nothing said of what to do with them. */
function asksNothing(prompt: string): boolean {
  return /^\s*(?:"[^"]+"|“[^”]+”)[.\s]*$/.test(prompt) && !prompt.includes("?");
}

/** Two ways to ask for one order: most of what the shorter puts in order, the other does too. */
function areOneOrder(one: Question, other: Question): boolean {
  const [a, b] = [ordered(one), ordered(other)];
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  return few.size > 2 && [...few].filter((stem) => many.has(stem)).length / few.size > 0.6;
}

function ordered(question: Question): Set<string> {
  const asked = /^(?:put|place|arrange|sort)\b[^:]*\border\b[^:]*:(.+)$/is.exec(question.prompt)?.[1] ?? "";
  const told = question.kind === "order" ? question.items.join(" ") : asked;
  return new Set(tokensOf(told).flatMap(({ kind, stem }) => (kind === "content" ? [stem] : [])));
}

const bringsItsOwn = { needs: [], missing: false };
/** "How far can it be trusted?" is asked of what the task before it spoke of. */
const goesOnAbout = /^[^.?!,]{0,60}\b(?:it|its|they|them)\b/i;

/** Whether a key can say what is right: a quiz asks nothing else. */
export function hasKey({ question }: Pick<Pooled, "question">): boolean {
  return question.kind !== "short" || question.answers.length > 0;
}

function fromLesson({ tasks, misconceptions, note }: Source): Made[] {
  return tasks.flatMap(({ text, answer, when, line, part }, at) => {
    const noted = note?.misconceptions.find(({ question }) => question !== "" && text.includes(question));
    const near = misconceptions.findLast((one) => one.line <= line && line - one.line < 8);
    const question = questionFrom(text, answer, noted?.title ?? near?.name ?? null);
    if (question === null || (!hasKey({ question }) && !isWritten(text, when))) return [];
    const last = tasks[at - 1];
    return [{ question, when, before: last?.part === part ? last.text : "" }];
  });
}

/** Something that ends on paper. What is said to a neighbour, or done at a bench, has no place on a sheet. */
function isWritten(text: string, when: LessonTask["when"]): boolean {
  if (/^\W*card [A-H]\b|^(?:new|same) groups\b|\bone minute each\b/i.test(text)) return false;
  if (/\b(?:tell|say|discuss|partner|neighbour|in pairs|aloud|watch|vote|show me)\b/i.test(text))
    return false;
  return (
    when === "alone" ||
    when === "deeper" ||
    /=\s*$|\?|\b(?:write|draw|sketch|complete|describe|explain|list|name|sort|label|record|note|give|copy|underline|design|plan|compare|factorise|solve|work out)\b/i.test(
      text,
    )
  );
}

function fromNote({ note }: Source): Made[] {
  if (note === null) return [];
  const { misconceptions, practice, retrieval } = note;
  const tasks = [...practice.easy, ...practice.medium, ...retrieval, ...practice.hard];
  const asked = [
    ...misconceptions.map(questionFromNote),
    ...tasks.map(({ text, answer }) => questionFrom(text, answer, null)),
  ];
  return asked.flatMap((question) => (question === null ? [] : [{ question, when: "note" as const }]));
}

function fromFigures({ figures, example }: Source): Made[] {
  return figures.flatMap((figure) => {
    const [own] = figuresIn(example?.figure ?? "");
    const isExample = own !== undefined && sameFigure(own.figure, figure);
    const beside =
      isExample && example !== null ? { problem: example.problem, code: example.code } : undefined;
    return questionsOn(figure, beside).map((question) => ({ question, when: "figure" as const }));
  });
}

const mostPairs = 6;

function fromWords({ words, example }: Source): Made[] {
  const made: Question[] = [];
  const distinct = words.filter(
    ({ meaning }, at) => words.findIndex((one) => one.meaning === meaning) === at,
  );
  if (distinct.length >= 3)
    made.push({
      kind: "match",
      prompt: "Match each word with what it means.",
      pairs: distinct.slice(0, mostPairs).map(({ term, meaning }) => ({ left: term, right: bare(meaning) })),
      spare: [],
    });
  // Of six steps or fewer: more would test patience.
  if (example !== null && example.steps.length >= 3 && example.steps.length <= 6)
    made.push({
      kind: "order",
      prompt: `These are the steps for this problem, in the wrong order. Put them right.\n\n${example.problem}`,
      items: example.steps.map((step) => step.slice(0, 600)),
    });
  for (const [at, { term, meaning }] of distinct.entries()) {
    if (distinct.length < 4 || meaning.toLowerCase().includes(term.toLowerCase())) continue;
    const others = [1, 2, 3].map((step) => distinct[(at + step) % distinct.length]?.term ?? "");
    const terms = [term, ...others].toSorted();
    made.push({
      kind: "choice",
      prompt: `Which word means this? "${bare(meaning)}"`,
      options: terms.map((text) => (text === term ? { text, right: true } : { text })),
    });
  }
  return made.map((question) => ({ question, when: "words" as const }));
}

function bare(meaning: string): string {
  return meaning.replace(/[.;]$/, "");
}
