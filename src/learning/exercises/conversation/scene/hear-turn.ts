import { foldText } from "../../../../text/fold.ts";
import type { SceneTurn } from "../../../course-format.ts";
import { type HeardPhrase, heardIn, wordsHeard } from "./heard-in.ts";

type Way = SceneTurn["ways"][number];

/** What the other person of a scene understood. */
export type HeardTurn = {
  /** The way that is nearest to what was said, and how much of it was heard: 0 to 1. */
  way: Way;
  share: number;
  /** What they ask, where only a part is missing; null where the turn itself is said again. */
  ask: string | null;
  /** Words that were written with a slip, as they are written. */
  slips: string[];
};

/**
 * What was said, held against each way through a turn. What was said before in the same turn still counts; but what is said
 * now goes first, so that somebody may change their mind.
 */
export function hearTurn(
  turn: SceneTurn,
  said: readonly string[],
  /** Words of the language that is learned: what is written like one of the turn's words, and is none of these, is a slip. */
  vocabulary: readonly string[] | null,
): HeardTurn | null {
  const known = vocabulary === null ? null : new Set(vocabulary.flatMap((term) => wordsHeard(term)));
  const own = said.map((text) => (turn.echo !== true && isSaidBack(turn, text) ? "" : text));
  const now = wordsHeard(own.at(-1) ?? "");
  const all = own.flatMap(wordsHeard);
  const found = [now, all].flatMap((words) => turn.ways.map((way) => heardOf(way, words, known)));
  const best = found.reduce<HeardTurn | null>(
    (one, other) => (one === null || other.share > one.share ? other : one),
    null,
  );
  return best;
}

function isSaidBack({ says, again }: SceneTurn, text: string): boolean {
  const own = foldText(text);
  const isLong = own.split(" ").length >= copied;
  return [says, again].map(foldText).some((line) => line === own || (isLong && line.includes(own)));
}

/** So many words in a row are somebody else's. */
const copied = 4;

function heardOf(way: Way, words: readonly string[], known: ReadonlySet<string> | null): HeardTurn {
  const parts = way.hears.map(({ any, ask }) => ({ heard: heardIn(words, any, known), ask }));
  const heard = parts.map((part) => part.heard).filter((one): one is HeardPhrase => one !== null);
  const missing = parts.filter((part) => part.heard === null);
  return {
    way,
    share: heard.length / parts.length,
    ask: heard.length === 0 ? null : (missing.find(({ ask }) => ask !== undefined)?.ask ?? null),
    slips: heard.filter(({ how }) => how === "nearly").map(({ phrase }) => phrase),
  };
}
