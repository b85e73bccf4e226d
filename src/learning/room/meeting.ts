import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { Introduction } from "../meeting/introductions.ts";
import { type Met, metBy, metOn } from "../meeting/met.ts";
import { toMeet } from "../meeting/to-meet.ts";
import { findRecord } from "../state/exercise-files.ts";
import { keepMet, readMet } from "../state/met-file.ts";
import { type Room, type Visit, visit } from "./room.ts";
import { teach } from "./teach.ts";

/** What is shown before an exercise begins, at every door. */
export type Meeting = {
  /**
   * The concept's whole text, and a question on it that does not count, where it asks for nothing that is only met after
   * it. null where it was read before.
   */
  lesson: { text: string; question: string | null } | null;
  words: Introduction[];
  /** Every one of the words is asked in the exercise; else some are only needed in it. */
  areAsked: boolean;
};

/** What this learner was never shown of an exercise about to begin; null where there is nothing. */
export async function meetingBefore(visit: Visit, record: ExerciseRecord): Promise<Meeting | null> {
  if (record.status !== "pending") return null;
  const { text, pieces, areAsked } = toMeet(record, visit.course, (await acquaintance(visit)).met);
  const lesson = text ? teach(visit, record.concept_id) : null;
  if (lesson === null) return pieces.length === 0 ? null : { lesson, words: pieces, areAsked };
  const isOfWord = lesson.about.startsWith("vocabulary:");
  const told = { text: lesson.text, question: isOfWord ? null : lesson.question };
  return { lesson: told, words: pieces, areAsked };
}

/** It was shown: kept, so that it is not shown again. Gives what was found damaged on the way. */
export async function keepMeeting(
  visit: Visit,
  record: Pick<ExerciseRecord, "concept_id">,
  { lesson, words }: Meeting,
): Promise<string[]> {
  const texts = lesson === null ? [] : [record.concept_id];
  return await keep(visit, { pieces: words.map(({ id }) => id), texts });
}

/** The same for pieces that are met apart from an exercise: cards. */
export async function keepIntroduced(visit: Visit, shown: readonly Introduction[]): Promise<string[]> {
  return await keep(visit, { pieces: shown.map(({ id }) => id), texts: [] });
}

/** The learner has seen what is shown before an exercise. Throws `Problem` where there is no such exercise. */
export async function haveMet(room: Room, exerciseId: string): Promise<string[]> {
  const { record } = await findRecord(room.home, room.ports, exerciseId);
  const learner = await visit(room, record.course);
  const meeting = await meetingBefore(learner, record);
  return meeting === null ? [] : await keepMeeting(learner, record, meeting);
}

/** A talk that teaches has told the concept's text. */
export async function keepTold(visit: Visit, conceptId: string): Promise<string[]> {
  return await keep(visit, { pieces: [], texts: [conceptId] });
}

async function keep(
  { room, state }: Visit,
  shown: { pieces: readonly string[]; texts: readonly string[] },
): Promise<string[]> {
  if (shown.pieces.length + shown.texts.length === 0) return [];
  const { problem } = await state.locked(() => keepMet(room.ports, state.places, shown));
  return problem === null ? [] : [problem];
}

/** What was met so far, and how many new words the day still has. */
export async function acquaintance({ room, state, profile }: Visit): Promise<{ met: Met; newLeft: number }> {
  const kept = await readMet(room.ports, state.places);
  const { concepts } = await state.progress();
  const { new_words_per_day: most } = profile.learning_preferences;
  const newLeft = Math.max(0, most - metOn(kept, room.ports.now(), profile.time_zone));
  return { met: metBy(kept, concepts), newLeft };
}

/** A meeting as text, for a terminal and for a tutor to tell. */
export function inWords({ lesson, words }: Pick<Meeting, "lesson" | "words">): string {
  const list = words.map(introduced).join("\n");
  const head = words.length === 0 ? [] : [`New for you:\n\n${list}`];
  return [...(lesson === null ? [] : [lesson.text]), ...head].join("\n\n");
}

/** "- kawan: friend" with its sentence below. */
function introduced({ kind, word, meaning, sentence, note }: Introduction): string {
  const meanings = kind === "vocabulary" ? meaning.replaceAll(" / ", ", ") : meaning;
  const said = kind === "cloze" ? word : `**${word}**: ${meanings}`;
  const example = sentence === null ? [] : [`  ${sentence.text} (${sentence.translation})`];
  return [`- ${said}`, ...example, ...(note === null ? [] : [`  ${note}`])].join("\n");
}
