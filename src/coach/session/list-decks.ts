import { readJson } from "../../learning/state/json-file.ts";
import type { Ports } from "../../learning/state/ports.ts";
import { Problem } from "../../problem.ts";
import type { Deck } from "../deck/deck-format.ts";
import { deckNames, openDeck } from "../deck/load-deck.ts";
import { shownSlots } from "../deck/slots.ts";
import { coachPlaces } from "./places.ts";
import { Words } from "./words-file.ts";

export type DeckEntry = {
  name: string;
  title: string;
  /** The course in which its words come back for review. */
  course: string | null;
  /** It is a course of Study: its words are changed there. */
  isCourse: boolean;
  /** null where the deck cannot be used. */
  instruction_language: string | null;
  target_language: string | null;
  words: number;
  /** What it is about: its units in their order, and its first words, as they are shown. */
  units: string[];
  first: string[];
  /** Why it cannot be used. */
  problem: string | null;
  learned: number;
  deferred: number;
  /** A session of it was begun and is not finished. */
  unfinished: boolean;
};

/** What there is to practise. One that cannot be used is named too, with why. */
export async function listDecks(
  folders: readonly string[],
  home: string,
  ports: Ports,
): Promise<DeckEntry[]> {
  return await Promise.all(deckNames(folders).map((name) => deckEntry(name, folders, home, ports)));
}

export async function deckEntry(
  name: string,
  folders: readonly string[],
  home: string,
  ports: Ports,
): Promise<DeckEntry> {
  try {
    const { deck, course, isCourse } = openDeck(name, folders);
    const { title, instruction_language, target_language, items } = deck;
    const { name: reviewed } = course.config;
    const stands = await deckStands(home, reviewed, deck, ports);
    return {
      name,
      title,
      course: reviewed,
      isCourse,
      instruction_language,
      target_language,
      words: items.length,
      units: [...new Set(items.map(({ unit }) => unit).filter((unit) => unit !== ""))],
      first: items.slice(0, previewed).map(({ target: word }) => shownSlots(word)),
      problem: null,
      ...stands,
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const none = {
      isCourse: false,
      course: null,
      instruction_language: null,
      target_language: null,
      words: 0,
      units: [],
      first: [],
    };
    return { name, title: name, ...none, problem: error.message, learned: 0, deferred: 0, unfinished: false };
  }
}

const previewed = 4;

type Stands = Pick<DeckEntry, "learned" | "deferred" | "unfinished">;

/** How far a learner is in a deck, for who only looks. Words that the deck has lost do not count. */
async function deckStands(home: string, course: string, deck: Deck, { disk }: Ports): Promise<Stands> {
  const read = await readJson(disk, coachPlaces(home, course).words, Words);
  if (read.kind !== "ok") return { learned: 0, deferred: 0, unfinished: false };
  const ids = new Set(deck.items.map(({ id }) => id));
  const pool = read.value.pool.filter(({ id }) => ids.has(id));
  const learned = pool.filter(({ outcome }) => outcome === "mastered").length;
  return { learned, deferred: pool.length - learned, unfinished: read.value.session !== null };
}
