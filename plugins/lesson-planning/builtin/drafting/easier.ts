import { proseOf } from "../../../../src/lesson/check/age/prose.ts";
import { pupilFacing } from "../../../../src/lesson/check/age/pupil-facing.ts";
import { measure } from "../../../../src/lesson/check/age/readability.ts";
import { taughtWords, vocabularyIn } from "../../../../src/lesson/check/age/vocabulary.ts";
import { cutInSection } from "./cut-sentences.ts";
import type { LessonPlan } from "./plan.ts";
import { saysTheSame } from "./what-changed.ts";

/**
 * The first of these ways to write a section easier that does not read harder than what stood there: easier tasks, the same
 * with long sentences cut, or what stood there with its sentences cut. null where each reads harder, or
 * differs by a capital or a full stop alone.
 */
export function easierToRead(
  plan: LessonPlan,
  drafted: string,
  current: string,
  finished: (text: string) => string | null,
): string | null {
  const most = readingAge(plan, current);
  for (const text of [
    drafted,
    ...cuts.map((longest) => cutInSection(drafted, longest)),
    cutInSection(current, 8),
  ]) {
    const written = finished(text);
    if (written !== null && isAnother(plan, written, current) && readingAge(plan, written) <= most)
      return written;
  }
  return null;
}

/** A capital or a full stop makes nothing easier. Without a note there are no easier tasks, and sentences that are cut are all there is. */
function isAnother({ topic }: LessonPlan, written: string, current: string): boolean {
  return topic === null ? written.trim() !== current.trim() : !saysTheSame(written, current);
}

const cuts = [14, 10, 7] as const;

/** Of what pupils read in a section; 0 where they read nothing of it. */
export function readingAge({ topic }: LessonPlan, section: string): number {
  const words = [...(topic?.keywords ?? []), ...(topic?.vocabulary ?? []).map(({ term }) => term)];
  const { passages } = proseOf(section.replace(/^\*\*Time:.*$/gm, ""));
  return measure(pupilFacing(passages), taughtWords([...words, ...vocabularyIn(section)])).readingAge ?? 0;
}
