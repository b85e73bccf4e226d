import { foldText } from "../../../../src/learning/answers/fold.ts";
import type { ShortAnswerJudge } from "../../../../src/learning/exercises/conversation/judged.ts";

/** A plain judge of short answers by shared words, sure at both ends: for tests of what surrounds it. */
export const wordJudge: ShortAnswerJudge = ({ references, answer }) => {
  const said = new Set(foldText(answer).split(" "));
  const share = Math.max(
    0,
    ...references.map((reference) => {
      const words = foldText(reference).split(" ");
      return words.filter((word) => said.has(word)).length / words.length;
    }),
  );
  if (share >= 0.8) return { verdict: "correct", score: 1, confidence: 0.9, error_type: null, note: "" };
  if (share >= 0.4) return { verdict: "partial", score: 0.5, confidence: 0.7, error_type: null, note: "" };
  const confidence = share < 0.2 ? 0.9 : 0.4;
  return { verdict: "incorrect", score: 0, confidence, error_type: null, note: "" };
};
