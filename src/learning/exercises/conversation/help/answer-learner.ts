import type { Asked } from "../../../../text/asked.ts";
import { foldText } from "../../../../text/fold.ts";
import type { Answered, ConversationState, Question } from "../conversation-record.ts";
import { answerShown } from "../feedback.ts";
import { type CourseBook, type Entry, linesOf } from "./course-book.ts";
import { keptBack } from "./gives-away.ts";
import { howToAnswer, nudge, wasNudged } from "./nudge.ts";
import { otherWord, withoutTalk } from "./other-word.ts";

/** What is asked now, what was said to it, and what was asked before it. `open`: its answer is not to be told. */
export type AtHand = {
  question: Question | null;
  answered: Answered | null;
  before: { question: Question; answered: Answered } | null;
  open: boolean;
};

/**
 * What the course says to a learner's question, in words for the learner. It costs them nothing, and tells nothing that
 * answers the question that is asked now: that is kept back, which is said, and a nudge is given in its place. Where the
 * course says nothing, that is said.
 */
export function answerLearner(asked: Asked, at: AtHand, book: CourseBook | null): string {
  if (asked.kind === "why" && asked.about.every((one) => one === "")) {
    const before = justAnswered(at);
    if (before !== null) return whyBefore(before, at);
  }
  const wrong = asked.kind === "why" && asked.about.every((one) => one === "") ? whyWrong(at, book) : null;
  if (wrong !== null) return wrong;
  const found = lookUp(asked, at, book);
  const { lines, isCut } = keptBack(found, at.open ? at.question : null);
  if (lines.length > 0) return withCut(lines, isCut, asked);
  // A word whose sound is asked for and that nobody named is the one that is asked for.
  if ((isCut || asked.kind === "pronounce") && at.question !== null) return keeps(at);
  const about = asked.about[0] ?? "";
  if (asked.kind === "why" || about === "") return at.question === null ? nothing("that") : keeps(at, false);
  return nothing(asked.kind === "other" ? "that" : `“${about}”`);
}

function lookUp(asked: Asked, at: AtHand, book: CourseBook | null): string[] {
  const [about = "", other = ""] = asked.about;
  const timesBefore = (at.answered?.said ?? []).filter(({ wish }) => wish === asked.kind).length;
  switch (asked.kind) {
    case "meaning":
      return [...(book === null ? [] : meaningOf(about, book)), ...inTheLine(about, at)];
    case "say":
      return book === null ? [] : sayingOf(about, book);
    case "difference":
      return book === null ? [] : between(about, other, book);
    case "example":
      return exampleOf(about, at, book, timesBefore);
    case "why":
      if (about === "" || book === null) return reasonOf(at, book);
      return other === "" ? whyOf(about, book) : between(about, other, book);
    case "explain":
      return about !== "" && book !== null ? meaningOf(about, book) : explained(book, timesBefore);
    case "unclear":
      return at.question === null ? [] : [howToAnswer(at.question)];
    case "upset":
    case "discouraged":
      return [calm];
    case "pronounce":
      return [];
    default:
      return book === null ? [] : book.about(about).slice(0, mostLines);
  }
}

const mostLines = 2;
const calm =
  "That's all right. Say “another question” for a different one, “explain” to hear it again, or “stop”: what you did is kept.";

/** What the course says of two things together, and then what each is. */
function between(one: string, other: string, book: CourseBook): string[] {
  const both = ` ${foldText(other)} `;
  const together = book.mentions(one).filter((text) => ` ${foldText(text)} `.includes(both));
  return [...together.slice(0, mostLines), ...meaningOf(one, book), ...meaningOf(other, book)];
}

/** Why something is as it is: the sentences that speak of it, and what it is. */
function whyOf(about: string, book: CourseBook): string[] {
  return [...new Set([...book.mentions(about).slice(0, mostLines), ...meaningOf(about, book)])];
}

