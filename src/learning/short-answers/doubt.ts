import { foldText } from "../../text/fold.ts";
import { isWordOf } from "../../words/known-words.ts";
import { cosine, vectorOf } from "../../words/word-vectors.ts";
import { isPlainlyEnglish, writtenIn } from "../../words/written-in.ts";
import type { AnswerText } from "./answer-text.ts";
import type { Compared } from "./compare.ts";
import type { Features } from "./features.ts";
import type { Prepared } from "./prepare.ts";

/**
 * How sure "not correct" may be at most, where the words give no ground to be surer: the learner compares then. 1 where
 * nothing speaks against it.
 */
export function mostSure(
  prepared: Prepared,
  answer: AnswerText,
  features: Features,
  closest: Compared | null,
): number {
  if (isInAnotherLanguage(prepared, answer)) return otherLanguage;
  // Synonyms and opposites are known for English alone.
  if (prepared.language !== null) return unsure;
  // Several references say most of what may be said; with one, much that is right has other words.
  if (prepared.references.length > 1) return 1;
  const shares = (features.gotNewMeaning ?? 0) > 0;
  return closest !== null && !shares && isNear(answer, closest) ? unsure : 1;
}

const otherLanguage = 0.4;
const unsure = 0.55;

/** A Malay answer to a question about Malay that is put in English may be right: its words cannot be compared. */
function isInAnotherLanguage({ language, references }: Prepared, { text }: AnswerText): boolean {
  const here = writtenIn(text);
  if (isPlainlyEnglish(text) || here === (language ?? "en")) return false;
  const long = foldText(text)
    .split(" ")
    .filter((word) => word.length > 3);
  if (long.filter((word) => isWordOf("en", word)).length * 2 > long.length || long.length === 0) return false;
  return references.every((reference) => writtenIn(reference.text) !== here);
}

/** Some word of its own keeps the company of a word that is wanted: "it got too cold" for "the heating had failed". */
function isNear({ tokens, given }: AnswerText, { reference }: Compared): boolean {
  const own = tokens.filter(({ kind }, at) => kind === "content" && given[at] !== true);
  const fresh = reference.tokens.filter(({ kind }, at) => kind === "content" && reference.given[at] !== true);
  return own.some(({ stem }) => {
    const here = vectorOf(stem);
    return here !== null && fresh.some((word) => isNearTo(here, vectorOf(word.stem)));
  });
}

function isNearTo(one: Float32Array, other: Float32Array | null): boolean {
  return other !== null && cosine(one, other) >= nearEnough;
}

const nearEnough = 0.45;
