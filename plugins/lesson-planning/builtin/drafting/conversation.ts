import {
  editTypeOf,
  parseAlternativesRequest,
  parseRevisionRequest,
} from "../../../../src/lesson/decisions.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { draftsIn } from "../../../../src/lesson/drafts.ts";
import { isSentBack } from "../../../../src/lesson/sent-back.ts";
import { replaceSection } from "../../../../src/lesson/splice.ts";
import { type About, type Message, textOf } from "../../../../src/message.ts";
import type { LessonPlan } from "./plan.ts";
import { reviseSection } from "./revising.ts";

/** What was asked in this session, and what about. */

type Asked = { text: string; about: About | undefined };

function requests(messages: readonly Message[]): Asked[] {
  return messages.flatMap((message) =>
    message.role === "user" && !isSentBack(textOf(message))
      ? [{ text: textOf(message), about: message.about }]
      : [],
  );
}

function userTexts(messages: readonly Message[]): string[] {
  return requests(messages).map(({ text }) => text);
}

/** The last request for something new; what only changes a draft is none. */
export function latestRequest(messages: readonly Message[]): Asked {
  const [first = { text: "", about: undefined }, ...later] = requests(messages);
  return later.findLast(({ text, about }) => about !== undefined || asksForNew(text)) ?? first;
}

function asksForNew(text: string): boolean {
  if (parseRevisionRequest(text) !== null || parseAlternativesRequest(text) !== null) return false;
  return (
    /\b(?:plan|lesson|worksheet|quiz|revision guide|teach)\b/i.test(text) &&
    /\b(?:on|about|for)\b/i.test(text) &&
    !/\b(?:make|change|shorten|rewrite|revise)\b.*\b(?:the|this|that)\b/i.test(text)
  );
}

export type Revision = { section: string; requests: string[]; current: string };

/** The revision that is asked for now, with those of the same section before it: they add up. */
export function revisionRequestIn(messages: readonly Message[]): Revision | null {
  const asked = userTexts(messages).map(parseRevisionRequest);
  const latest = asked.at(-1) ?? null;
  if (latest === null) return null;
  const requests = asked
    .filter((one) => one?.section === latest.section)
    .flatMap((one) => one?.request ?? []);
  return { section: latest.section, requests, current: latest.current };
}

export function alternativesRequestIn(
  messages: readonly Message[],
): { section: string; current: string } | null {
  return parseAlternativesRequest(userTexts(messages).at(-1) ?? "");
}

/** A change asked for in free words ("make the starter shorter"): the whole lesson, with that section written again. */
export function refinement(messages: readonly Message[], plan: LessonPlan): string | null {
  const latest = userTexts(messages).at(-1) ?? "";
  const lesson = draftsIn(messages).at(-1)?.text;
  if (lesson === undefined || latest === latestRequest(messages).text) return null;
  const named = parseLesson(lesson).sections.filter(({ title }) =>
    new RegExp(`\\b${title.replace(/[^\p{L} ]/gu, ".")}`, "i").test(latest),
  );
  const targets =
    named.length > 0 ? named : parseLesson(lesson).sections.filter(({ id }) => affected(latest).includes(id));
  return targets.reduce(
    (text, { id, text: current }) => replaceSection(text, id, reviseSection(plan, id, [latest], current)),
    lesson,
  );
}

/** Where a wish that names no section is felt most. */
function affected(request: string): string[] {
  const type = editTypeOf(request);
  if (type === "more_differentiation") return ["differentiation"];
  if (type === "fix_curriculum_link") return ["curriculum-links"];
  return type === "other" ? ["overview"] : ["starter", "main"];
}
