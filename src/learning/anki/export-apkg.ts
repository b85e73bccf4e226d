import { Database } from "bun:sqlite";
import { writeZip } from "../../text/zip.ts";
import type { Course } from "../course.ts";
import type { FlashcardState } from "../exercises/flashcards/state.ts";
import { fromLearnerDay } from "../learner-day.ts";
import { deckName, deckRoot, deckRows, deckSettings } from "./decks.ts";
import { learnerDays } from "./learner-days.ts";
import { addNotes } from "./note-rows.ts";
import { noteTypeId, noteTypeModels } from "./note-types.ts";
import { schema, schemaVersion } from "./schema.ts";
import { stableId } from "./stable-id.ts";

const dayTurnsAtHour = 4;
const hour = 3_600_000;

/**
 * A course as an Anki deck: a subdeck per unit, both directions of each word, and the learner's memory and answers, so
 * that Anki goes on where the learner is. Exporting again updates what Anki has.
 */
export function exportApkg(
  course: Course,
  state: FlashcardState,
  { now, zone }: { now: Date; zone: string },
): Uint8Array<ArrayBuffer> {
  const database = collection(course, state, now, zone);
  const entries = new Map([
    // Which of the two is the real one; and the same under the older name, for programs that know only that.
    ["meta", Uint8Array.of(0x08, 0x02)],
    ["collection.anki21", database],
    ["collection.anki2", database],
    ["media", new TextEncoder().encode("{}")],
  ]);
  return writeZip(entries, { date: now, level: 2 });
}

function collection(course: Course, state: FlashcardState, now: Date, zone: string): Uint8Array {
  using database = new Database(":memory:");
  for (const sql of schema) database.run(sql);
  const dayOf = learnerDays(zone);
  const firstDay = dayOf(firstMoment(state, now));
  const write = database.transaction(() => {
    addCollection(database, course, now, firstDay, zone);
    addNotes(database, course, state, { now, firstDay, dayOf });
  });
  write();
  return database.serialize();
}

/** The one row that holds what all notes share. */
function addCollection(database: Database, course: Course, now: Date, firstDay: number, zone: string): void {
  const created = fromLearnerDay(new Date(firstDay * 24 * hour), zone);
  const localClock = (firstDay * 24 + dayTurnsAtHour) * hour;
  const root = deckRoot(course);
  const names = [root, ...new Set(course.concepts.map((concept) => deckName(course, concept)))];
  const seconds = Math.floor(now.getTime() / 1000);
  const conf = {
    curDeck: stableId(root),
    curModel: String(noteTypeId("vocabulary")),
    activeDecks: [stableId(root)],
    nextPos: 1,
    schedVer: 2,
    rollover: dayTurnsAtHour,
    // Minutes west of UTC.
    creationOffset: Math.round((created.getTime() - localClock) / 60_000),
    fsrs: true,
    collapseTime: 1200,
    dueCounts: true,
    estTimes: true,
    newSpread: 0,
    sortBackwards: false,
    sortType: "noteFld",
    timeLim: 0,
    addToCur: true,
  };
  const models = noteTypeModels(seconds);
  const decks = deckRows(names, course.config.description, seconds);
  const texts = [conf, models, decks, deckSettings, {}].map((one) => JSON.stringify(one));
  const times = [Math.floor(created.getTime() / 1000), now.getTime(), now.getTime()];
  database
    .prepare("insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)")
    .run(...times, schemaVersion, ...texts);
}

/** Of the first answer; now, where there is none. */
function firstMoment({ cards }: FlashcardState, now: Date): number {
  let earliest = now.getTime();
  for (const { reviews } of Object.values(cards))
    for (const { review } of reviews.slice(0, 1)) earliest = Math.min(earliest, Date.parse(review));
  return earliest;
}