function meaningOf(asked: string, book: CourseBook): string[] {
  const about = namedIn(asked, book);
  const exact = book.find(about);
  if (exact.length > 0) return exact.slice(0, mostLines).flatMap(entryLines);
  const said = book.findByMeaning(about);
  if (said.length > 0) return sayingOf(about, book);
  const near = book.like(about);
  if (near.length > 0) return near.slice(0, 1).flatMap(entryLines);
  return book.mentions(about).slice(0, mostLines);
}

/** "The goodbye thing": what of it the course has, without words that are about nothing; else as it was said. */
function namedIn(about: string, { has }: CourseBook): string {
  return withoutTalk(about).find(has) ?? about;
}

/** A word of what was just said in a scene: what the whole of it means. */
function inTheLine(about: string, { question }: AtHand): string[] {
  const { says = "", means } = question?.turn ?? {};
  const isThere = ` ${foldText(says)} `.includes(` ${foldText(about)} `);
  return isThere && means !== undefined ? [`“${says}” means: ${means}`] : [];
}

function sayingOf(asked: string, book: CourseBook): string[] {
  const about = namedIn(asked, book);
  const found = book.findByMeaning(about);
  if (found.length === 0) return book.find(about).slice(0, mostLines).flatMap(entryLines);
  return found
    .slice(0, mostLines + 1)
    .flatMap(({ term, note, sentences: [sentence] }) => [
      `“${about}” is **${term}**.${note === "" ? "" : ` ${note}`}`,
      ...(sentence === undefined ? [] : [`For example: ${sentence.text} (${sentence.translation})`]),
    ]);
}

function entryLines({ term, meanings, sentences: [sentence], note }: Entry): string[] {
  return [
    `**${term}**: ${meanings.join(", ")}`,
    ...(note === "" ? [] : [note]),
    ...(sentence === undefined ? [] : [`For example: ${sentence.text} (${sentence.translation})`]),
  ];
}

/** Another one each time; those that would answer the question are passed over. */
function exampleOf(about: string, at: AtHand, book: CourseBook | null, timesBefore: number): string[] {
  const items = book?.items ?? null;
  const entries = about === "" || book === null ? [] : [...book.find(about), ...book.findByMeaning(about)];
  const own = entries.flatMap(({ sentences, note }) => [
    ...sentences.map(({ text, translation }) => `${text} (${translation})`),
    ...(note === "" ? [] : [note]),
  ]);
  const ofConcept =
    about !== "" || items === null
      ? []
      : [
          ...items.vocabulary
            .filter(({ term }) => at.question?.item === `vocabulary:${term.toLowerCase()}`)
            .flatMap(({ sentences }) => sentences)
            .map(({ text, translation }) => `${text} (${translation})`),
          items.teach.example.trim(),
          ...items.definitions.flatMap(({ term, example }) =>
            example === undefined ? [] : [`**${term}**: ${example}`],
          ),
          ...items.vocabulary
            .flatMap(({ sentences }) => sentences)
            .map(({ text, translation }) => `${text} (${translation})`),
          ...items.errors.map(({ wrong, right, why }) => `Not “${wrong}” but “${right}”: ${why}`),
          ...items.facts.filter(({ truth }) => truth).map(({ statement, why }) => `${statement} ${why}`),
        ];
  const all = [...new Set([...own, ...ofConcept])];
  const { lines } = keptBack(all, at.open ? at.question : null);
  const next = lines[timesBefore % Math.max(1, lines.length)];
  return next === undefined ? all.slice(0, 1) : [next];
}

/** The question that "why?" is about where nothing was tried at the one that is asked now: the one before it. */
function justAnswered({ answered, before }: AtHand): AtHand["before"] {
  const isFresh = answered === null || (answered.replies.length === 0 && answered.hints === 0);
  return isFresh ? before : null;
}

