import type { Message } from "../../message.ts";
import type { Decision } from "../../store/session.ts";
import { sectionAnswered } from "../brief/asked.ts";
import { DecisionError } from "../decide/decision.ts";
import { alternativesFromReply, answerWith, sectionFromReply } from "../decide/decision-replies.ts";
import { lessonOf } from "../decide/decisions.ts";
import { replaceSection } from "../splice.ts";

/** `section`: the one that is new in it; null where all of it is. */
export type Made = { markdown: string; section: string | null };

/**
 * The lessons that a reply would make: the reply itself, or, where one section was asked for, the lesson as the teacher
 * has decided it so far with that section in its place. A check then sees what the teacher will see. None where the
 * reply holds no such section: it can be decided on by nobody.
 */
export function lessonsFrom(
  reply: string,
  messages: readonly Message[],
  decisions: readonly Decision[],
): Made[] {
  const wanted = sectionAnswered(messages, messages.length);
  if (wanted?.part !== undefined) return [];
  if (wanted === null) return [{ markdown: reply, section: null }];
  const lesson = lessonOf({ messages: [...messages], decisions: [...decisions] });
  if (lesson === null) return [{ markdown: reply, section: null }];
  const { section } = wanted;
  try {
    const texts =
      wanted.kind === "alternatives"
        ? alternativesFromReply(reply).map(({ text }) => text)
        : [sectionFromReply(answerWith(reply, messages), section)];
    return texts.map((text) => ({ markdown: replaceSection(lesson.markdown, section, text), section }));
  } catch (error) {
    if (error instanceof DecisionError || error instanceof RangeError) return [];
    throw error;
  }
}
