import { foldText } from "../../../text/fold.ts";
import { holds, words } from "./sections/text.ts";
import { blank, type SheetQuestion } from "./sheet.ts";

/** So many words in a row are no chance. */
const telling = 4;

const typed: ReadonlySet<SheetQuestion["judging"]> = new Set(["words", "reorder", "correction"]);

/** Whether one question shows, or asks for, the very sentence that another does: the one would answer the other. */
export function asksTheSame(one: SheetQuestion, other: SheetQuestion): boolean {
  if (!typed.has(one.judging) || !typed.has(other.judging)) return false;
  const [first, second] = [sentenceOf(one), sentenceOf(other)];
  if (foldText(first) === foldText(second)) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return words(short).length >= telling && holds(long, short);
}

/** The question with its answer in it, without what is said about it in brackets. */
function sentenceOf({ judging, prompt, accepted, given }: SheetQuestion): string {
  const [answer = ""] = accepted;
  if (judging === "reorder" || (judging === "correction" && given !== null)) return answer;
  const [lead = ""] = prompt.split("\n");
  if (judging === "correction") return lead.replace(/\s*→.*$/, "");
  return lead.replace(/\s*\([^()]*\)/g, "").replace(blank, () => answer);
}
