import { unanswered } from "../../../agent/unanswered.ts";
import { textOf } from "../../../message.ts";
import { otherDocument } from "../lesson/pieces.ts";
import { isCut } from "./is-cut.ts";
import type { View } from "./read-session.ts";
import type { OpenSession } from "./use-session.ts";

/** Neither a lesson nor anything else, and nobody is at work on one: the assistant has asked, or was never answered. */
export function nothingMade({ view, running, cut }: Pick<OpenSession, "view" | "running" | "cut">): boolean {
  return view.lesson === null && !running && cut === null && !isCut(view) && otherDocument(view) === null;
}

/** The assistant had the last word. */
export function endsInWords({ session: { messages } }: Pick<View, "session">): boolean {
  const last = messages.at(-1);
  return last?.role === "assistant" && !["", unanswered].includes(textOf(last).trim());
}
