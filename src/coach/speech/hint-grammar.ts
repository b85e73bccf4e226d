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
  const rivals = [...new Set([...alike, ...everyday])].filter((word) => !own.has(word) && known.has(word));
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

const everyday = `
  address afternoon again airport always animal another answer arrive autumn basket beautiful because before between
  birthday bottle brother careful cheap children clothes corner country dangerous daughter different dinner doctor early
  easy eleven evening expensive family father february finger flower funny happy hello history holiday hungry husband
  important interesting january language letter machine market minute money morning mother music never number office
  paper pencil person picture pocket problem purple question quickly really river silver sister something sometimes
  station student sugar summer table thousand together understand village visit water weather winter woman wonderful
  yellow yes no please sorry thanks`
  .trim()
  .split(/\s+/);
