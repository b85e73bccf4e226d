import type { Figure } from "../../../../src/figures/figure.ts";
import { setMaths } from "../../../../src/formulas/set-maths.ts";
import type { Question } from "../../../../src/questions/question.ts";
import { questionBlock } from "../../../../src/questions/questions-in.ts";
import { bullets, figureFence, numbered } from "../drafting/wording.ts";
import { figuresIn, sameFigure } from "./figures-in.ts";
import { hasKey, type Pooled, poolOf } from "./pool.ts";
import type { Example, Source } from "./source.ts";
import { supported } from "./support.ts";

/** `said`: what the teacher should know of how it came out; "" where nothing. */
export type Made = { sections: string[]; said: string };

/** How many questions there are where nobody says. */
const usual = { worksheet: 10, quiz: 8, homework: 5, test: 5 };

const inLesson: ReadonlySet<string> = new Set(["starter", "together", "alone", "deeper"]);

/** One set of tasks, easy to hard; how much support a sheet gives is chosen when it is handed out. */
export function worksheet(source: Source, many: number | null): Made {
  const { questions: pool, lacking } = poolOf(source);
  const own = pool.filter(({ when }) => inLesson.has(when));
  // The words and the example stand on the sheet: what they answer is asked elsewhere.
  const more = pool.filter((one) => one.when === "note" && hasKey(one));
  const figured = pool.filter(({ when }) => when === "figure").slice(0, many !== null && many < 5 ? 0 : 2);
  const wanted = many ?? Math.max(usual.worksheet, own.length + figured.length);
  const chosen = [...figured, ...[...own, ...more].slice(0, wanted - figured.length)];
  const groups = [
    { title: "To begin", tasks: chosen.filter(({ when }) => when === "starter") },
    { title: "Practise", tasks: chosen.filter(({ when }) => when !== "starter" && when !== "deeper") },
    { title: "Go further", tasks: chosen.filter(({ when }) => when === "deeper") },
  ];
  const sections = groups
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ title, tasks }) => `## ${title}\n\n${blocks(tasks, source)}`);
  if (sections.length === 0) return { sections: [], said: "" };
  return {
    sections: [
      ...wordsFor(source),
      ...toWorkWith(chosen),
      ...exampleFor(source, figured, givenTo(chosen)),
      ...sections,
    ],
    said: [tooFew(many, chosen.length), leftOut(lacking)].filter(Boolean).join(" "),
  };
}

export function quiz(source: Source, many: number | null): Made {
  const chosen = quizzed(source, many ?? usual.quiz);
  if (chosen.length === 0) return { sections: [], said: "" };
  const sections = [
    `## Questions\n\nFor remembering, not for marks. Books closed.\n\n${blocks(chosen, source, false)}`,
  ];
  return { sections, said: tooFew(many, chosen.length) };
}

/** What the lesson asks to check itself by comes first, then a few of each kind. */
function quizzed(source: Source, many: number, isAsked: (one: Pooled) => boolean = () => true): Pooled[] {
  // Books are closed: what has to be looked at is asked elsewhere.
  const pool = poolOf(source).questions.filter(
    (one) => hasKey(one) && one.needs.length === 0 && isAsked(one),
  );
  const rank = ({ when, question }: Pooled) =>
    when === "check" || when === "end"
      ? 0
      : when === "figure" || (question.kind === "choice" && when === "note")
        ? 1
        : when === "starter" || when === "deeper"
          ? 4
          : question.kind === "match"
            ? 2
            : question.kind === "choice"
              ? 5
              : 3;
  const order = ["choice", "number", "short", "order", "match", "label"];
  return pool
    .filter(({ question, when }) => question.kind !== "order" || when === "figure" || many > 8)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, many)
    .toSorted((a, b) => order.indexOf(a.question.kind) - order.indexOf(b.question.kind));
}

/** What was not done in the lesson comes first: nobody does the same sum twice. */
export function homework(source: Source, many: number | null): Made {
  const { questions: pool } = poolOf(source);
  const fresh = pool.filter(
    (one) => (one.when === "note" || one.when === "figure") && hasKey(one) && one.question.kind !== "choice",
  );
  const back = pool.filter((one) => one.when === "starter" && hasKey(one)).slice(0, 2);
  const words = pool.filter(({ question }) => question.kind === "match");
  const rest = pool.filter((one) => hasKey(one) && (one.when === "alone" || one.when === "together"));
  const wanted = many ?? usual.homework;
  const chosen = [
    ...new Set([
      ...fresh.slice(0, Math.max(1, wanted - words.length - back.length)),
      ...words,
      ...rest,
      ...fresh,
    ]),
  ].slice(0, Math.max(1, wanted - back.length));
  if (chosen.length === 0) return { sections: [], said: "" };
  const sections = [
    ...toWorkWith([...chosen, ...back]),
    `## Practise\n\n${blocks(chosen, source)}`,
    ...(back.length === 0 ? [] : [`## Look back\n\n${blocks(back, source)}`]),
  ];
  return { sections, said: tooFew(many, chosen.length + back.length) };
}

