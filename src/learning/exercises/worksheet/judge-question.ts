import { type Asked, askedIn } from "../../../text/asked.ts";
import { foldText } from "../../../text/fold.ts";
import { isBlank } from "../../answers/blank.ts";
import { judgeInPlace } from "../../answers/in-place.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import { correct, incorrect, partial, type Verdict } from "../../answers/verdict.ts";
import type { KeyEntry } from "./body.ts";
import { chosenLetter, lettersIn } from "./letters.ts";
import { remarkOf } from "./sections/mistakes.ts";
import { stayingInOrder } from "./staying.ts";
import { judgeTruth } from "./truth.ts";

/** The verdict on one answer of a worksheet. `vocabulary`: words that are confusions, not slips. */
export function judgeQuestion(entry: KeyEntry, answer: string, vocabulary: readonly string[]): Verdict {
  // "N/A" and the like are blank to a reader, but may be what a program prints.
  if (entry.judging !== "output" && isBlank(answer) && !entry.accepted.some((one) => same(one, answer))) {
    return incorrect("blank", 1, answerIs(entry));
  }
  const verdict = judged(entry, answer, vocabulary);
  if (verdict.verdict !== "incorrect" || entry.judging === "output" || !isAsked(answer)) return verdict;
  return incorrect("blank", 1, `You asked something here, so it counts as not answered. ${answerIs(entry)}`);
}

/** Said to whoever teaches, and nothing else: "was bedeutet das?". */
function isAsked(answer: string): boolean {
  const asked = askedIn(answer);
  return asked?.isPlain === true && asked.rest === "" && !said.has(asked.kind);
}

/** Not asked of anybody who teaches; who only does not know has tried nothing else (`isBlank`), or means the word. */
const said = new Set<Asked["kind"]>(["other", "unknown", "confirm"]);

function judged(entry: KeyEntry, answer: string, vocabulary: readonly string[]): Verdict {
  switch (entry.judging) {
    case "letter":
      return judgeLetter(entry, answer);
    case "letters":
      return judgeLetters(entry, answer);
    case "sequence":
      return judgeSequence(entry, answer);
    case "truth":
      return judgeTruth(entry, answer);
    case "output":
      return judgeOutput(entry, answer);
    case "own":
      return correct(1);
    case "reorder":
      return judgeReorder(entry, answer);
    case "correction":
      return judgeCorrection(entry, answer, vocabulary);
    case "words":
      return judgeWords(entry, answer, vocabulary);
  }
}

/** What is asked for may be written with the words that stand beside its gap, or with more words around it. */
function judgeWords(
  { accepted, also, prompt, words, uses }: KeyEntry,
  answer: string,
  vocabulary: readonly string[],
): Verdict {
  const inWords = words === "terms" && uses.some((key) => key.startsWith("vocabulary:"));
  return judgeInPlace(prompt, { accepted, also, answer, vocabulary }, inWords);
}

function judgeLetter(entry: KeyEntry, answer: string): Verdict {
  const letter = chosenLetter(answer, entry.options);
  if (letter === null) return incorrect("wrong_answer", 0.8, answerIs(entry));
  return entry.accepted.includes(letter) ? correct() : incorrect("confusion", 1, answerIs(entry));
}

/** A letter alone says little to whoever reads it later: what it stands for is said with it. */
function answerIs({ judging, accepted, options }: KeyEntry): string {
  const [right = ""] = accepted;
  const text = judging === "letter" ? options[right.charCodeAt(0) - 65] : undefined;
  return text === undefined || text === ""
    ? `The answer is "${right}".`
    : `The answer is ${right}, "${text}".`;
}

/** All and only those that belong there; half for at least half of them with none too many. */
function judgeLetters({ accepted, options, explanation }: KeyEntry, answer: string): Verdict {
  const right = new Set((accepted[0] ?? "").split(" "));
  const given = new Set(lettersIn(answer, options));
  const hit = [...given].filter((letter) => right.has(letter)).length;
  const wrong = given.size - hit;
  if (hit === right.size && wrong === 0) return correct();
  const note = `${hit} of ${right.size} are there${wrong > 0 ? `, and ${wrong} too many` : ""}. ${explanation}`;
  return hit * 2 >= right.size && wrong <= hit / 2
    ? partial(wrong > 0 ? "extra_word" : "missing_word", 0.95, note)
    : incorrect(wrong > 0 ? "confusion" : "missing_word", 0.95, note);
}

