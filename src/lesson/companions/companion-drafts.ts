import { parseMarkdown } from "../../markdown/tree.ts";
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
  const named = text.match(/^# .+/gm)?.some((line) => partTitled(line.slice(2)) !== null) ?? false;
  return !named
    ? []
    : titledPieces(text).flatMap((piece) => {
        const [, title = ""] = /^# +(.+)/.exec(piece) ?? [];
        const part = partTitled(title);
        return part === null || looksLikeLesson(piece)
          ? []
          : [{ part, text: piece.replace(/\n+---\s*$/, "\n") }];
      });
}

/** At every line that is a title; a comment in a program looks like one. */
function titledPieces(text: string): string[] {
  if (!/^\s*(?:```|~~~)/m.test(text)) return text.split(/^(?=# )/m);
  const titles = parseMarkdown(text).children.flatMap((node) =>
    node.type === "heading" && node.depth === 1 ? [node.position?.start.offset ?? 0] : [],
  );
  return titles.map((start, at) => text.slice(start, titles[at + 1]));
}
