import { foldText } from "../../text/fold.ts";
import { ofAll } from "../../text/languages/languages.ts";
import { isNegation } from "../../text/negation.ts";
import { foldWord } from "../../text/stem.ts";
import { meanTheSame } from "../../words/synonyms.ts";
import { tokensOf } from "../../words/tokens.ts";
import { isOpposite } from "../../words/word-match.ts";
import { alternatives, keyForms } from "./forms.ts";
import { asked } from "./same-meaning.ts";
import { incorrect, type Verdict } from "./verdict.ts";
import { compareWords } from "./words.ts";

/**
 * A key may say in brackets when it holds: "goodbye (to someone who leaves)", "you (plural)". Who leaves that out may be
 * right. Who says another thing there, "goodbye, to someone who stays", means another word: wrong where it is built as
 * the key's own is or belongs to another entry, and asked where that cannot be told. Null where nothing is said against it.
 */
export function otherQualification(
  accepted: readonly string[],
  vocabulary: readonly string[],
  answer: string,
): Verdict | null {
  const own = accepted.flatMap(alternatives).flatMap(qualifiedIn);
  const [first] = own.filter(({ bare }) => restAfter(bare, answer) !== null);
  const said = restAfter(first?.bare ?? "", answer) ?? [];
  const wanted = own.filter(({ bare }) => bare === first?.bare);
  if (first === undefined || isAccepted(accepted, said) || wanted.some(({ when }) => agrees(when, said)))
    return null;
  const others = vocabulary.flatMap(alternatives).flatMap(qualifiedIn);
  const isOthers = others.some(({ bare, when }) => bare === first.bare && agrees(when, said));
  if (isOthers || wanted.some(({ when }) => contradicts(when, said)))
    return incorrect("confusion", 0.9, `That is said of another word. The answer is "${first.shown}".`);
  // "Uncle, not aunt" says what it is not, and nothing of when.
  if (isNegation(said[0] ?? "")) return null;
  return asked(first, { shown: answer.trim() });
}

/** "Goodbye, have a safe journey": both are in the key. */
function isAccepted(accepted: readonly string[], said: readonly string[]): boolean {
  return accepted.flatMap(keyForms).some(({ text }) => text === said.join(" "));
}

type Qualified = { shown: string; bare: string; when: readonly string[] };

const small = ofAll(({ smallWords }) => smallWords);

/** Words in brackets at the end, after a space: "colo(u)r" and "(to) eat" are two spellings and no such thing. */
function qualifiedIn(entry: string): Qualified[] {
  const [, bare = "", when = ""] = /^(.*\S)\s+\(([^()]*\p{L}{2}[^()]*)\)$/u.exec(entry.trim()) ?? [];
  return bare === "" ? [] : [{ shown: entry.trim(), bare: foldText(bare), when: foldText(when).split(" ") }];
}

/** The words that follow it in the answer; null where it does not begin so, or nothing follows. */
function restAfter(bare: string, answer: string): readonly string[] | null {
  const said = foldText(answer);
  return said.startsWith(`${bare} `) ? said.slice(bare.length + 1).split(" ") : null;
}

/** Whatever it says with meaning stands there too, in some form. */
function agrees(when: readonly string[], said: readonly string[]): boolean {
  return telling(said).every((word) => telling(when).some((one) => sameWord(one, word)));
}

/** Its opposite; or the same words but for one that says something else: "to someone who stays". */
function contradicts(when: readonly string[], said: readonly string[]): boolean {
  const [wanted, given] = [telling(when), telling(said)];
  const apart = (some: readonly string[], others: readonly string[]) =>
    some.filter((word) => !others.some((one) => sameWord(one, word)));
  const positive = (words: readonly string[]) => words.filter((word) => !isNegation(word));
  const denies = (words: readonly string[]) => (words.length - positive(words).length) % 2;
  if (denies(when) !== denies(said)) return agrees(positive(when), positive(said));
  const [lacking, added] = [apart(wanted, given), apart(given, wanted)];
  const turned = tokensOf(lacking.join(" "));
  if (tokensOf(added.join(" ")).some((word) => turned.some((one) => isOpposite(one, word)))) return true;
  const frame = (words: readonly string[], own: readonly string[]) =>
    words.filter((word) => !own.includes(word)).join(" ");
  return (
    lacking.length === 1 &&
    added.length === 1 &&
    when.length > 1 &&
    frame(when, lacking) === frame(said, added)
  );
}

function telling(words: readonly string[]): string[] {
  const own = words.filter((word) => !small.has(word) || isNegation(word));
  return own.length === 0 ? [...words] : own;
}

/** In another form, with a slip, or a synonym. */
function sameWord(one: string, other: string): boolean {
  const [here, there] = [foldWord(one), foldWord(other)];
  if (one === other || here.stem === there.stem || here.root === there.root) return true;
  const { kind } = compareWords(one, other);
  return kind === "slip" || kind === "accent" || meanTheSame(one, other);
}
