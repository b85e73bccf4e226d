import { type Phrases, phrases, type Word } from "../../phrases.ts";
import actList from "./lists/acts.txt" with { type: "text" };
import besideList from "./lists/beside.txt" with { type: "text" };
import handledList from "./lists/handled.txt" with { type: "text" };
import rowList from "./lists/in-a-row.txt" with { type: "text" };

const acts = phrases(actList);
const handled = phrases(handledList);
const beside = phrases(besideList);
const rows = phrases(rowList);

const and = new Set("and et und y e dan".split(" "));
const toward = new Set("for pour fur para untuk".split(" "));
const who = new Set(
  "who whos that because since as he she qui car il elle der die weil er sie que porque quien yang kerana sebab dia".split(
    " ",
  ),
);

/**
 * "Élodie cries when…", "Wren and Caspian split up", "about Pelin. She cuts herself": what only people do follows the
 * name, the pair's second, or the word that goes on about the same one.
 */
export function actsAsPerson(words: readonly Word[], to: number): string | null {
  const pair = isAnd(words[to]) && /^\p{Lu}|^\p{Lo}/u.test(words[to + 1]?.text ?? "") ? to + 2 : to;
  const same = who.has(words[to]?.plain ?? "") ? to + 1 : to;
  for (const at of [to, pair, same]) {
    const length = acts(words, at);
    if (length > 0) return said(words, at, length);
  }
  return null;
}

/** "and", in one of our languages. */
export function isAnd(word: Word | undefined): boolean {
  return and.has(word?.plain ?? "");
}

/** "for Jedediah", "pour Zoélie qui…": for somebody, and the clause ends or goes on about that one. */
export function isMeantFor(text: string, words: readonly Word[], from: number, to: number): boolean {
  if (!toward.has(words[from - 1]?.plain ?? "")) return false;
  const gap = text.slice(words[to - 1]?.end ?? 0, words[to]?.start ?? text.length);
  return words[to] === undefined || /[,.;:)!?–—]/.test(gap) || who.has(words[to]?.plain ?? "");
}

/** "sit X away", "don't ask X to read", "dale a X menos": somebody is placed, spared or given something. */
export function isHandled(text: string, words: readonly Word[], from: number): boolean {
  const gap = text.slice(words[from - 1]?.end ?? 0, words[from]?.start);
  return /^\s+$/.test(gap) && endsAt(handled, words, from);
}

/** "away from X", "because of X": beside a person, or beside a thing. */
export function isBeside(text: string, words: readonly Word[], from: number): boolean {
  const gap = text.slice(words[from - 1]?.end ?? 0, words[from]?.start);
  return /^\s+$/.test(gap) && endsAt(beside, words, from);
}

/** "Beri Zharif masa": the word that opens the sentence is what is done, and no part of a name. */
export function opensWithDoing(words: readonly Word[], at: number): boolean {
  return handled(words, at) > 0 || beside(words, at) > 0;
}

/** "für Ocke, der kaum sieht": without an article before it, one whom "der" goes on about is a person. */
export function isFollowedByWho(words: readonly Word[], from: number, to: number): boolean {
  return words[from - 1]?.plain === "fur" && words[to]?.plain === "der";
}

/** Whether an entry of a list ends right before `at`. */
function endsAt(list: Phrases, words: readonly Word[], at: number): boolean {
  for (let length = 1; length <= Math.min(longest, at); length++)
    if (list(words, at - length) === length) return true;
  return false;
}
const longest = 4;

/** Whether a line heads a list of people: "seat plan:", "Notes :", "Group 1:". */
export function listsPeople(text: string, words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const length = rows(words, at);
    if (length === 0) return false;
    const end = words[at + length - 1]?.end ?? word.end;
    return /^\s?\d{0,2}\s?[:=–-]|^ (?=\p{Lu})/u.test(text.slice(end, end + 5));
  });
}

function said(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(" ");
}
