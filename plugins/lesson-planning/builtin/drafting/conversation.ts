import { isRequest, type SectionAsked, sectionAsked } from "../../../../src/lesson/brief/asked.ts";
import { limitsIn } from "../../../../src/lesson/brief/circumstances.ts";
import { classWithId, onlyClass } from "../../../../src/lesson/brief/frame.ts";
import { briefsIn, choiceAt, isNew } from "../../../../src/lesson/brief/understood.ts";
import type { EditType } from "../../../../src/lesson/decide/decision.ts";
import { editTypeOf } from "../../../../src/lesson/decide/decision-edit-type.ts";
import { timingsAfterEdit } from "../../../../src/lesson/decide/timings-after-edit.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { readDecided } from "../../../../src/lesson/draft/decided-note.ts";
import { draftsIn } from "../../../../src/lesson/draft/drafts.ts";
import { replaceSection } from "../../../../src/lesson/splice.ts";
import type { Message } from "../../../../src/message.ts";
import type { AuthorRequest } from "../../../../src/model/builtin.ts";
import type { CodePattern } from "../../../../src/workspace/curriculum/code-patterns.ts";
import { aboutCodes } from "./about-code.ts";
import { aboutLesson, isQuestion } from "./about-lesson.ts";
import type { Knowledge } from "./knowledge.ts";
import type { LessonBrief, LessonPlan } from "./plan.ts";
import { reviseSection } from "./revising.ts";
import { writtenFor } from "./typed.ts";
import { clipped } from "./wish.ts";

/** What was asked in this session, and what about. */

/**
 * What is to be planned: the last request for something new, with the answers that came to questions about it ("3B",
 * "use TCH 4-14a"). What only changes a draft, and what asks for nothing, is none of it.
 */
export function briefIn(messages: readonly Message[], known: Knowledge): LessonBrief {
  const planned = briefsIn(messages, known).flatMap(({ about, text, index }) =>
    isNew(about) && about.topic !== undefined ? [{ ...about, text, index }] : [],
  );
  const { topic = "", class: id, minutes = null, outcomes = [], text = "", index = 0 } = planned.at(-1) ?? {};
  const profile = classWithId(id, known.profiles) ?? onlyClass(known.profiles);
  // What was said before the last draft was of another lesson.
  const since = draftsIn(messages).findLast((draft) => draft.index < index)?.index ?? -1;
  const asked = planned.filter((one) => one.index > since);
  const limits = asked.map((one, at) => limitsIn(one.text, at > 0));
  return {
    said: text,
    topic,
    profile,
    minutes,
    outcomes,
    limits: {
      only: limits.flatMap(({ only }) => only),
      without: limits.flatMap(({ without }) => without),
    },
  };
}

/** Whether the last word was that none of the choices is meant. */
export function choseNone(messages: readonly Message[]): boolean {
  const at = messages.findLastIndex(isRequest);
  const choice = choiceAt(messages, at);
  return choice !== null && choice !== "again" && choice.picked.length === 0;
}

/** Whether the last word chose from a question: what was chosen is not asked about again. */
export function hasChosen(messages: readonly Message[]): boolean {
  const choice = choiceAt(messages, messages.findLastIndex(isRequest));
  return choice !== null && choice !== "again" && choice.picked.length > 0;
}

/** The section that is asked for now; of a revision, with what was asked of the same section before: that adds up. */
export function sectionWanted(messages: readonly Message[]): (SectionAsked & { requests: string[] }) | null {
  const asked = briefsIn(messages).map(({ about }) => sectionAsked(about));
  const latest = asked.at(-1) ?? null;
  if (latest === null) return null;
  const requests = asked.flatMap((one) =>
    one?.kind === "revise" && one.section === latest.section ? [one.request] : [],
  );
  return { ...latest, requests };
}

/** What a message about the lesson that stands comes to: something to say, or sections to write again. */
export type WishAbout = { say: string } | { sections: string[]; lesson: string; wish: string };

