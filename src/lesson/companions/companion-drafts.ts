import { type CompanionPart, type Message, textOf } from "../../message.ts";
import { sectionAnswered } from "../brief/asked.ts";
import { looksLikeLesson } from "../document.ts";
import type { Draft } from "../draft/drafts.ts";
import { partTitled } from "./kinds.ts";

/** Every one of a kind that was made in a session, oldest first. */
export function companionDrafts(messages: readonly Message[], part: CompanionPart): Draft[] {
  return messages.flatMap((message, index) => {
    if (message.role !== "assistant" || sectionAnswered(messages, index) !== null) return [];
    const made = companionsIn(textOf(message)).findLast((one) => one.part === part);
    return made === undefined ? [] : [{ index, text: made.text }];
  });
}

/** What goes with a lesson in a text that may hold more: each from its title to the next. */
export function companionsIn(text: string): { part: CompanionPart; text: string }[] {
  if (!/^# /m.test(text)) return [];
  return text.split(/^(?=# )/m).flatMap((piece) => {
    const [, title = ""] = /^# +(.+)/.exec(piece) ?? [];
    const part = partTitled(title);
    return part === null || looksLikeLesson(piece) ? [] : [{ part, text: piece.replace(/\n+---\s*$/, "\n") }];
  });
}
