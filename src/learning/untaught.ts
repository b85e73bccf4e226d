import { foldText } from "../text/fold.ts";
import type { Course } from "./course.ts";
import { type Items, levelRank } from "./course-format.ts";
import { holds, type TaughtText, taughtTexts } from "./taught-text.ts";

/** An item that is asked although no text that was read by then teaches it. `missing`: what that text lacks. */
export type Untaught = { concept: string; kind: ItemKind; item: string; missing: string };
type ItemKind = Exclude<keyof Items, "concept" | "teach">;
type Rule = (items: Items, read: TaughtText) => Omit<Untaught, "concept">[];

/**
 * Nothing is asked that was not shown: every item for which the texts of its concept, and of those it needs, lack what an
 * answer rests on. A word: itself beside its meaning, and a sentence. A term: its name. A fact, and a question up to
 * understanding: half of its words at least. A gap: what goes into it. A program: a worked one. What goes beyond that is
 * the learner's own thinking, for which there is no text. Pure.
 */
export function untaughtItems(course: Course): Untaught[] {
  const untaught = untaughtIn(course);
  return [...course.items.values()].flatMap(untaught);
}

/** The same of one concept's items, in a course that has all the others. */
export function untaughtIn(course: Course): (items: Items) => Untaught[] {
  const read = taughtTexts(course);
  return (items) => {
    const text = read(items.concept);
    return rules.flatMap((rule) => rule(items, text)).map((one) => ({ concept: items.concept, ...one }));
  };
}

const rules: readonly Rule[] = [
  ({ vocabulary }, read) =>
    vocabulary.flatMap(({ term, meanings, accepted, sentences }) => {
      const places = [term, ...accepted].flatMap((form) => placesOf(form, read.lines));
      const isExplained = meanings.some((meaning) => holds(places, outsideBrackets(meaning)));
      const missing = [
        ...(places.length === 0 ? ["the word"] : isExplained ? [] : ["its meaning beside it"]),
        ...(sentences.length === 0 ? ["a sentence with it"] : []),
      ];
      return lacking("vocabulary", term, missing);
    }),
  ({ definitions }, read) =>
    definitions.flatMap(({ term, definition }) =>
      lacking("definitions", term, [
        ...(read.covers(term) < 1 && !read.says(outsideBrackets(term)) ? ["the term"] : []),
        ...(read.covers(definition) < half ? ["what it means"] : []),
      ]),
    ),
  ({ facts }, read) =>
    facts.flatMap(({ statement, why }) =>
      lacking("facts", statement, read.covers(`${statement} ${why}`) < half ? ["most of it"] : []),
    ),
  ({ questions }, read) =>
    questions
      .filter(({ bloom }) => levelRank(bloom) <= levelRank("understand"))
      .flatMap(({ question, points }) =>
        lacking("questions", question, read.covers(points.join(". ")) < half ? ["most of the answer"] : []),
      ),
  ({ cloze }, read) =>
    cloze.flatMap(({ text, answers }) => {
      const isWorkedOut = answers.some((answer) => /^[-−]?[\d.,/ ]+%?$/.test(answer));
      const isThere = isWorkedOut ? read.covers(text) >= half : answers.some((answer) => known(answer, read));
      return lacking("cloze", text, isThere ? [] : [isWorkedOut ? "most of it" : (answers[0] ?? "")]);
    }),
  ({ errors }, read) =>
    errors.flatMap(({ wrong, why }) =>
      lacking("errors", wrong, read.covers(why) < half ? ["the reason"] : []),
    ),
  ({ categories }, read) =>
    categories.flatMap(({ prompt, groups }) => {
      const missing = Object.keys(groups).filter((name) => read.covers(name) < half && !read.says(name));
      return lacking("categories", prompt, missing);
    }),
  ({ outputs, teach }) =>
    outputs.flatMap(({ code }) =>
      lacking("outputs", firstLine(code), isWorked(teach) ? [] : ["a worked program"]),
    ),
  ({ code_tasks, teach }) =>
    code_tasks.flatMap(({ title }) =>
      lacking("code_tasks", title, isWorked(teach) ? [] : ["a worked program"]),
    ),
  ({ skills, teach }, read) =>
    skills.flatMap(({ title }) =>
      lacking("skills", title, [
        ...(/worked example/i.test(`${teach.explanation}\n${teach.example}`) ? [] : ["a worked example"]),
        ...(read.covers(title) < half ? ["what it is about"] : []),
      ]),
    ),
  ({ handwriting }, read) =>
    handwriting.flatMap(({ prompt, reference }) =>
      lacking("handwriting", prompt, read.covers(reference) < half ? ["what is to be written"] : []),
    ),
];

const half = 0.5;

function lacking(kind: ItemKind, item: string, missing: readonly string[]): Omit<Untaught, "concept">[] {
  return missing.length === 0 ? [] : [{ kind, item, missing: missing.join(", ") }];
}

function known(answer: string, read: TaughtText): boolean {
  return read.says(answer) || read.covers(answer) === 1;
}

/** A program of at least two lines, in the example or the explanation: what only names a function shows nothing. */
function isWorked({ explanation, example }: Items["teach"]): boolean {
  return `${explanation}\n${example}`.split("\n").filter((line) => statement.test(line)).length >= 2;
}

/** An assignment, a call on a line of its own, or the head of a block. */
const statement =
  /^\s*(?:[\w.[\], -]+\s[-+*/]?=\s\S|[\w.]+\(.*\)\s*(?:#.*)?$|(?:def|class|for|while|if)\b.*:|return\b)/;

/** Where a word stands, with as much of the line round it as says what it means. */
function placesOf(form: string, lines: readonly string[]): string[] {
  const word = ` ${foldText(form)} `;
  return lines.flatMap((line) => {
    const starts = line
      .split(word)
      .slice(0, -1)
      .map((_, i, all) => all.slice(0, i + 1).join(word).length);
    return starts.map((at) => line.slice(Math.max(0, at - near), at + word.length + near));
  });
}

/** In characters: a dozen words. */
const near = 70;

/** What is in brackets is said about a word and not part of it. */
export function outsideBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, " ");
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}