/** null: it is no wish about a lesson; something new is to be drafted. */
export function wishIn({ messages, volatile }: AuthorRequest, known: Knowledge): WishAbout | null {
  const all = briefsIn(messages, known);
  const latest = all.at(-1);
  const drafted = draftsIn(messages).findLast(({ index }) => index < (latest?.index ?? 0));
  if (latest === undefined || drafted === undefined) return null;
  const { about, text } = latest;
  const { markdown, kept } = readDecided(volatile) ?? { markdown: drafted.text, kept: [] };
  const { sections } = parseLesson(markdown);
  if (about.kind === "talk") return { say: nothingAsked(kept.length, sections.length) };
  const asked = sectionAsked(about) === null ? aboutCodes(text, known.registry) : null;
  if (asked !== null && (about.kind === "question" || about.kind === "revise")) return { say: asked };
  const answer = () => (isQuestion(text) ? aboutLesson(text, markdown, known.pages) : cannot(text));
  if (about.kind === "question") return { say: answer() };
  if (about.kind === "edit") return { say: replaceSection(markdown, about.section, about.text) };
  if (about.kind !== "revise" || sectionAsked(about) !== null || about.sections === "all") return null;
  const type = editTypeOf(text);
  if (type === "other") return { say: answer() };
  const named = about.sections;
  const concerned = named.length > 0 ? named : affected(type);
  const open = sections.filter(
    ({ id }) => concerned.includes(id) && (named.includes(id) || !kept.includes(id)),
  );
  if (open.length === 0) return { say: allDecided(sections.filter(({ id }) => concerned.includes(id))) };
  return { sections: open.map(({ id }) => id), lesson: markdown, wish: text };
}

/**
 * The whole lesson with those sections written again and every other one word for word; where none of them could be, why:
 * the same lesson is no new draft.
 */
export function rewritten(
  { sections, lesson, wish }: Extract<WishAbout, { sections: string[] }>,
  plan: LessonPlan,
  patterns: readonly CodePattern[],
  messages: readonly Message[],
): string {
  const revised = parseLesson(lesson)
    .sections.filter(({ id }) => sections.includes(id))
    .map(({ id, text }) => ({
      id,
      ...reviseSection(plan, id, [wish], text, patterns, writtenFor(messages, id)),
    }));
  const written = revised.reduce((text, one) => {
    if (!("text" in one)) return text;
    const after = replaceSection(text, one.id, one.text);
    const timings = timingsAfterEdit(text, after, one.id);
    return timings === null ? after : replaceSection(after, timings.section, timings.text);
  }, lesson);
  if (written.trim() !== lesson.trim()) return written;
  const [why] = revised.flatMap((one) => ("unable" in one ? [one.unable] : []));
  return `Nothing was changed: ${why ?? "the lesson says this already."}`;
}

function nothingAsked(decided: number, all: number): string {
  const stands = decided === 0 ? "Nothing has been decided yet" : `${decided} of ${all} sections are decided`;
  return `Nothing was changed: the lesson stands as it was. ${stands}. Say what to change, or decide on the sections.`;
}

function cannot(wish: string): string {
  return `Built-in drafting cannot write "${clipped(wish, 200)}" by itself, so nothing was changed. It can make a section easier, harder, shorter or more detailed, add support, or mend a curriculum link: name the section and which. A model could do the rest, and with the pencil you can write a section in your own words.`;
}

function allDecided(sections: readonly { title: string }[]): string {
  const names = sections.map(({ title }) => title).join(" and ");
  return `Nothing was changed: ${names || "what that concerns"} is decided already. Name the section if it is to be written again, for example "make the ${(sections[0]?.title ?? "Starter").toLowerCase()} shorter".`;
}

/** Where a wish that names no section is felt most. */
function affected(type: EditType): string[] {
  if (type === "more_differentiation") return ["differentiation"];
  return type === "fix_curriculum_link" ? ["curriculum-links"] : ["starter", "main"];
}
