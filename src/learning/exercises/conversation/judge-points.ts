import { type Question, wholePrompt } from "./conversation-record.ts";
import { isSure, type Judged, judged, type ShortAnswerJudge, type ShortAnswerVerdict } from "./judged.ts";

/**
 * An answer in free words: against the whole reference, and idea by idea. Where both agree the grader is surer; where
 * they do not, it says so.
 */
export async function judgePoints(asked: Question, answer: string, judge: ShortAnswerJudge): Promise<Judged> {
  const { references, points } = asked;
  const question = wholePrompt(asked);
  const whole = await judge({ question, references, answer });
  if (whole.verdict === "correct" && isSure(whole)) return fromWhole(whole, []);
  if (whole.open === true) return fromWhole(whole, []);
  if (isElsewhere(whole)) return fromWhole(whole, points);
  const each = await Promise.all(
    points.map(async (point) => {
      const { verdict } = await judge({ question, references: [point], answer });
      return { point, worth: verdict === "correct" ? 1 : verdict === "partial" ? 0.5 : 0 };
    }),
  );
  const missing = each.filter(({ worth }) => worth === 0).map(({ point }) => point);
  if (points.length < 2) return fromWhole(whole, missing);
  const share = each.reduce((sum, { worth }) => sum + worth, 0) / points.length;
  const found = each.some(({ worth }) => worth === 1);
  const byPoints = share >= covers ? "correct" : share >= begins && found ? "partial" : "incorrect";
  // Every idea plainly there is a full answer, however short it is beside the reference.
  if (share === 1) return judged("correct", Math.max(whole.score, allFound));
  if (byPoints === whole.verdict) {
    return fromWhole({ ...whole, confidence: Math.min(1, whole.confidence + agreement) }, missing);
  }
  // The ideas are what was asked for; but two looks that disagree are not sure.
  const steps = byPoints === "partial" || whole.verdict === "partial" ? oneStep : twoSteps;
  return judged(byPoints, Math.min(whole.confidence, steps), {
    error_type: byPoints === "correct" ? null : whole.error_type,
    note: byPoints === "correct" ? "" : whole.note,
    missing: byPoints === "correct" ? [] : missing,
    ...(byPoints === "partial" ? { score: share } : {}),
  });
}

const covers = 0.75;
const begins = 0.25;
const agreement = 0.1;
const allFound = 0.7;
/** One step apart is a matter of degree; "right" and "wrong" at once is doubt. */
const oneStep = 0.65;
const twoSteps = 0.4;
/** So far off that no single idea can be in it. */
const elsewhere = 0.9;
/** A right answer called wrong costs a learner more than a question does: below this, "wrong" is doubt. */
const surelyWrong = 0.8;
const doubt = 0.5;

function isElsewhere({ verdict, confidence }: ShortAnswerVerdict): boolean {
  return verdict === "incorrect" && confidence >= elsewhere;
}

/** What the judge calls its score is a probability; here an answer is worth all, half or nothing. */
function fromWhole(
  { verdict, confidence, error_type, note }: ShortAnswerVerdict,
  missing: readonly string[],
): Judged {
  const sure = verdict === "incorrect" && confidence < surelyWrong ? Math.min(confidence, doubt) : confidence;
  return judged(verdict, sure, { error_type, note, missing: verdict === "correct" ? [] : [...missing] });
}
