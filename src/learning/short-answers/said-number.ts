import { foldText } from "../../text/fold.ts";
import { numberAt } from "../../text/number-at.ts";
import type { NumberLanguage } from "../../text/number-words.ts";

/**
 * The reference opens with a number in words ("tiga ratus empat puluh dua: …"), and the answer says another one in that
 * language: its words in another order, or one of them left out, make another number.
 */
export function saysOtherNumber(question: string, reference: string, answer: string): boolean {
  const [opening = ""] = reference.split(stops);
  const words = foldText(opening).split(" ");
  const wanted = spoken
    .map((language) => ({ language, found: numberAt(words, 0, [language]) }))
    .find(({ found }) => found?.length === words.length);
  if (wanted === undefined) return false;
  const { language, found } = wanted;
  // Another figure than the one that is asked for is a part of it: "tiga ratus" of 342.
  const asked: readonly string[] = question.replace(/(?<=\d)[ ,.](?=\d{3})/g, "").match(/\d+/g) ?? [];
  if (asked.length > 0 && !asked.includes(String(found?.value))) return false;
  const runs = answer.split(stops).flatMap((part) => numbersIn(foldText(part).split(" "), language));
  return runs.length > 0 && !runs.some((run) => run.length === 1 && run[0] === found?.value);
}

const stops = /[:;,.(–—]/;
const spoken: readonly NumberLanguage[] = ["ms", "de", "fr", "es", "en"];

/** The numbers of a text, those together that follow each other with nothing between them. */
function numbersIn(words: readonly string[], language: NumberLanguage): number[][] {
  const runs: number[][] = [];
  let open = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const found = /^\d+$/.test(word) ? { value: Number(word), length: 1 } : numberAt(words, at, [language]);
    if (found !== null) {
      if (open) runs.at(-1)?.push(found.value);
      else runs.push([found.value]);
    }
    open = found !== null;
    at += found?.length ?? 1;
  }
  return runs;
}
