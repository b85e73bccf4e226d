import { said } from "../../text/number-words.ts";

/** The ways of writing a letter, as a pattern. */
const loosely = new Map([
  ["ü", "(?:ü|ue|u)"],
  ["ö", "(?:ö|oe|o)"],
  ["ß", "(?:ß|ss)"],
  ["é", "[ée]"],
  [" ", "[\\s‐–-]*"],
]);

/**
 * A number in words, as a pattern. The longest first: "forty-five" is no "forty". Written together, apart or with hyphens, with accents or without. What
 * begins alike stands once, so that it takes no time to make ready.
 */
export const numberWord = patternOf(
  said.map(({ words }) => Array.from(words.replace(/[ -]/g, " "), (letter) => loosely.get(letter) ?? letter)),
);

/** Any of these, the longest that fits, letter by letter. */
function patternOf(all: readonly (readonly string[])[]): string {
  const next = Map.groupBy(
    all.filter((one) => one.length > 0),
    ([letter = ""]) => letter,
  );
  if (next.size === 0) return "";
  const ways = Array.from(next, ([letter, those]) => letter + patternOf(those.map((one) => one.slice(1))));
  const ends = all.some((one) => one.length === 0);
  return ways.length === 1 && !ends ? ways.join("") : `(?:${ways.join("|")})${ends ? "?" : ""}`;
}
