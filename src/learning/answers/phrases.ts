import { germanSpelling, sameButAccents, unaccented } from "../../text/accents.ts";
import { isNegation } from "../../text/negation.ts";
import { addedVerbPrefix, joinedPronoun } from "./affix.ts";
import { articlesAgree, leadingArticle } from "./articles.ts";
import type { Form } from "./forms.ts";
import { incorrect, partial, type Verdict } from "./verdict.ts";
import { compareWords } from "./words.ts";

/**
 * What is wrong with an answer that is not the expected one, or null where the two have too little in common to say.
 * `isCourseWord` knows the words of the course and of the answer key: such a word is no slip of another.
 */
export function comparePhrases(
  expected: Form,
  given: Form,
  isCourseWord: (word: string) => boolean,
): Verdict | null {
  const right = `The answer is "${expected.shown}".`;
  if (!articlesAgree(expected.article, given.article)) {
    return germanSpelling(expected.text) === germanSpelling(given.text)
      ? partial("article", 0.85, `The article is wrong. ${right}`)
      : null;
  }
  if (oneKeepsItsArticle(expected, given)) return null;
  if (expected.words.length > longestPhrase || given.words.length > longestPhrase) return null;
  if (expected.words.length === given.words.length) {
    const found = wordByWord(expected, given, right, isCourseWord);
    if (found !== null && found.verdict === "partial") return found;
    if (differentNumbers(expected, given)) return wrongNumber(right);
    return wordOrder(expected, given, right) ?? found;
  }
  if (differentNumbers(expected, given)) return wrongNumber(right);
  return (
    spacing(expected, given, right) ??
    pronoun(expected, given, right) ??
    oneWordMoreOrLess(expected, given, right)
  );
}

const longestPhrase = 200;
/** From here on an answer may lack a word, or have one too many. */
const longAnswer = 4;

/** Compared both with their article or both without, "the cat sat on mat" lacks a word and has no other order. */
export function oneKeepsItsArticle(one: Form, other: Form): boolean {
  const kept = (form: Form) => form.article === null && leadingArticle(form.words) !== null;
  return (one.article !== null && kept(other)) || (other.article !== null && kept(one));
}

function differentNumbers(expected: Form, given: Form): boolean {
  return expected.numbers !== "" && given.numbers !== "" && expected.numbers !== given.numbers;
}

function wrongNumber(right: string): Verdict {
  return incorrect("number", 0.95, `The number is wrong. ${right}`);
}

function spacing(expected: Form, given: Form, right: string): Verdict | null {
  if (/\d/.test(expected.text + given.text)) return null;
  if (expected.words.join("") !== given.words.join("")) return null;
  return partial("spelling", 0.85, `The spaces are not where they belong. ${right}`);
}

function pronoun(expected: Form, given: Form, right: string): Verdict | null {
  const ending = joinedPronoun(expected.words, given.words);
  return ending === null ? null : partial("affix", 0.8, `Mind the ${ending}. ${right}`);
}

/** In a formula the order is the meaning, so nothing with a symbol in it counts as merely out of order. */
function wordOrder(expected: Form, given: Form, right: string): Verdict | null {
  if (expected.words.length < 2 || symbols.test(expected.text)) return null;
  if (expected.words.toSorted().join(" ") !== given.words.toSorted().join(" ")) return null;
  return partial("word_order", 0.85, `All the words are there, in another order. ${right}`);
}

const symbols = /[\p{S}#%&@]/u;

/** Any number of missing accents, and at most one slip or lost affix. */
function wordByWord(
  expected: Form,
  given: Form,
  right: string,
  isCourseWord: (word: string) => boolean,
): Verdict | null {
  const typed = withoutUmlauts(expected.text, given.text);
  let accents = 0;
  let worst: Verdict | null = null;
  for (const [at, word] of expected.words.entries()) {
    const written = given.words[at] ?? "";
    if (word === written) continue;
    const compared = compareWords(word, written);
    const difference = compared.kind === "another" && typed && isUnmarked(word, written) ? accent : compared;
    if (difference.kind === "accent" && !isCourseWord(written)) {
      accents++;
      continue;
    }
    if (worst !== null) return null;
    if (difference.kind === "different" && isNegation(word) !== isNegation(written))
      worst = incorrect("negation", 0.9, `It says the opposite. ${right}`);
    else if (isCourseWord(written) && addedVerbPrefix(word, written) === null)
      worst = confusion(written, expected);
    else if (difference.kind === "affix")
      worst = partial("affix", 0.85, `Mind the ${difference.affix}. ${right}`);
    else if (difference.kind === "slip")
      worst = partial("spelling", difference.edits > 1 ? 0.8 : 0.9, `A slip in the spelling. ${right}`);
    else if (difference.kind === "another") worst = anotherWord(written, right);
    else
      worst = incorrect(
        "wrong_answer",
        difference.kind === "different" && difference.near ? 0.6 : 0.95,
        right,
      );
  }
  if (worst !== null) return worst;
  return accents === 0 ? null : partial("accent", 0.95, `Mind the accents. ${right}`);
}

const accent = { kind: "accent" } as const;

/** Two umlauts or more are wanted and none is there: they cannot be typed, and "mochte" is no other word than "möchte". */
function withoutUmlauts(expected: string, given: string): boolean {
  return !/[äöüß]/.test(given) && (expected.match(/[äöüß]/g)?.length ?? 0) > 1;
}

function isUnmarked(word: string, written: string): boolean {
  return sameButAccents(unaccented(word), written);
}

/** No word of the course, but one of the language: whoever wrote it may have meant it. */
function anotherWord(written: string, right: string): Verdict {
  return incorrect("wrong_answer", 0.9, `"${written}" is another word. ${right}`);
}

export function confusion(written: string, expected: Form | undefined): Verdict {
  const right = expected === undefined ? "" : ` The answer is "${expected.shown}".`;
  return incorrect("confusion", 0.95, `"${written}" is another word of this course.${right}`);
}

function oneWordMoreOrLess(expected: Form, given: Form, right: string): Verdict | null {
  const missing = expected.words.length > given.words.length;
  const [longer, shorter] = missing ? [expected, given] : [given, expected];
  if (expected.words.length < longAnswer || symbols.test(expected.text + given.text)) return null;
  if (longer.words.length !== shorter.words.length + 1) return null;
  const at = longer.words.findIndex((word, index) => word !== shorter.words[index]);
  if (longer.words.slice(at + 1).join(" ") !== shorter.words.slice(at).join(" ")) return null;
  const word = longer.words[at] ?? "";
  if (isNegation(word)) return incorrect("negation", 0.9, `It says the opposite. ${right}`);
  return missing
    ? partial("missing_word", 0.75, `A word is missing: "${word}". ${right}`)
    : partial("extra_word", 0.75, `A word too many: "${word}". ${right}`);
}
