import { type Chance, chanceFrom } from "../../../chance.ts";
import type { BloomLevel, DomainType, Items } from "../../course-format.ts";
import { isTask } from "../../pieces.ts";
import type { PastExercise } from "../../progress.ts";
import { type ExerciseRequest, itemKey } from "../exercise.ts";
import { type Lexicon, lexiconOf, type Word } from "./lexicon.ts";
import { type Trouble, troubleOf } from "./trouble.ts";

/** What a worksheet is made from, in the order in which this learner should meet it. */
export type Material = {
  items: Items;
  domain: DomainType;
  bloom: BloomLevel;
  conceptType: string;
  /** "Malay", "English". */
  target: string;
  instruction: string;
  codeLanguage: string;
  lexicon: Lexicon;
  /** Whether a word may stand among the choices, and whether all words of a sentence may be asked for. */
  mayOffer(term: string): boolean;
  mayNeed(text: string): boolean;
  trouble: Trouble;
  /** What is due and has no card, by `itemKey`. */
  tasksDue: ReadonlySet<string>;
  chance: Chance;
  /** Already in this sheet, by `itemKey`. */
  taken: Set<string>;
  /** Past mistakes first, then what is due, then what was never used, then what was used longest ago; nothing that is taken. */
  ranked<T>(kind: string, list: readonly T[], nameOf: (item: T) => string): T[];
  /** How new to this learner the next few of a list are, 0 to 1. */
  fresh<T>(kind: string, list: readonly T[], nameOf: (item: T) => string): number;
};

export function materialOf(request: ExerciseRequest, items: Items, seed: number): Material {
  const { course, concept, bloom, history, errors, due, open } = request;
  const { config } = course;
  const chance = chanceFrom(seed);
  const trouble = troubleOf(items, errors, history);
  const rankOf = ranks(trouble, due, history);
  const known = new WeakMap<readonly unknown[], Sorted>();
  const sorted = <T>(kind: string, list: readonly T[], nameOf: (item: T) => string): Sorted => {
    const before = known.get(list);
    if (before !== undefined) return before;
    const keys = list.map((item) => itemKey(kind, nameOf(item)));
    const made = sort(keys, rankOf, history.length, chance);
    known.set(list, made);
    return made;
  };
  const taken = new Set<string>();
  const name = languageName(config.instruction_language);
  return {
    items,
    domain: config.domain_type,
    bloom,
    conceptType: concept.type,
    target: config.target_language === undefined ? "the other language" : name(config.target_language),
    instruction: name(config.instruction_language),
    codeLanguage: config.exercise_config.code_language,
    lexicon: lexiconOf(course),
    mayOffer: (term) => open?.mayOffer(term) ?? true,
    mayNeed: (text) => open?.mayNeed(text) ?? true,
    trouble,
    tasksDue: new Set([...due].filter((key) => isTask(key))),
    chance,
    taken,
    ranked(kind, list, nameOf) {
      const { order, keys } = sorted(kind, list, nameOf);
      const free: (typeof list)[number][] = [];
      for (const at of order) {
        const item = list[at];
        if (item !== undefined && !taken.has(keys[at] ?? "")) free.push(item);
      }
      return free;
    },
    fresh: (kind, list, nameOf) => sorted(kind, list, nameOf).fresh,
  };
}

export function wordName({ term }: Word): string {
  return term;
}

const nextOnes = 4;

/** After every past mistake, before what was never used. */
const dueRank = -0.5;
/** What no stack of cards brings back, first. */
const taskRank = -0.6;

/** 1 where it was never used or must be mended, else less the later it was used. */
function newness(rank: number, exercises: number): number {
  return rank <= 0 ? 1 : (0.7 * (exercises - rank)) / Math.max(1, exercises);
}

/** Below 0: a past mistake, the newest lowest, or due. 0: never used. Above: used, the longer ago the lower. */
function ranks(
  trouble: Trouble,
  due: ReadonlySet<string>,
  history: readonly PastExercise[],
): (key: string) => number {
  const rank = new Map<string, number>();
  for (const [at, { uses }] of history.entries()) for (const key of uses) rank.set(key, at + 1);
  for (const key of due) rank.set(key, isTask(key) ? taskRank : dueRank);
  for (const [at, key] of trouble.keys.entries()) rank.set(key, at - trouble.keys.length);
  return (key) => rank.get(key) ?? 0;
}

/** A list's positions by rank, those of one rank in random order; sorted once a sheet. */
type Sorted = { keys: readonly string[]; order: readonly number[]; fresh: number };

function sort(
  keys: readonly string[],
  rankOf: (key: string) => number,
  exercises: number,
  chance: Chance,
): Sorted {
  const ranks = keys.map(rankOf);
  const order = chance.shuffled([...keys.keys()]).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const next = order.slice(0, nextOnes).map((at) => newness(ranks[at] ?? 0, exercises));
  return { keys, order, fresh: next.reduce((sum, one) => sum + one, 0) / Math.max(1, next.length) };
}

function languageName(inLanguage: string): (code: string) => string {
  return (code) => {
    try {
      return new Intl.DisplayNames(["en", inLanguage], { type: "language" }).of(code) ?? code;
    } catch {
      return code;
    }
  };
}
