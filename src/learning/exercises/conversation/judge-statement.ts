import { foldText } from "../../answers/fold.ts";
import type { Question } from "./conversation-record.ts";
import { judgePoints } from "./judge-points.ts";
import { type Judged, judged, type ShortAnswerJudge } from "./judged.ts";

/** "Is this so, and why?": the stand that is taken, and the reason for it. A bare yes or no is half an answer. */
export async function judgeStatement(
  question: Question,
  text: string,
  judge: ShortAnswerJudge,
): Promise<Judged> {
  const { stand, rest } = standOf(text);
  if (stand !== null && stand !== question.truth) {
    return judged("incorrect", 0.85, {
      error_type: "misconception",
      note: question.truth ? "It is so." : "It is not so.",
      missing: question.points,
    });
  }
  const enough = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length >= fewestWords;
  if (!enough) return judged("partial", 1, { note: "The reason is missing.", missing: question.points });
  const reason = await judgePoints(question, rest, judge);
  if (stand === null || reason.verdict !== "incorrect") return reason;
  return judged("partial", reason.confidence, {
    note: "You take the right side; the reason is another one.",
    missing: question.points,
  });
}

const fewestWords = 3;
const yes = new Set(
  "yes yeah yep true correct right agree ya benar betul ja stimmt richtig oui vrai sí cierto verdadero 是 对".split(
    " ",
  ),
);
const no = new Set(
  "no nope false wrong incorrect untrue disagree tidak salah bukan nein falsch non faux falso 不 不是 不对".split(
    " ",
  ),
);
const not = new Set("not isnt arent doesnt dont nicht pas tak".split(" "));
const opening = 5;

/** Which side the first words take; null where they take none. */
export function standOf(text: string): { stand: boolean | null; rest: string } {
  const words = foldText(text).split(" ");
  const head = words.slice(0, opening);
  const at = head.findIndex((word) => yes.has(word) || no.has(word));
  const word = head[at];
  if (word === undefined) return { stand: null, rest: text };
  const denied = head.slice(Math.max(0, at - 2), at).some((one) => not.has(one));
  const rest = words.slice(at + 1).join(" ");
  return { stand: yes.has(word) !== denied, rest };
}
