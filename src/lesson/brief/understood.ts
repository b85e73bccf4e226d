import { type About, type Companion, type Message, textOf } from "../../message.ts";
import { tokensOf } from "../../words/tokens.ts";
import { editTypeOf } from "../decide/decision-edit-type.ts";
import { type Lesson, parseLesson } from "../document.ts";
import { draftsIn } from "../draft/drafts.ts";
import { aboutOf, isRequest } from "./asked.ts";
import { manyIn, resourcesIn, wantedIn, wantedOfLesson } from "./beside.ts";
import { type ChangeAsked, changeAsked } from "./change-asked.ts";
import { afterRefusal, type Choice, choiceIn, nameOfOption, optionsIn } from "./choice.ts";
import { onlyLimits } from "./circumstances.ts";
import { answered, type Framed, framed, type Known, nothingKnown } from "./frame.ts";
import { asksForNothing } from "./small-talk.ts";
import { isWishOfALesson } from "./wish-of-a-lesson.ts";

/** A request and what it is understood as. */
export type Brief = { text: string; about: About; index: number };

/** What was said before: requests with what they came to, and the lesson that stands. */
type Before = {
  asked: readonly Brief[];
  lesson: string | null;
  choice: Choice | null;
  picked: string;
  instead: string;
};

/** What the request at `index` chooses of the question right before it; null where it says something of its own. */
export function choiceAt(messages: readonly Message[], index: number): Choice | null {
  const message = messages[index];
  return message === undefined ? null : choiceIn(textOf(message), offeredBefore(messages, index));
}

function offeredBefore(messages: readonly Message[], index: number): string[] {
  const question = messages[index - 1];
  return question?.role === "assistant" ? optionsIn(textOf(question)) : [];
}

/** A choice and, in words, what was chosen; `instead`: what is named where the choices were refused. */
function chosenOf(words: string, options: readonly string[]): Pick<Before, "choice" | "picked" | "instead"> {
  const choice = choiceIn(words, options);
  const places = choice === null || choice === "again" ? [] : choice.picked;
  const picked = places.map((place) => nameOfOption(options[place] ?? "")).join(" and ");
  return { choice, picked, instead: options.length === 0 ? "" : (afterRefusal(words) ?? "") };
}

/** A person's words as data, with what they chose outright and what was said before. */
export function understood(
  words: string,
  chosen: About | undefined,
  before: readonly Message[],
  known: Known,
): About {
  const lesson = draftsIn(before).at(-1)?.text ?? null;
  const choice = chosenOf(words, offeredBefore(before, before.length));
  return understoodAfter(words, chosen, { asked: briefsIn(before, known), lesson, ...choice }, known);
}

/** Every request of a conversation. What was not understood when it was said (an older session, another host) is now. */
export function briefsIn(messages: readonly Message[], known: Known = nothingKnown): Brief[] {
  const drafts = draftsIn(messages);
  const asked: Brief[] = [];
  for (const [index, message] of messages.entries()) {
    if (!isRequest(message)) continue;
    const text = textOf(message);
    const kept = aboutOf(message) ?? undefined;
    const lesson = drafts.findLast((draft) => draft.index < index)?.text ?? null;
    const choice = chosenOf(text, offeredBefore(messages, index));
    asked.push({ text, index, about: understoodAfter(text, kept, { asked, lesson, ...choice }, known) });
  }
  return asked;
}

/** What the newest request is understood as; null before there is one. */
export function latestBrief(messages: readonly Message[], known?: Known): About | null {
  return briefsIn(messages, known).at(-1)?.about ?? null;
}

function understoodAfter(
  said: string,
  chosen: About | undefined,
  { asked, lesson, choice, picked, instead }: Before,
  known: Known,
): About {
  if (chosen !== undefined && (!isNew(chosen) || chosen.said !== undefined)) return chosen;
  if (chosen === undefined && choice !== null && picked === "") return { kind: "talk", said: [] };
  const words = picked || instead || said;
  const before = asked.findLast(({ about }) => isNew(about))?.about;
  if (chosen === undefined && picked !== "" && before !== undefined && isNew(before)) {
    const frame = answered(before, framed(words, {}, known), words, known.profiles);
    return { ...before, ...frame };
  }
  if (chosen === undefined && asksForNothing(words) && (lesson !== null || asked.length > 0))
    return { kind: "talk", said: [] };
  if (lesson !== null && chosen?.kind === "companion")
    return { kind: "companion", what: chosen.what, ...counting(words, chosen.many), said: [] };
  if (chosen === undefined && lesson !== null) {
    const standing = parseLesson(lesson);
    const pasted = ownSection(words, standing);
    if (pasted !== null) return pasted;
    const change = changeAsked(words, standing);
    const made = goesWith(words, standing, known);
    if (
      made.length > 0 &&
      (change.kind === "new" || companionsBy.has(known.command) || namesOnly.test(words))
    )
      return { kind: "companion", what: made, ...counting(words), said: [] };
    if (change.kind !== "new") return ofTheLesson(words, change, asked, known);
  }
  const earlier = lesson === null ? asked.findLast(({ about }) => isNew(about)) : undefined;
  if (chosen === undefined && earlier?.text.trim() === words.trim()) return earlier.about;
  const read = framed(words, chosen ?? {}, known);
  // Where no lesson stands, what is wished of one names no topic either.
  const fresh = isWishOfALesson(words) ? withoutTopic(read) : read;
  const frame =
    earlier === undefined || !isNew(earlier.about)
      ? fresh
      : // What only sets limits to what was asked names nothing new.
        answered(earlier.about, onlyLimits(words) ? { ...fresh, topic: "" } : fresh, words, known.profiles);
  if (chosen?.kind === "companion")
    return { ...frame, kind: "companion", what: chosen.what, ...counting(words, chosen.many) };
  const from = chosen?.kind === "lesson" ? chosen.from : undefined;
  const made = madeBy(known.command, words);
  return from === undefined || made.kind !== "lesson" ? { ...frame, ...made } : { ...frame, ...made, from };
}

