import { germanSpelling } from "../../text/accents.ts";
import { foldText } from "../../text/fold.ts";
import { ordinalsAsFigures } from "../../text/ordinals.ts";
import { addedVerbPrefix } from "./affix.ts";
import { isAbout } from "./approximate.ts";
import { articlesAgree } from "./articles.ts";
import { isBlank } from "./blank.ts";
import { alternatives, type Form, readings } from "./forms.ts";
import { type CompiledKey, compileKey } from "./key.ts";
import { comparePhrases, confusion, oneKeepsItsArticle } from "./phrases.ts";
import { isVariant, perhapsTheSame, sameSentence } from "./same-meaning.ts";
import { correct, incorrect, partial, type Verdict } from "./verdict.ts";

export interface AnswerRow {
  /** Each entry may hold ` / ` alternatives and (optional) parts. */
  accepted: readonly string[];
  answer: string;
  /** The words of the course: one of these in place of another is a confusion, however alike they look. */
  vocabulary?: readonly string[] | undefined;
  /** Words of the course that mean what was shown too, where the question says which of them it wants. */
  also?: readonly string[] | undefined;
}

export interface JudgeOptions {
  /** False where spelling is what is practised: a slip is then wrong. True unless told. */
  slips?: boolean;
  /** True where a word is what is practised: the figure 4 says nothing of "empat". */
  inWords?: boolean;
}

/** The verdict on one typed answer (decision 21). Never throws. */
export function judgeAnswer(row: AnswerRow, options: JudgeOptions = {}): Verdict {
  const verdict = judgeWithKey(compileKey(row.accepted, row.vocabulary), row.answer, options);
  const means =
    verdict.verdict === "incorrect" && row.also?.some((one) => foldText(one) === foldText(row.answer));
  if (means !== true) return verdict;
  return partial(
    "confusion",
    0.9,
    `"${row.answer.trim()}" is also right for that; here the word is "${row.accepted[0]}".`,
  );
}

/** As `judgeAnswer`, for a key that was compiled before. */
export function judgeWithKey(key: CompiledKey, answer: string, options: JudgeOptions = {}): Verdict {
  const typed = answer.normalize("NFKC");
  const whole = strictly(judgeOne(key, typed, options), options);
  if (whole.verdict === "correct" || whole.error_type === "blank" || !typed.includes("/")) return whole;
  const several = alternatives(typed).length > 1;
  // A slash without spaces separates answers only where the whole is none: "km/h" is one, and so is 1/2.
  if (!several && (whole.verdict === "partial" || /\d\/\d/.test(typed))) return whole;
  const parts = (several ? alternatives(typed) : typed.split("/")).filter((part) => !isBlank(part));
  if (parts.length > mostAlternatives) return whole;
  return worst(parts.map((part) => strictly(judgeOne(key, part, options), options))) ?? whole;
}

const mostAlternatives = 8;

/** Writing several answers does not pay: the worst of them counts. */
function worst(verdicts: readonly Verdict[]): Verdict | null {
  return verdicts.toSorted((a, b) => a.score - b.score)[0] ?? null;
}

function strictly(verdict: Verdict, { slips = true }: JudgeOptions): Verdict {
  if (slips || verdict.verdict !== "partial") return verdict;
  // Where a sentence is to be put right, one other word may be the mistake itself.
  if (verdict.error_type === "wrong_answer") return incorrect("wrong_answer", 0.9, verdict.note);
  return verdict.error_type === "spelling"
    ? incorrect("spelling", verdict.confidence, verdict.note)
    : verdict;
}

function judgeOne(key: CompiledKey, answer: string, { inWords = false }: JudgeOptions): Verdict {
  const given = readings(answer);
  const first = key.accepted.forms[0];
  if (isAccepted(key, given) || isRespelled(key, answer, given)) return correct();
  const same = firstOf(key, given, (expected, form) =>
    isVariant(expected, form) ? correct(0.95) : sameSentence(expected, form),
  );
  if (same !== null) return same;
  if (key.accepted.forms.some((expected) => given.some((form) => isAbout(expected, form)))) return correct();
  if (isBlank(answer)) return incorrect("blank", 1, answerIs(first));
  if (first === undefined) return incorrect("wrong_answer", 0, "There is no answer to compare this with.");
  return byNumber(key, given, inWords) ?? byVocabulary(key, given) ?? byComparison(key, given, first);
}

function isAccepted(key: CompiledKey, given: readonly Form[]): boolean {
  return given.some((form) => {
    const match = key.accepted.byText.get(form.text);
    return match !== undefined && articlesAgree(match.article, form.article);
  });
}

/**
 * Strasse is Straße and Mueller is Müller, both ways round (decision 36), unless that is another word of the course:
 * Masse is not Maße then, but MASSE is how capitals write it.
 */