/**
 * Why the answer just given was right or wrong. What was shown with it is told again; where it was right and the course's words for it
 * would answer what is asked now, it is their own words that stand.
 */
function whyBefore({ question, answered }: NonNullable<AtHand["before"]>, at: AtHand): string {
  const told = answerShown(question);
  const isRight = answered.settled?.verdict === "correct";
  const { lines } = keptBack([told], at.open && isRight ? at.question : null);
  if (lines.length > 0) return `About the question before: ${told}`;
  const own = answered.replies.at(-1)?.text.trim() ?? "";
  return `About the question before: your answer was right, “${own}”. The course's own words for it would also answer what I ask now, so I keep those back.`;
}

/** Why the last answer was what it was; of a question that has not been answered, nothing is told. */
function reasonOf({ question, answered, open }: AtHand, book: CourseBook | null): string[] {
  const last = answered?.replies.at(-1);
  if (question !== null && !open) return [answerShown(question)];
  if (last === undefined || last.verdict === "correct") return [];
  const meant = book?.find(last.text).slice(0, 1).flatMap(entryLines) ?? [];
  return [...meant, ...(last.note === "" ? [] : [last.note])];
}

/** The text of the lesson; asked once more, its example and its terms. */
function explained(book: CourseBook | null, timesBefore: number): string[] {
  const teach = book?.items?.teach;
  if (teach === undefined) return [];
  const whole = linesOf(teach.explanation);
  const example = linesOf(teach.example);
  return timesBefore % 2 === 0 ? whole.slice(0, mostExplained) : [...example, ...whole.slice(mostExplained)];
}

const mostExplained = 12;

function withCut(lines: readonly string[], isCut: boolean, { kind }: Asked): string {
  const text = lines.join(kind === "explain" ? "\n" : "\n\n");
  return isCut ? `${text}\n\n(What would answer my question I keep back for the moment.)` : text;
}

/** What they want to know is what they are asked. */
function keeps({ question, answered }: AtHand, isAsked = true): string {
  const lead = isAsked ? "That is just what I am asking, so I keep it back for the moment. " : "";
  if (question === null || wasNudged(question, answered)) return `${lead}${stepsOn}`;
  return `${lead}A nudge that costs nothing: ${nudge(question)}`;
}

const stepsOn = "Say “hint” for a step further, or “show me” to see the answer.";

/** Why a typed answer to the open question was wrong: what it says, or that it is no word of the course. null: none was. */
function whyWrong({ question, answered, open }: AtHand, book: CourseBook | null): string | null {
  const last = answered?.replies.at(-1);
  if (question === null || !open || last?.verdict !== "incorrect" || book === null) return null;
  if (question.kind !== "typed" || question.weighing !== "answer") return null;
  const other = otherWord(last.text, question, book);
  if (other !== "") return `${other} That is not what is asked for here. ${stepsOn}`;
  const { lines } = keptBack(last.note === "" ? [] : [last.note], question);
  const why =
    lines[0] ??
    (book.has(last.text)
      ? `“${last.text.trim()}” is not what is asked for here.`
      : `“${last.text.trim()}” is no word of this course, so I cannot say what it would mean; the answer is another one.`);
  return `${why} ${stepsOn}`;
}

function nothing(about: string): string {
  return `The course says nothing about ${about}, so I cannot tell you more than that.`;
}

/** Where a conversation stands, as a learner's question finds it. */
export function atHand({ body }: ConversationState): AtHand {
  const { phase, at, answers } = body.progress;
  const check = phase === "teaching" ? (body.teaching?.check ?? null) : null;
  const question = check ?? body.questions[at] ?? null;
  const earlier = body.questions[at - 1];
  const told = answers[at - 1];
  return {
    question,
    answered: check === null ? (answers[at] ?? null) : null,
    before:
      check !== null || earlier === undefined || told === undefined
        ? null
        : { question: earlier, answered: told },
    open: phase !== "self_rating",
  };
}
