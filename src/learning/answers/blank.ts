import { foldText, saysNothing } from "../../text/fold.ts";

/** Nothing was answered: an empty field, the worksheet's own "___", a question mark, or words that say so. */
export function isBlank(answer: string): boolean {
  const folded = foldText(answer);
  return saysNothing(folded) || giveUps.has(folded);
}

const giveUps = new Set([
  "dont know",
  "do not know",
  "i dont know",
  "i do not know",
  "idk",
  "dunno",
  "no idea",
  "not sure",
  "im not sure",
  "n a",
  "tidak tahu",
  "tak tahu",
  "saya tidak tahu",
  "saya tak tahu",
  "tidak pasti",
  "tak pasti",
  "weiß nicht",
  "weiss nicht",
  "ich weiß nicht",
  "ich weiss nicht",
  "keine ahnung",
  "je ne sais pas",
  "no sé",
]);