function isRespelled(key: CompiledKey, answer: string, given: readonly Form[]): boolean {
  if (!key.accepted.umlauts && !umlaut.test(answer)) return false;
  const capitals = answer.includes("SS");
  return given.some((form) => {
    const match = key.accepted.byGerman.get(germanSpelling(form.text));
    if (match === undefined || !articlesAgree(match.article, form.article)) return false;
    const others = form.words.filter((word, at) => word !== match.words[at]);
    return capitals || !others.some((word) => key.vocabulary.words.has(word));
  });
}

const umlaut = /[äöüßÄÖÜẞ]/;

/** 12, twelve and "dua belas" are one number; but "dua belas" does not answer a question whose key says "twelve". */
function byNumber(key: CompiledKey, given: readonly Form[], inWords: boolean): Verdict | null {
  let otherLanguage: Form | null = null;
  for (const form of given) {
    const nth = ordinalsAsFigures(form.words);
    for (const expected of key.accepted.forms) {
      if (nth !== ordinalsAsFigures(expected.words) || !articlesAgree(expected.article, form.article))
        continue;
      const inFigures = form.numbers !== "" && nth === form.text;
      return inWords && inFigures
        ? incorrect("number", 0.9, `Write it as a word. ${answerIs(expected)}`)
        : correct();
    }
    if (form.numbers === "") continue;
    for (const expected of key.accepted.forms) {
      if (expected.counted !== form.counted || !articlesAgree(expected.article, form.article)) continue;
      if (inWords && expected.language !== null && form.language === null) {
        return incorrect("number", 0.9, `Write it as a word. ${answerIs(expected)}`);
      }
      if (expected.language === null || form.language === null || expected.language === form.language) {
        return correct();
      }
      otherLanguage ??= expected;
    }
  }
  if (otherLanguage === null) return null;
  return incorrect("wrong_language", 0.7, `The right number in another language. ${answerIs(otherLanguage)}`);
}

function byVocabulary(key: CompiledKey, given: readonly Form[]): Verdict | null {
  const form = given.find(({ text }) => key.vocabulary.byText.has(text));
  if (form === undefined) return null;
  const prefixed = key.accepted.forms.some(({ text }) => addedVerbPrefix(text, form.text) !== null);
  return prefixed ? null : confusion(form.shown, key.accepted.forms[0]);
}

/** Against every accepted form: the kindest verdict that holds, and of two alike the surer one. */
function byComparison(key: CompiledKey, given: readonly Form[], first: Form): Verdict {
  const isCourseWord = (word: string) => key.vocabulary.words.has(word) || key.accepted.words.has(word);
  let best: Verdict | null = null;
  for (const expected of key.accepted.forms) {
    for (const form of given) {
      const found = comparePhrases(expected, form, isCourseWord);
      if (found !== null && (best === null || rank(found) > rank(best))) best = found;
    }
  }
  if (best !== null && (best.verdict !== "incorrect" || best.error_type !== "wrong_answer")) return best;
  const perhaps = firstOf(key, given, perhapsTheSame);
  if (perhaps !== null) return slipOfAnother(key, given, isCourseWord) ?? perhaps;
  return best ?? incorrect("wrong_answer", 0.95, answerIs(first));
}

/** "Terima kaseh": another word of the course, with a slip in it. It is no other way to say what was asked. */
function slipOfAnother(
  key: CompiledKey,
  given: readonly Form[],
  isCourseWord: (word: string) => boolean,
): Verdict | null {
  const isSlipOf = (other: Form, form: Form) => {
    const found = other.words.length === form.words.length ? comparePhrases(other, form, isCourseWord) : null;
    return found?.error_type === "spelling" || found?.error_type === "accent";
  };
  const meant = key.vocabulary.forms.find(
    (other) => !key.accepted.byText.has(other.text) && given.some((form) => isSlipOf(other, form)),
  );
  return meant === undefined ? null : confusion(meant.shown, key.accepted.forms[0]);
}

/** The kindest that is said of any accepted form beside any reading of the answer. */
function firstOf(
  key: CompiledKey,
  given: readonly Form[],
  look: (expected: Form, given: Form) => Verdict | null,
): Verdict | null {
  let best: Verdict | null = null;
  for (const expected of key.accepted.forms) {
    for (const form of given) {
      if (!articlesAgree(expected.article, form.article) || oneKeepsItsArticle(expected, form)) continue;
      const found = look(expected, form);
      if (found?.verdict === "correct") return found;
      if (found !== null && (best === null || found.score > best.score)) best = found;
    }
  }
  return best;
}

/** Among wrong answers, one that can be explained comes first, and a near miss keeps its doubt. */
function rank(verdict: Verdict): number {
  if (verdict.verdict === "partial") return 10 + verdict.confidence;
  return verdict.error_type === "wrong_answer" ? 1 - verdict.confidence : 1 + verdict.confidence;
}

function answerIs(form: Form | undefined): string {
  return form === undefined ? "" : `The answer is "${form.shown}".`;
}