/** Half where one part alone stands in the wrong place. */
function judgeSequence({ accepted, options, explanation }: KeyEntry, answer: string): Verdict {
  const right = (accepted[0] ?? "").split(" ");
  const given = lettersIn(answer, options);
  const places = given.map((letter) => right.indexOf(letter));
  const note = `The order is ${right.join(" ")}: ${explanation}`;
  if (given.join(" ") === right.join(" ")) return correct();
  const complete = given.length === right.length && new Set(places).size === right.length;
  if (complete && right.length > 3 && stayingInOrder(places) === right.length - 1) {
    return partial("word_order", 0.9, `One part is out of place. ${note}`);
  }
  return incorrect("word_order", 0.95, note);
}

/** A sentence in another order is wrong here, as order is what is asked; one part moved may be another good order. */
function judgeReorder({ accepted, options }: KeyEntry, answer: string): Verdict {
  const verdict = judgeAnswer({ accepted, answer });
  if (verdict.error_type !== "word_order") return verdict;
  const text = ` ${foldText(answer)} `;
  const places = options.map((part) => text.indexOf(` ${foldText(part)} `));
  const order = places.map((place) => places.filter((other) => other < place).length);
  if (!places.includes(-1) && options.length > 3 && stayingInOrder(order) === options.length - 1) {
    return partial("word_order", 0.5, `One part stands elsewhere. The course has "${accepted[0]}".`);
  }
  return incorrect("word_order", 0.85, verdict.note);
}

function judgeCorrection(
  { accepted, given }: KeyEntry,
  answer: string,
  vocabulary: readonly string[],
): Verdict {
  if (given !== null && same(given, answer)) {
    return incorrect("wrong_answer", 1, `The mistake is still there. It should be "${accepted[0]}".`);
  }
  // A remark on where the sentence stands may be written out again or left out.
  const remark = given === null ? "" : remarkOf(given);
  const said = remark !== "" && answer.endsWith(remark) ? answer.slice(0, -remark.length) : answer;
  const verdict = judgeAnswer({ accepted, answer: said, vocabulary });
  const onlyOrder = given !== null && sorted(given) === sorted(accepted[0] ?? "");
  if (verdict.error_type === "word_order" && onlyOrder) return incorrect("word_order", 0.9, verdict.note);
  // One other word may be the mistake itself.
  if (verdict.error_type === "wrong_answer") return incorrect("wrong_answer", 0.9, verdict.note);
  return verdict;
}

/** As printed, spaces and the shape of quotation marks aside; the right values in another dress count half. */
function judgeOutput({ accepted }: KeyEntry, answer: string): Verdict {
  const right = accepted[0] ?? "";
  const shown = right.replace(/\s*\n\s*/g, " ⏎ ");
  if (answer.trim() === "") return incorrect("blank", 1, `It is \`${shown}\`.`);
  if (accepted.some((one) => packed(one) === packed(answer))) return correct();
  if (values(right) === values(answer) && values(right) !== "") {
    return partial("spelling", 0.9, `The values are right, but it is \`${shown}\`.`);
  }
  const kind = /^[-\d.\s]+$/.test(right) ? "number" : "wrong_answer";
  return incorrect(kind, 0.95, `It is \`${shown}\`.`);
}

function packed(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, "-")
    .replace(/[\s⏎]+/g, " ")
    .replace(/ ?([^\p{L}\p{N} ]) ?/gu, "$1")
    .trim();
}

function values(text: string): string {
  return (text.replace(/[−–]/g, "-").match(/-?[\p{L}\p{N}.]+/gu) ?? []).join(" ").toLowerCase();
}

function sorted(text: string): string {
  return foldText(text).split(" ").sort().join(" ");
}

function same(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