function withoutTopic(frame: Framed): Framed {
  const others = (frame.uncertain ?? []).filter(({ what }) => what !== "topic");
  return { ...frame, topic: "", uncertain: [...others, { what: "topic", choices: [] }] };
}

/** Something to be planned afresh. */
export function isNew(about: About): about is Extract<About, { kind: "lesson" | "companion" }> {
  return about.kind === "lesson" || about.kind === "companion";
}

/** "A worksheet please": it begins with what is wanted, and says nothing of what is there. */
const namesOnly = /^\W*(?:(?:please|now|and|ok(?:ay)?|also|then)\W+)*(?:an?|some|\d+)\s/i;

/** What is asked for to go with the lesson that stands, though it is named like something new: "a quiz on loops". */
function goesWith(words: string, standing: Lesson, known: Known): Companion[] {
  const own = companionsBy.get(known.command);
  const wanted = own === undefined ? resourcesIn(words) : [own];
  if (wanted.length === 0 || /\blessons?\b/i.test(words.replace(/\b(?:this|that|the|my|our) lesson\b/gi, "")))
    return [];
  const { topic = "" } = framed(words, {}, known);
  const title = stemsIn(standing.title ?? "");
  const named = stemsIn(topic.replace(/^(?:it|this|that)\b/i, ""));
  return [...named].every((stem) => title.has(stem)) ? wanted : [];
}

function stemsIn(text: string): Set<string> {
  return new Set(tokensOf(text).flatMap(({ kind, stem }) => (kind === "function" ? [] : [stem])));
}

/** How many questions: chosen outright, or said. */
function counting(words: string, chosen?: number): { many?: number } {
  const many = chosen ?? manyIn(words);
  return many === null ? {} : { many };
}

const planning = new Set([null, "create-lesson", "refine-lesson"]);
const companionsBy = new Map<string | null, Companion>([
  ["create-worksheet", "worksheet"],
  ["create-quiz", "quiz"],
  ["create-homework", "homework"],
  ["create-revision-guide", "revision-guide"],
  ["create-cards", "cards"],
  ["create-text", "text"],
  ["review-lesson", "review"],
  ["adapt-lesson", "adaptation"],
]);

function madeBy(command: string | null, words: string): About {
  const made = companionsBy.get(command);
  if (made !== undefined) return { kind: "companion", what: [made], ...counting(words) };
  if (command === "make-resources")
    return { kind: "companion", what: resourcesIn(words), ...counting(words) };
  if (command === "refine-lesson") return { kind: "revise", request: words, sections: [] };
  if (command === "update-class") return { kind: "talk" };
  const beside = planning.has(command) ? wantedIn(words) : [];
  return beside.length === 0
    ? { kind: "lesson", with: undefined }
    : { kind: "lesson", with: beside, ...counting(words) };
}

/** Said of the lesson that stands. What is said of one section ("a plenary of ten minutes") is no length of the lesson. */
function ofTheLesson(
  words: string,
  change: Exclude<ChangeAsked, { kind: "new" }>,
  asked: readonly Brief[],
  known: Known,
): About {
  const soFar = asked.flatMap(({ about }) => ("class" in about ? (about.class ?? []) : [])).at(-1);
  const { class: id, minutes, outcomes, said } = framed(words, {}, known, soFar);
  const sections = change.kind === "sections" ? change.ids : [];
  const whole =
    sections.length === 0
      ? { class: id, minutes, outcomes, said }
      : { class: id, outcomes, said: said.filter((field) => field !== "minutes") };
  if (change.kind === "all") return { kind: "revise", request: words, sections: "all", ...whole };
  const what = planning.has(known.command) && sections.length === 0 ? wantedOfLesson(words) : [];
  if (what.length > 0) return { kind: "companion", what, ...whole, ...counting(words) };
  if (sections.length === 0 && asksBack.test(words.trim())) return { kind: "question", ...whole };
  return { kind: "revise", request: words, sections, ...whole };
}

/** One section of the lesson, pasted under its heading, with no wish of what else to do with it: it is the teacher's own text. */
function ownSection(words: string, { sections }: Lesson): About | null {
  const [pasted, ...more] = parseLesson(words).sections;
  if (pasted === undefined || more.length > 0 || pasted.body.trim() === "") return null;
  const section = sections.find(({ id }) => id === pasted.id)?.id;
  const wish = words.slice(0, words.indexOf(pasted.text));
  if (section === undefined || editTypeOf(wish) !== "other" || wish.includes("?")) return null;
  return { kind: "edit", section, text: pasted.text.trimEnd() };
}

/** "Why did you choose this outcome?"; not "how about a shorter one?", nor "could you add one?". */
const asksBack =
  /^(?:why|who|when|where|which|what|how)\b(?! (?:about|if)\b)(?![\s\S]*\b(?:make|change|add|shorter|longer|easier|harder|instead|rather)\b)[\s\S]*\?$/i;
