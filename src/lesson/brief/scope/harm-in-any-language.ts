import { phrases, type Word, wordsIn } from "../../../phrases.ts";
import { withoutInnocent } from "../../check/age/innocent.ts";
import { saysPrejudice } from "../../check/age/prejudice.ts";
import about from "./lists/harm-about.txt" with { type: "text" };
import doings from "./lists/harm-doings.txt" with { type: "text" };
import things from "./lists/harm-things.txt" with { type: "text" };
import verbs from "./lists/harm-verbs.txt" with { type: "text" };

const topic = phrases(about);
const harmful = phrases(doings);
const dangerous = phrases(things);
const makes = phrases(verbs);

/** How near a verb of making stands to the thing: "fabriquer de la drogue", "the exact steps to cook meth". */
const near = 6;

/**
 * Whether a request asks how to do harm, in any of our languages: a thing that harms beside a verb of making it, or
 * harm itself. Where it says why, when, against or what follows, harm is its topic.
 */
export function asksForHarmAnywhere(request: string): boolean {
  const words = wordsIn(withoutInnocent(request));
  const has = (list: typeof topic) => words.some((_, at) => list(words, at) > 0);
  if (saysPrejudice(request)) return true;
  if (has(topic)) return false;
  return has(harmful) || words.some((_, at) => dangerous(words, at) > 0 && isMade(words, at));
}

function isMade(words: readonly Word[], at: number): boolean {
  for (let i = Math.max(0, at - near); i < Math.min(words.length, at + near); i++)
    if (makes(words, i) > 0) return true;
  return false;
}
