import { briefFrom, type LessonBrief } from "../../../../src/lesson/brief/brief.ts";
import { type Choice, choiceIn, nameOfOption, optionsIn } from "../../../../src/lesson/brief/choice.ts";
import { changeAsked } from "../../../../src/lesson/change-asked.ts";
import { readDecided } from "../../../../src/lesson/decided-note.ts";
import {
  type EditType,
  editTypeOf,
  parseAlternativesRequest,
  parseRevisionRequest,
} from "../../../../src/lesson/decisions.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { draftsIn } from "../../../../src/lesson/drafts.ts";
import { isSentBack } from "../../../../src/lesson/sent-back.ts";
import { asksForNothing } from "../../../../src/lesson/small-talk.ts";
import { replaceSection } from "../../../../src/lesson/splice.ts";
import { type About, type Message, textOf } from "../../../../src/message.ts";
import type { AuthorRequest } from "../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import type { LessonPlan } from "./plan.ts";
import { reviseSection } from "./revising.ts";

/** What was asked in this session, and what about. */

/**
 * `drafted`: the lesson that stood when it was asked; null where there was none yet. `choice`: what it chooses of the
 * question before it, and then `text` is the names of what was chosen.
 */
type Asked = { text: string; about: About | undefined; drafted: string | null; choice: Choice | null };

function requests(messages: readonly Message[]): Asked[] {
  const drafts = draftsIn(messages);
  return messages.flatMap((message, index) => {
    if (message.role !== "user" || isSentBack(textOf(message))) return [];
    const drafted = drafts.findLast((draft) => draft.index < index)?.text ?? null;
    const before = messages[index - 1];
    const options = before?.role === "assistant" ? optionsIn(textOf(before)) : [];
    const choice = choiceIn(textOf(message), options);
    const chosen = choice === null || choice === "again" ? [] : choice.picked;
    const names = chosen.map((place) => nameOfOption(options[place] ?? ""));
    const text = names.length > 0 ? names.join(" and ") : textOf(message);
    return [{ text, about: message.about, drafted, choice }];
  });
}

/** Whether the last word was that none of the choices is meant. */
export function choseNone(messages: readonly Message[]): boolean {
  const choice = requests(messages).at(-1)?.choice ?? null;
  return choice !== null && choice !== "again" && choice.picked.length === 0;
}

function userTexts(messages: readonly Message[]): string[] {
  return requests(messages).map(({ text }) => text);
}

/**
 * What is to be planned: the last request for something new, with the answers that came to questions about it ("3B",
 * "use TCH 4-14a"). What only changes a draft, and what asks for nothing, is none of it.
 */
export function briefIn(
  messages: readonly Message[],
  profiles: readonly ClassProfile[],
  registry: Registry,
): LessonBrief {
  const understood: LessonBrief[] = [];
  for (const { text, about, drafted, choice } of requests(messages)) {
    if (choice !== null && understood.length > 0) {
      const before = understood.at(-1);
      const picks = choice !== "again" && choice.picked.length > 0;
      if (picks && before !== undefined)
        understood.push(answered(before, briefFrom(text, about, profiles, registry)));
      continue;
    }
    const isNew = about !== undefined || understood.length === 0 || asksForNew(text, about);
    if (drafted !== null ? !isNew : asksForNothing(text) && understood.length > 0) continue;
    if (parseRevisionRequest(text) !== null || parseAlternativesRequest(text) !== null) continue;
    const brief = briefFrom(text, about, profiles, registry);
    const before = isNew && drafted !== null ? null : (understood.at(-1) ?? null);
    understood.push(before === null ? brief : answered(before, brief));
  }
  return understood.at(-1) ?? briefFrom("", undefined, profiles, registry);
}

/** A question was asked of what came before; the answer adds to it, or says it anew. */
function answered(before: LessonBrief, answer: LessonBrief): LessonBrief {
  return {
    text: answer.text,
    topic: answer.topic || before.topic,
    profile: answer.profile ?? before.profile,
    minutes: answer.minutes ?? before.minutes,
    outcomes: answer.outcomes.length > 0 ? answer.outcomes : before.outcomes,
  };
}

function asksForNew(text: string, about: About | undefined): boolean {
  return changeAsked(text, about, parseLesson("")).kind === "new";
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

/** What a message about the lesson that stands comes to: something to say, or sections to write again. */
export type WishAbout = { say: string } | { sections: string[]; lesson: string; wish: string };

/** null: it is no wish about a lesson; something new is to be drafted. */
export function wishIn({
  messages,
  volatile,
}: Pick<AuthorRequest, "messages" | "volatile">): WishAbout | null {
  const all = requests(messages);
  const latest = all.at(-1);
  if (latest === undefined || latest.drafted === null) return null;
  const { text, about, drafted, choice } = latest;
  if (choice !== null) return null;
  if (parseRevisionRequest(text) !== null || parseAlternativesRequest(text) !== null) return null;
  const { markdown, kept } = readDecided(volatile) ?? { markdown: drafted, kept: [] };
  const { sections } = parseLesson(markdown);
  const change = changeAsked(text, about, parseLesson(markdown));
  if (change.kind === "new" || change.kind === "all" || askedBefore(all)) return null;
  if (change.kind === "nothing") return { say: nothingAsked(kept.length, sections.length) };
  const type = editTypeOf(text);
  if (type === "other") return { say: cannot(text) };
  const concerned = change.ids.length > 0 ? change.ids : affected(type);
  const open = sections.filter(
    ({ id }) => concerned.includes(id) && (change.ids.includes(id) || !kept.includes(id)),
  );
  if (open.length === 0) return { say: allDecided(sections.filter(({ id }) => concerned.includes(id))) };
  return { sections: open.map(({ id }) => id), lesson: markdown, wish: text };
}

/** The very words of an earlier request: it is asked for once more, after a draft that broke off. */
function askedBefore(all: readonly Asked[]): boolean {
  const text = all.at(-1)?.text.trim();
  return all.slice(0, -1).some((one) => one.text.trim() === text);
}

/** The whole lesson with those sections written again and every other one word for word. */
export function rewritten(
  { sections, lesson, wish }: Extract<WishAbout, { sections: string[] }>,
  plan: LessonPlan,
): string {
  return parseLesson(lesson)
    .sections.filter(({ id }) => sections.includes(id))
    .reduce(
      (text, { id, text: current }) => replaceSection(text, id, reviseSection(plan, id, [wish], current)),
      lesson,
    );
}

function nothingAsked(decided: number, all: number): string {
  const stands = decided === 0 ? "Nothing has been decided yet" : `${decided} of ${all} sections are decided`;
  return `Nothing was changed: the lesson stands as it was. ${stands}. Say what to change, or decide on the sections.`;
}

function cannot(wish: string): string {
  return `Built-in drafting cannot write "${wish.trim().slice(0, 200)}" by itself, so nothing was changed. It can make a section easier, harder, shorter or more detailed, add support, or mend a curriculum link: name the section and which. A model could do the rest, and you can revise a section in your own words.`;
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
