import { foldText } from "../../../text/fold.ts";
import { isNegation } from "../../../text/negation.ts";
import { openingStance } from "../../../text/stance.ts";
import { sideOf } from "../../../text/yes-no.ts";
import type { Question } from "./conversation-record.ts";
import { judgePoints } from "./judge-points.ts";
import { type Judged, judged, type ShortAnswerJudge } from "./judged.ts";

/** "Is this so, and why?": the stand that is taken, and the reason for it. A bare yes or no is half an answer. */
export async function judgeStatement(
  question: Question,
  text: string,
  judge: ShortAnswerJudge,
): Promise<Judged> {
  const { stand, rest } = withoutDenial(question, standOf(text));
  if (stand !== null && stand !== question.truth) {
    return judged("incorrect", 0.85, {
      error_type: "misconception",
      note: question.truth ? "It is so." : "It is not so.",
      missing: question.points,
    });
  }
  const enough = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length >= fewestWords;
  if (!enough && stand !== null)
    return judged("partial", 1, { note: "The reason is missing.", missing: question.points });
  const reason = await judgePoints(question, rest, judge);
  if (reason.verdict !== "incorrect") return reason;
  if (!enough) return judged("incorrect", 0.9, { note: neither, missing: question.points });
  if (stand === null) return isOnSubject(question, rest) ? inDoubt(reason) : reason;
  return judged("partial", reason.confidence, {
    note: "You take the right side; the reason is another one.",
    missing: question.points,
  });
}

/**
 * "Not all of them do." before the reason says the statement back with a "not" in it: the side again, and no part of the
 * reason. Where it is all that is said, it is left: then the reason is missing, or it is one.
 */
function withoutDenial({ prompt, truth }: Question, taken: { stand: boolean | null; rest: string }) {
  const [clause = ""] = /^[^.,;:!?–—\n]*[.,;:!?–—\n]+\s*/u.exec(taken.rest) ?? [];
  const after = taken.rest.slice(clause.length);
  if (truth === true || clause === "" || after.trim() === "" || taken.stand === true) return taken;
  const [asked, said] = [longWords(prompt), foldText(clause).split(" ")];
  const denies =
    said.some((word) => isNegation(word)) && longWords(clause).some((word) => asked.includes(word));
  const own = longWords(clause).filter((word) => !asked.includes(word) && !isNegation(word));
  return denies && own.length === 0 ? { stand: false, rest: after } : taken;
}

const neither = "That does not say whether it is so, and gives no reason.";
const fewestWords = 3;
/** Not sure enough to stand alone. */
const doubt = 0.5;

/** A side may be taken without a word for it: "They should report it" denies that they should keep quiet. */
function inDoubt(reason: Judged): Judged {
  return { ...reason, confidence: Math.min(reason.confidence, doubt) };
}

/** It speaks of what the statement speaks of, and is not the statement said back. */
function isOnSubject({ prompt, references }: Question, text: string): boolean {
  const asked = longWords(prompt);
  const said = longWords(text);
  const own = said.filter((word) => !asked.includes(word));
  const subject = [...asked, ...references.flatMap(longWords)];
  return own.length >= 2 && said.some((word) => subject.includes(word));
}

function longWords(text: string): string[] {
  return foldText(text)
    .split(" ")
    .filter((word) => word.length > 3 || /[^\p{ASCII}]/u.test(word));
}

const not = new Set("not isnt arent doesnt dont nicht pas tak".split(" "));
/** Yes by themselves, no before "not". */
const firmly = new Set("definitely absolutely certainly surely indeed course".split(" "));
const firstWords = 5;

/** Which side the first words take; null where they take none. */
export function standOf(text: string): { stand: boolean | null; rest: string } {
  const opening = openingStance(text);
  return opening === null ? standInside(text) : { stand: opening.side, rest: opening.rest };
}

/** A side that is taken in a sentence which says more than that. */
function standInside(text: string): { stand: boolean | null; rest: string } {
  const words = foldText(text).split(" ");
  const head = words.slice(0, firstWords);
  const at = head.findIndex((_, i) => isSide(head, i) || isFirm(head, i) || isItSo(head, i));
  const word = head[at];
  if (word === undefined) {
    return words[0] === "not" && words[1] !== "only"
      ? { stand: false, rest: words.slice(1).join(" ") }
      : { stand: null, rest: text };
  }
  const near = [
    ...head.slice(Math.max(0, at - 2), at),
    ...(firmly.has(word) ? words.slice(at + 1, at + 2) : []),
  ];
  const denied = near.some((one) => not.has(one));
  return { stand: (sideOf(word) ?? true) !== denied, rest: words.slice(at + 1).join(" ") };
}

const owned = new Set("the a an my your his her its our their".split(" "));
const leadIn = new Set(
  "i id think guess believe would say well um uh oh maybe probably my answer is its".split(" "),
);

/** "No idea", "no sé": not knowing is no side. */
const unknowing = new Set("idea ideas clue sé se lo".split(" "));

/** "No" and "right" are also words of other sentences: "they have no choice", "it is her right". */
function isSide(head: readonly string[], at: number): boolean {
  const word = head[at] ?? "";
  if (word === "no" && unknowing.has(head[at + 1] ?? "")) return false;
  if (word === "no" || word === "never") return head.slice(0, at).every((one) => leadIn.has(one));
  return sideOf(word) !== null && !owned.has(head[at - 1] ?? "");
}

/** "Definitely", "of course not": at the very beginning. */
function isFirm(head: readonly string[], at: number): boolean {
  return firmly.has(head[at] ?? "") && (at === 0 || (at === 1 && head[0] === "of"));
}

/** "It is so", "that isn't so": the question's own words for it. */
function isItSo(head: readonly string[], at: number): boolean {
  return (
    head[at] === "so" &&
    /^(?:it|its|that|thats|this) (?:is |isnt )?(?:not )?$/.test(`${head.slice(0, at).join(" ")} `)
  );
}
