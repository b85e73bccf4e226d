import { foldText } from "../../../text/fold.ts";

/** A number from 1 to 4, or its name, and nothing else: "give me a 4" inside an answer is no rating. */
export function ratingInWords(text: string): 1 | 2 | 3 | 4 | null {
  const said = foldText(text).replace(/^(?:id say|i would say|i think|maybe|a|about) /, "");
  const named = /^(?:[1-4]|again|hard|good|easy)(?: out of 4)?$/.exec(said)?.[0]?.split(" ")[0];
  if (named === "1" || named === "again") return 1;
  if (named === "2" || named === "hard") return 2;
  if (named === "3" || named === "good") return 3;
  return named === "4" || named === "easy" ? 4 : null;
}
