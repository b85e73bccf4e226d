import { type Message, textOf } from "../message.ts";
import {
  alternativesFromReply,
  parseAlternativesRequest,
  parseRevisionRequest,
  sectionFromReply,
} from "./decisions.ts";
import { looksLikeLesson } from "./document.ts";
import { replaceSection } from "./splice.ts";

/**
 * The lessons that a reply would make: the reply itself, or, where one section was asked for, the draft with that
 * section in its place. A check then sees what the teacher will see.
 */
export function lessonsFrom(reply: string, messages: readonly Message[]): string[] {
  const asked = messages.findLast(({ role }) => role === "user");
  const request = asked === undefined ? "" : textOf(asked);
  const draft = messages.findLast(
    (message) => message.role === "assistant" && looksLikeLesson(textOf(message)),
  );
  const lesson = draft === undefined ? null : textOf(draft);
  const revision = parseRevisionRequest(request);
  if (revision !== null && lesson !== null)
    return [replaceSection(lesson, revision.section, sectionFromReply(reply, revision.section))];
  const wanted = parseAlternativesRequest(request);
  if (wanted !== null && lesson !== null) {
    return alternativesFromReply(reply).map(({ text }) => replaceSection(lesson, wanted.section, text));
  }
  return [reply];
}
