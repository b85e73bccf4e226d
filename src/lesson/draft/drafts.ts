import { z } from "zod";
import { type Message, textOf } from "../../message.ts";
import type { Session } from "../../store/session.ts";
import { isRequest, sectionAnswered } from "../brief/asked.ts";
import { looksLikeLesson } from "../document.ts";

/** `index`: which of the session's messages holds it. */
export type Draft = { index: number; text: string };

/**
 * The teacher goes back to an earlier draft, or forth again. It holds until yet another draft comes: `newest` says
 * which was the last one then.
 */
export const DraftChoice = z.object({
  section: z.literal("lesson"),
  type: z.literal("draft"),
  at: z.string(),
  draft: z.number().int().nonnegative(),
  newest: z.number().int().nonnegative(),
  by: z.literal("teacher").optional(),
});
export type DraftChoice = z.infer<typeof DraftChoice>;

/** Every whole lesson that was drafted, oldest first. */
export function draftsIn(messages: readonly Message[]): Draft[] {
  return messages.flatMap((_, index) => draftAt(messages, index) ?? []);
}

/** The draft that stands: the newest, unless the teacher went back from it. */
export function standingDraft({
  messages,
  decisions,
}: Pick<Session, "messages" | "decisions">): Draft | null {
  const newest = newestDraft(messages);
  if (newest === null) return null;
  const chosen = decisions.flatMap((decision) => DraftChoice.safeParse(decision).data ?? []).at(-1);
  if (chosen === undefined || chosen.newest !== newest.index) return newest;
  return draftAt(messages, chosen.draft) ?? newest;
}

function newestDraft(messages: readonly Message[]): Draft | null {
  return draftAt(
    messages,
    messages.findLastIndex((_, index) => draftAt(messages, index) !== null),
  );
}

/** Answers to our own requests for one section are no drafts, even where the whole lesson came back. */
function draftAt(messages: readonly Message[], index: number): Draft | null {
  const message = messages[index];
  if (message?.role !== "assistant") return null;
  const text = lessonText(textOf(message));
  return text === null || sectionAnswered(messages, index) !== null ? null : { index, text };
}

/** What a run made to be decided on: the lesson that it drafted on the way, where its last words are something else. */
export function madeInRun(text: string, messages: readonly Message[]): string {
  if (lessonText(text) !== null) return text;
  const newest = newestDraft(messages);
  return newest === null || newest.index < messages.findLastIndex(isRequest) ? text : newest.text;
}

/** Some models put the whole lesson in a fence. */
export function lessonText(text: string): string | null {
  if (looksLikeLesson(text)) return text;
  const [, , fenced = ""] = /^(`{3,}|~{3,})(?:markdown|md)?[ \t]*\r?\n([\s\S]*)^\1[ \t]*$/m.exec(text) ?? [];
  return looksLikeLesson(fenced) ? fenced : null;
}
