import type { DomainType, Items } from "./course-format.ts";
import type { KindName } from "./course-words.ts";
import { itemKey } from "./exercises/exercise.ts";
import type { FsrsRating } from "./schedule.ts";

/** What there is to a concept, by `itemKey`: each has a schedule of its own. */
export type Pieces = {
  /** What can stand on a card. */
  cards: string[];
  /** What comes back in an exercise of its own kind: orders, outputs, questions, mistakes, skills, scenes, stories. */
  tasks: string[];
  programs: string[];
};

/** A piece, and the concept that it belongs to: the same word may stand in two. */
export type PieceAt = { concept_id: string; item: string };

export function piecesOf(items: Items | undefined): Pieces {
  if (items === undefined) return none;
  const known = found.get(items);
  if (known !== undefined) return known;
  const fresh = piecesIn(items);
  found.set(items, fresh);
  return fresh;
}

const none: Pieces = { cards: [], tasks: [], programs: [] };
/** A course's material does not change under it, and names are dear to make. */
const found = new WeakMap<Items, Pieces>();

function piecesIn(items: Items): Pieces {
  const once = (kind: string, names: readonly string[]) => [
    ...new Set(names.map((name) => itemKey(kind, name))),
  ];
  return {
    cards: [
      ...once(
        "vocabulary",
        items.vocabulary.map(({ term }) => term),
      ),
      ...once(
        "definitions",
        items.definitions.map(({ term }) => term),
      ),
      ...once(
        "facts",
        items.facts.map(({ statement }) => statement),
      ),
      ...once(
        "cloze",
        items.cloze.map(({ text }) => text),
      ),
    ],
    tasks: Object.entries(taskNames).flatMap(([kind, namesIn]) => once(kind, namesIn(items))),
    programs: once(
      "code",
      items.code_tasks.map(({ id }) => id),
    ),
  };
}

const taskNames: Readonly<Record<string, (items: Items) => string[]>> = {
  skills: ({ skills }) => skills.map(({ id }) => id),
  outputs: ({ outputs }) => outputs.map(({ code }) => code),
  orderings: ({ orderings }) => orderings.map(({ prompt }) => prompt),
  categories: ({ categories }) => categories.map(({ prompt }) => prompt),
  errors: ({ errors }) => errors.map(({ wrong }) => wrong),
  questions: ({ questions }) => questions.map(({ question }) => question),
};

/** What asks a piece for which there is no card; the first is the nearest to its kind. */
const askedAs: Readonly<Record<string, readonly KindName[]>> = {
  skills: ["maths"],
  outputs: ["repl", "worksheet", "conversation"],
  orderings: ["worksheet"],
  categories: ["worksheet"],
  errors: ["conversation", "worksheet"],
  questions: ["conversation"],
  code: ["code"],
};

/** Orders, outputs, questions, mistakes, skills and programs come back in exercises of these kinds; empty: on a card. */
export function kindsAsking(key: string, domain: DomainType): readonly KindName[] {
  const kind = kindOf(key);
  // Only a sentence can be put in order in talk.
  if (kind === "orderings" && domain === "language") return ["worksheet", "conversation"];
  return askedAs[kind] ?? [];
}

/** Whether no stack of cards brings it back. */
export function isTask(key: string): boolean {
  return askedAs[kindOf(key)] !== undefined;
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(":"));
}

export function allOf({ cards, tasks, programs }: Pieces): string[] {
  return [...cards, ...tasks, ...programs];
}

const good = 3;

type Shown = Readonly<Record<string, { rating: FsrsRating }>>;

function isKnown(shown: Shown, key: string): boolean {
  return Object.hasOwn(shown, key) && (shown[key]?.rating ?? 0) >= good;
}

/** Whether a concept that has programs to write has none written well. */
export function lacksProgram({ programs }: Pieces, shown: Shown): boolean {
  return programs.length > 0 && !programs.some((key) => isKnown(shown, key));
}

/** What was never asked, or not known when it was: it keeps a concept from being mastered. */
export function notYetKnown(pieces: Pieces, shown: Shown): string[] {
  return allOf(pieces).filter((key) => !isKnown(shown, key));
}
