import { everydayWords } from "./everyday-words.ts";
import { type Pronunciations, soundsLike } from "./pronunciations.ts";

export type HintGrammar = {
  /** The hints as the recogniser spells them. */
  hints: readonly string[];
  /** A JSGF grammar of one utterance: a hint, or one of the words that compete with it. */
  grammar: string;
  /** Only the words of the grammar, so that it starts at once. */
  dictionary: string;
};

const rivalsPerWord = 10;

/**
 * A grammar of the hints alone would hear them in every noise. So they compete: with the words that sound most like them
 * (toffee, for coffee) and with everyday words. null where the dictionary knows none of the hints.
 */
export function hintGrammar(hints: readonly string[], known: Pronunciations): HintGrammar | null {
  const likely = [...new Set(hints.map(asSpoken))].filter(
    (hint) => hint !== "" && hint.split(" ").every((word) => known.has(word)),
  );
  if (likely.length === 0) return null;
  const own = new Set(likely.flatMap((hint) => hint.split(" ")));
  const alike = [...own].flatMap((word) => soundsLike(word, known, rivalsPerWord));
  const rivals = [...new Set([...alike, ...everydayWords])].filter(
    (word) => !own.has(word) && known.has(word),
  );
  const words = [...new Set([...own, ...rivals])];
  const dictionary = words.map((word) => `${word} ${known.get(word)?.join(" ") ?? ""}\n`).join("");
  const grammar = `#JSGF V1.0;\ngrammar hints;\npublic <utterance> = ${[...likely, ...rivals].join(" | ")};\n`;
  return { hints: likely, grammar, dictionary };
}

/** Letters and apostrophes only: no hint can write grammar. */
function asSpoken(hint: string): string {
  return hint
    .toLowerCase()
    .replace(/[^a-z']+/g, " ")
    .trim();
}
