import { unfinished } from "../../maths/algebra/form.ts";
import { judgeAnswer as judgeNumber } from "../../maths/answers/judge-answer.ts";
import { readingFor, readingsOf } from "../../maths/answers/read-value.ts";
import { apart, type Unit } from "../../maths/answers/units.ts";
import { workingIn } from "../../maths/answers/working-in-words.ts";
import { nearBefore } from "./approximate.ts";
import { type AnswerRow, judgeAnswer } from "./judge.ts";
import { otherQualification } from "./qualified.ts";
import { correct, partial, type Verdict } from "./verdict.ts";
import { answersWithin } from "./within.ts";

/**
 * The verdict on what was written into a gap or said to a question, on a worksheet and in conversation alike: as it
 * stands, with the words around it left out, or as the number that its working comes to; whichever is best.
 */
export function judgeInPlace(prompt: string, asked: AnswerRow, inWords: boolean): Verdict {
  const near = nearBefore(prompt) ? asked.accepted.filter(isNumber).map((value) => `≈ ${value}`) : [];
  const row = near.length === 0 ? asked : { ...asked, accepted: [...asked.accepted, ...near] };
  const judge = (answer: string) => judgeAnswer({ ...row, answer }, { inWords });
  const whole = judge(row.answer);
  if (whole.verdict === "correct") return whole;
  const other = otherQualification(row.accepted, row.vocabulary ?? [], row.answer);
  if (other !== null) return other;
  const parts = answersWithin(prompt, row.accepted, row.answer).map(judge);
  const ways = [byWorking(row, judge), byValue(prompt, row), byUnit(prompt, row, judge)];
  const worked = inWords ? [] : ways.filter((one) => one !== null);
  return [whole, ...parts, ...worked].reduce((best, next) => (next.score > best.score ? next : best));
}

const isNumber = (text: string) => /^[-−]?\d[\d.,/ ]*%?$/.test(text.trim());

/** A right number out of working that does not hold is half right, and told where. */
function byWorking({ accepted, answer }: AnswerRow, judge: (answer: string) => Verdict): Verdict | null {
  const working = accepted.some(isNumber) ? workingIn(answer) : null;
  if (working === null) return null;
  const verdict = judge(working.conclusion);
  if (verdict.verdict !== "correct" || working.wrong === null) return verdict;
  return partial("number", 0.9, `The answer is right, but the working is not: ${working.wrong}`);
}

/** A number with its unit, where the key is the number alone: "42 cm^2", "£48.00". A unit that the question does not use is not its. */
function byUnit(
  prompt: string,
  { accepted, answer }: AnswerRow,
  judge: (answer: string) => Verdict,
): Verdict | null {
  const { number, unit } = apart(answer);
  if (unit === null || !accepted.some(isNumber)) return null;
  const asked = unitsIn(prompt).filter(({ measure }) => measure === unit.measure);
  const isAnother = asked.length > 0 && asked.every(({ shown }) => shown !== unit.shown);
  return isAnother ? null : judge(number);
}

function unitsIn(prompt: string): Unit[] {
  return (prompt.match(/[\p{L}£°%][\p{L}²³^/23]*/gu) ?? []).flatMap((word) => apart(`1 ${word}`).unit ?? []);
}

/** Where a sum is to be worked out and nothing is said of the form, a number is right however it is written: 40 % is 2/5. */
function byValue(prompt: string, { accepted, answer }: AnswerRow): Verdict | null {
  const [value = ""] = accepted;
  const [, sum] = /([^:=]*)=\s*_{2,}\s*\.?$/.exec(prompt) ?? [];
  if (sum === undefined || !isNumber(value) || asksForm.test(prompt) || answer.includes("=")) return null;
  const read = readingsOf(sum.replace(/(?<=\d)\s+of\s+(?=\d)/, " × ").trim(), readingFor([]));
  const [task] = "problem" in read ? [] : read;
  if (task === undefined || unfinished(task) !== "sum") return null;
  const asked = { key: { kind: "value", value, unit: "", form: "number" } as const, start: sum, wrong: [] };
  return judgeNumber(asked, answer).verdict === "right" ? correct() : null;
}

const asksForm =
  /fraction|decimal|per ?cent|%|simpl|form|place|round|bruch|dezimal|prozent|pecahan|perpuluhan|peratus|décimal|pour ?cent|fracción|porcentaje/i;
