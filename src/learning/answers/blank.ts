import { foldText, saysNothing } from "../../text/fold.ts";

/** Nothing was answered: an empty field, the worksheet's own "___", a question mark, or words that say so. */
export function isBlank(answer: string): boolean {
  const folded = foldText(answer);
  return saysNothing(folded) || giveUps.has(folded) || giveUps.has(folded.replace(around, ""));
}

/** Said beside it, and nothing more: "no idea lol", "sorry, idk". */
const around =
  /^(?:(?:sorry|honestly|um+|uh+|hm+|maaf|entschuldigung|désolée?|perdón|leider) )+|(?: (?:lol|ha(?:ha)+|hehe|sorry|tbh|honestly|really|at all|man|bro|maaf|leider|désolée?|perdón))+$/gu;

const giveUps = new Set([
  "dont know",
  "do not know",
  "i dont know",
  "i do not know",
  "idk",
  "dunno",
  "no idea",
  "no clue",
  "i have no idea",
  "i have no clue",
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
  "ich habe keine ahnung",
  "je ne sais pas",
  "aucune idée",
  "no sé",
  "no lo sé",
  "ni idea",
  "entah",
  "entahlah",
]);
