import { looksLikeLesson, parseLesson } from "../../../lesson/document.ts";
import type { View } from "../session/read-session.ts";
import type { Live } from "../session/session-state.ts";
import { type Growing, stillToCome } from "./growing.ts";

/** A section as it is shown: there, being written, of the draft before, still to come, or left by a run that died. */
export type Piece = {
  id: string;
  title: string;
  body: string;
  state: "written" | "growing" | "before" | "waiting" | "unchecked";
};

/** What is written now that is not in what was read: a draft in flight, "" where there is none. */
export function draftInFlight(live: Live | null): string {
  if (live?.request?.kind !== "free") return "";
  return [live.text, live.said].find((text) => /^ {0,3}#{1,2}\s/m.test(text)) ?? "";
}

/** Commands that make a whole lesson: what is still to come is known before it is there. */
export function makesLesson({ session, lesson }: Pick<View, "session" | "lesson">): boolean {
  return lesson !== null || session.command === "create-lesson" || session.command === "refine-lesson";
}

/**
 * The sections of a draft in flight, in order; then those of the draft before that have no successor yet, or titles
 * of what a whole lesson still needs.
 */
export function piecesOf(
  { sections }: Growing,
  { before, whole, ended }: { before: readonly Piece[]; whole: boolean; ended: boolean },
): Piece[] {
  const now = sections.map(({ id, title, body }, index): Piece => {
    const last = index === sections.length - 1 && !ended;
    return { id, title, body, state: last ? "growing" : "written" };
  });
  if (ended) return now;
  const old = before
    .filter(({ id }) => !sections.some((one) => one.id === id))
    .map((piece): Piece => ({ ...piece, state: "before" }));
  if (old.length > 0) return [...now, ...old];
  return [...now, ...(whole ? waiting(now.map(({ title }) => title)) : [])];
}

export function waiting(titles: readonly string[]): Piece[] {
  return stillToCome(titles).map((title) => ({ id: `waiting-${title}`, title, body: "", state: "waiting" }));
}

/** The body of a section's text, without its heading. */
export function bodyOf(text: string): string {
  const [heading] = /^ {0,3}##[ \t][^\n]*\n/.exec(text) ?? [];
  if (heading !== undefined)
    return text
      .slice(heading.length)
      .replace(/^(?:[ \t]*\r?\n)+/, "")
      .trimEnd();
  return parseLesson(text).sections[0]?.body ?? text;
}

/** What the assistant made that is no lesson (a worksheet, a quiz); null where it made nothing with headings. */
export function otherDocument({ session, lesson }: Pick<View, "session" | "lesson">): string | null {
  if (lesson !== null) return null;
  for (const message of session.messages.toReversed()) {
    if (message.role !== "assistant") continue;
    const text = message.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("");
    if (/^ {0,3}#{1,2}\s/m.test(text) && !looksLikeLesson(text)) return text;
  }
  return null;
}
