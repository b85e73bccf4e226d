import { tokensOf } from "../../words/tokens.ts";
import { beliefsSaid } from "./belief-said.ts";
import { correctionIn, mistakesSaid, openIn, type Said } from "./mistake-said.ts";

/** A line that stands among mistakes. `sure`: it is itself called one; `believed`: it is said to be what somebody thinks. */
type Line = { text: string; at: number; sure: boolean; believed?: boolean | undefined };
type Standing<T> = T & { at: number };

/** What stands among mistakes in somebody's notes, told apart. */
export type Mistakes = {
  mistakes: Standing<{ think: string; truth: string }>[];
  truths: Standing<{ text: string }>[];
  /** Nothing says whether it is the mistake or what is right: it is taught as neither. */
  unclear: Standing<{ text: string }>[];
};

/**
 * The lines of a note that stand among mistakes, each as what it says of itself, with the correction that stands in its line
 * or right below. Where a list has truths in it, its bare lines may be truths too. `ideas`: what the note gives as true.
 */
export function mistakesOf(lines: readonly Line[], ideas: readonly string[]): Mistakes {
  const told = ideas.map(stemsOf);
  const mixed = lines.some(
    ({ text, believed }) =>
      !believed &&
      mistakesSaid(text)
        .map((said) => asTold(said, told))
        .some((said) => !("think" in said) && "truth" in said),
  );
  const said: Standing<{ said: Said }>[] = [];
  for (const { text, at, sure, believed } of lines) {
    const last = said.at(-1);
    const corrects = correctionIn(text);
    const open = last === undefined || at - last.at > 1 ? null : openIn(last.said);
    if (corrects !== null && open !== null && last !== undefined)
      last.said = { think: open, truth: corrects };
    else if (believed) for (const one of beliefsSaid(text)) said.push({ at, said: one });
    else for (const one of mistakesSaid(text, sure && !mixed)) said.push({ at, said: asTold(one, told) });
  }
  const found: Mistakes = { mistakes: [], truths: [], unclear: [] };
  for (const { at, said: one } of said)
    if ("think" in one) found.mistakes.push({ at, ...one });
    else if ("truth" in one) found.truths.push({ at, text: one.truth });
    else found.unclear.push({ at, text: one.unclear });
  return found;
}

/** What the note itself gives as true elsewhere is no mistake, wherever else it stands. */
function asTold(said: Said, told: readonly Stems[]): Said {
  const text = "unclear" in said ? said.unclear : "think" in said && said.truth === "" ? said.think : null;
  if (text === null) return said;
  const own = stemsOf(text);
  const again = told.some(
    (one) =>
      one.denies === own.denies && own.stems.length > 1 && own.stems.every((stem) => one.all.has(stem)),
  );
  return again ? { truth: text } : said;
}

type Stems = { stems: string[]; all: Set<string>; denies: boolean };

function stemsOf(text: string): Stems {
  const tokens = tokensOf(text);
  const stems = tokens.flatMap(({ kind, stem }) => (kind === "function" ? [] : [stem]));
  return { stems, all: new Set(stems), denies: tokens.some(({ turns }) => turns) };
}
