import { type Message, textOf } from "../../message.ts";
import { changeAsked } from "../change-asked.ts";
import { parseLesson } from "../document.ts";
import { asksForSection, isSentBack } from "../sent-back.ts";
import { minutesIn } from "./duration.ts";

/**
 * How long a session's lesson was asked to be: what was chosen outright, else what the teacher's words say, last said
 * first; null where nobody asked. What is said of one section ("a plenary of ten minutes") is no length of the lesson.
 * `period`: the class's, for whoever asks for a double one.
 */
export function minutesAsked(
  messages: readonly Message[],
  markdown: string,
  period: number | null,
): number | null {
  const lesson = parseLesson(markdown);
  const asked = messages.flatMap((message) => {
    if (message.role !== "user") return [];
    const text = textOf(message);
    return isSentBack(text) || asksForSection(text) ? [] : [{ text, about: message.about }];
  });
  for (const [index, { text, about }] of [...asked.entries()].toReversed()) {
    const change = changeAsked(text, about, lesson);
    if (index > 0 && change.kind === "sections" && change.ids.length > 0) continue;
    const minutes = about?.minutes ?? minutesIn(text, period);
    if (minutes !== null || change.kind === "new") return minutes;
  }
  return null;
}
