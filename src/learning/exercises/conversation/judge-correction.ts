import { foldText } from "../../../text/fold.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import type { Question } from "./conversation-record.ts";
import { type Judged, judged } from "./judged.ts";

/** A sentence with a mistake, put right: the whole sentence, or the words that had to change. */
export function judgeCorrection({ accepted, wrong }: Question, text: string): Judged {
  const right = accepted[0] ?? "";
  const said = foldText(text);
  const { from, to } = changed(wrong ?? "", right);
  if (said === foldText(wrong ?? "")) {
    return judged("incorrect", 1, { note: "That is the sentence as it was.", slip: "wrong_answer" });
  }
  // Spelling is not forgiven here: the mistake may be one of spelling.
  const whole = judgeAnswer({ accepted, answer: text }, { slips: false });
  if (whole.verdict === "correct") return judged("correct", 1);
  if (to !== "" && said === to) return judged("correct", 0.8);
  const found = to !== "" && ` ${said} `.includes(` ${to} `);
  const kept = from !== "" && ` ${said} `.includes(` ${from} `);
  const words = foldText(right).split(" ");
  const isSentence = words.filter((word) => ` ${said} `.includes(` ${word} `)).length >= 0.75 * words.length;
  if (found && isSentence && !kept) {
    return judged("partial", 0.8, { note: whole.note, slip: whole.error_type });
  }
  if (found) return judged(kept ? "partial" : "correct", 0.5, { note: whole.note, slip: whole.error_type });
  if (whole.verdict === "partial" && !kept) {
    return judged("partial", Math.max(0.7, whole.confidence), { note: whole.note, slip: whole.error_type });
  }
  return judged("incorrect", 0.9, { note: whole.note, slip: whole.error_type });
}

/** The words that differ, without what both sentences share before and after. */
export function changed(
  wrong: string,
  right: string,
): { from: string; to: string; before: string; after: string } {
  const a = foldText(wrong).split(" ");
  const b = foldText(right).split(" ");
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return {
    from: a.slice(start, a.length - end).join(" "),
    to: b.slice(start, b.length - end).join(" "),
    before: a[start - 1] ?? "",
    after: end > 0 ? (a[a.length - end] ?? "") : "",
  };
}
