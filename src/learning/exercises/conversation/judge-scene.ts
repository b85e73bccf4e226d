import { foldText } from "../../../text/fold.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import type { ConversationBody, Question } from "./conversation-record.ts";
import { changed } from "./judge-correction.ts";
import { type Judged, judged } from "./judged.ts";

/**
 * A turn of a scene (exercise-modalities §4.3, language production): the phrases it uses that were not used before,
 * and known mistakes, corrected gently. Whether the aim was met in other words is more than code can tell.
 */
export function judgeScene(
  body: ConversationBody,
  question: Question,
  text: string,
  usedBefore: readonly string[],
): Judged {
  const words = foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
  const found = question.accepted.flatMap((phrase) => {
    const how = saidIn(words, phrase);
    return how === null ? [] : [{ phrase, how }];
  });
  const used = found.map(({ phrase }) => phrase);
  const fresh = used.filter((phrase) => !usedBefore.includes(phrase));
  const notes = [
    ...found.filter(({ how }) => how === "nearly").map(({ phrase }) => `It is written “${phrase}”.`),
    ...slipsIn(body, words),
  ];
  const more = { used, note: notes.join(" ") };
  const nothingLeft = question.accepted.every((phrase) => usedBefore.includes(phrase));
  if (fresh.length > 0) {
    // One phrase proves little: in a language course with foreign words around it, elsewhere with none.
    const fits =
      body.domain === "language" ? !isMostlyForeign(body, question, words) : words.length >= fewestAround;
    const said = fits ? 0.75 : 0.5;
    return judged(notes.length > 0 ? "partial" : "correct", said, more);
  }
  if (nothingLeft && words.length >= fewestWords) return judged("correct", 0.5, more);
  if (words.length < fewestWords || isOtherLanguage(body, question, words)) {
    return judged("incorrect", 0.8, { ...more, slip: "wrong_language", missing: question.points });
  }
  // In a language course at least the words are of the language; elsewhere nothing at all is known of it.
  const guess = body.domain === "language" ? "partial" : "incorrect";
  return judged(guess, 0.4, { ...more, slip: "missing_word", missing: question.points });
}

const fewestWords = 3;
/** Of a pasted page, the beginning is judged. */
const mostWords = 400;
const fewestAround = 12;

function saidIn(words: readonly string[], phrase: string): "exactly" | "nearly" | null {
  const size = foldText(phrase).split(" ").length;
  let best: "nearly" | null = null;
  for (let at = 0; at + size <= words.length; at++) {
    const { verdict, error_type } = judgeAnswer({
      accepted: [phrase],
      answer: words.slice(at, at + size).join(" "),
    });
    if (verdict === "correct") return "exactly";
    if (verdict === "partial" && (error_type === "spelling" || error_type === "accent")) best = "nearly";
  }
  return best;
}

/** Mistakes that the course knows, noticed in passing. */
export function slipsIn({ slips }: ConversationBody, words: readonly string[]): string[] {
  const said = ` ${words.join(" ")} `;
  return slips.flatMap(({ wrong, right, why }) => {
    const { from, to, before, after } = changed(wrong, right);
    const around = [before, from, after].filter(Boolean).join(" ");
    if (from === "" || !around.includes(" ") || !said.includes(` ${around} `)) return [];
    return [`Instead of “${around}”, say “${[before, to, after].filter(Boolean).join(" ")}”: ${why}`];
  });
}

/** Not one word of what is learned. */
function isOtherLanguage(body: ConversationBody, question: Question, words: readonly string[]): boolean {
  return body.domain === "language" && knownIn(body, question, words) === 0;
}

function isMostlyForeign(body: ConversationBody, question: Question, words: readonly string[]): boolean {
  return words.length >= fewestAround && knownIn(body, question, words) < words.length / 4;
}

function knownIn({ vocabulary }: ConversationBody, { accepted }: Question, words: readonly string[]): number {
  const known = new Set([...vocabulary, ...accepted].flatMap((term) => foldText(term).split(" ")));
  return words.filter((word) => known.has(word)).length;
}
