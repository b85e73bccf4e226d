import { phrases, type Word, wordsIn } from "../../../phrases.ts";
import critics from "./lists/critical.txt" with { type: "text" };
import denial from "./lists/denial.txt" with { type: "text" };
import peoples from "./lists/peoples.txt" with { type: "text" };
import slurs from "./lists/slurs.txt" with { type: "text" };

const group = phrases(peoples);
const slur = phrases(slurs);
const denies = phrases(denial);
const critical = phrases(critics);

/** How far what is said of a group may stand from it. */
const near = 7;

/** Whether a sentence says of a people or a group what prejudice says, without asking where that comes from. */
export function saysPrejudice(sentence: string): boolean {
  const words = wordsIn(sentence);
  if (words.some((_, at) => critical(words, at) > 0)) return false;
  return words.some((_, at) => denies(words, at) > 0 || (group(words, at) > 0 && isSlurred(words, at)));
}

function isSlurred(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i < Math.min(words.length, at + near); i++) if (slur(words, i) > 0) return true;
  return false;
}