export function guide(source: Source, many: number | null): Made {
  const { ideas, words, example, note } = source;
  const mistakes = (note?.misconceptions ?? [])
    .filter(({ think, truth }) => think !== "" && truth !== "")
    .map(({ think, truth }) => `Easy to think: ${sentence(think)} In fact: ${sentence(truth)}`)
    .map((said) => (isMaths(source) ? setMaths(said) : said));
  const figures = source.figures.filter((figure) => !isIn(example?.figure ?? "", figure)).map(figureFence);
  // What stands on the page itself is not asked at its foot.
  const test = quizzed(
    source,
    many ?? usual.test,
    ({ question, when }) => question.kind !== "order" && question.kind !== "match" && when !== "figure",
  );
  const sections = [
    ...(ideas.length + figures.length === 0
      ? []
      : [`## What to know\n\n${[bullets(ideas), ...figures].filter(Boolean).join("\n\n")}`]),
    ...(words.length === 0
      ? []
      : [`## Words\n\n${bullets(words.map(({ term, meaning }) => `**${term}**: ${meaning}`))}`]),
    ...(example === null ? [] : [`## A worked example\n\n${shownExample(example)}`]),
    ...(mistakes.length === 0 ? [] : [`## Mistakes to watch for\n\n${bullets(mistakes)}`]),
    ...(test.length === 0
      ? []
      : [
          `## Test yourself\n\nCover the page above, try each one, then check.\n\n${blocks(test, source, false)}`,
        ]),
  ];
  return { sections, said: tooFew(many, test.length) };
}

export function cards({ words }: Source): Made {
  if (words.length === 0) return { sections: [], said: "" };
  const said = "Cut along the lines. One side is the word, the other what it means.";
  return {
    sections: [
      `## Cards\n\nTeacher: ${said}\n\n${bullets(words.map(({ term, meaning }) => `**${term}**: ${meaning}`))}`,
    ],
    said: "",
  };
}

/** `support`: with a first step and something more for each. */
function blocks(tasks: readonly Pooled[], source: Source, support = true): string {
  const asked = tasks.map(
    ({ question }, at): Question => (support ? supported(question, source, at) : question),
  );
  return asked
    .map((question) => questionBlock(isMaths(source) ? inMathematics(question) : question))
    .join("\n\n");
}

function isMaths({ note }: Source): boolean {
  return /math/i.test(note?.subject ?? "");
}

/** Fractions, powers and roots set as such, in all that is read; what is compared stays as it is typed. */
function inMathematics(question: Question): Question {
  const { prompt, why, help } = question;
  const set = {
    prompt: setMaths(prompt),
    ...(why === undefined ? {} : { why: setMaths(why) }),
    ...(help === undefined ? {} : { help: setMaths(help) }),
  };
  if (question.kind !== "choice") return { ...question, ...set };
  return {
    ...question,
    ...set,
    options: question.options.map((one) => ({ ...one, text: setMaths(one.text) })),
  };
}

function wordsFor({ words }: Source): string[] {
  const listed = words.map(({ term, meaning }) => `**${term}**: ${meaning}`);
  return listed.length === 0 ? [] : [`## Words you need\n\n${bullets(listed)}`];
}

/** Without its figure where the sheet asks about that: the one would tell the other. What the sheet gives already is not given again. */
function exampleFor({ example }: Source, figured: readonly Pooled[], given: readonly string[]): string[] {
  if (example === null) return [];
  const [own] = figuresIn(example.figure);
  const asked = own !== undefined && figured.some(({ question }) => isOf(question, own.figure));
  const shown = asked ? { ...example, figure: "", code: "" } : example;
  const once = (part: string) => (given.some((one) => one.includes(part)) ? "" : part);
  return [
    `## Worked example\n\n${shownExample({ ...shown, problem: once(shown.problem), figure: once(shown.figure), code: once(shown.code) })}`,
  ];
}

/** What the tasks are asked of, on the sheet itself at every level of support. */
function toWorkWith(tasks: readonly Pooled[]): string[] {
  const given = givenTo(tasks);
  return given.length === 0 ? [] : [`## To work with\n\n${given.join("\n\n")}`];
}

function givenTo(tasks: readonly Pooled[]): string[] {
  return [...new Set(tasks.flatMap(({ needs }) => needs.map(({ markdown }) => markdown)))];
}

function leftOut(lacking: number): string {
  if (lacking === 0) return "";
  const left = lacking === 1 ? "One task is" : `${lacking} tasks are`;
  return `${left} not on the sheet, for want of the source, text or table to be looked at: the lesson does not hold it. Put it in, and make the sheet again.`;
}

function isOf({ figure = {} }: Question, other: Figure): boolean {
  const { blanks: _, ...shown } = figure;
  return Bun.deepEquals(shown, other);
}

function isIn(markdown: string, figure: Figure): boolean {
  return figuresIn(markdown).some((one) => sameFigure(one.figure, figure));
}

function shownExample({ problem, figure, steps, code, result }: Example): string {
  return [problem, figure, numbered(steps), code, result].filter(Boolean).join("\n\n");
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The number that was asked for is kept, or it is said why not. */
function tooFew(many: number | null, given: number): string {
  if (many === null || given >= many) return "";
  return `${many} were asked for. The lesson and its notes give ${given} that can be proved; more would have to be made up, and none were.`;
}
