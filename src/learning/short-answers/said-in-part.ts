import { foldText } from "../../text/fold.ts";
import { isWord, isWordOf } from "../../words/known-words.ts";
import { writtenIn } from "../../words/written-in.ts";

/**
 * The reference says something in another language than the question ("Selamat petang, cikgu. Apa khabar?"), and the
 * answer has words of it, but not each phrase whole and in its order: what is to be said in a language is right as a
 * whole only.
 */
export function isSaidInPart(question: string, reference: string, answer: string): boolean {
  const home = writtenIn(question);
  const asked = new Set(foldText(question).split(" "));
  // Words of three letters and fewer are words of most languages.
  const isForeign = (word: string) => word.length > 3 && !isWordOf(home, word) && isWord(word);
  const phrases = reference
    .split(/[.!?;:,()\n]+/)
    .map((phrase) => foldText(phrase).split(" "))
    .filter((words) => words.filter(isForeign).length * 2 > words.filter(({ length }) => length > 3).length);
  const said = ` ${foldText(answer)} `;
  const uses = phrases
    .flat()
    .some((word) => isForeign(word) && !asked.has(word) && said.includes(` ${word} `));
  return uses && !phrases.every((words) => said.includes(` ${words.join(" ")} `));
}
