import { withoutTalk } from "../../text/around-answer.ts";
import { foldText } from "../../text/fold.ts";
import { ofAll } from "../../text/languages/languages.ts";
import { isNegation } from "../../text/negation.ts";
import { foldWord } from "../../text/stem.ts";
import { sideOf } from "../../text/yes-no.ts";
import { keyForms, readings } from "./forms.ts";
import { withoutNeighbours } from "./gap.ts";

/**
 * What somebody may have meant as the answer, among more words: without what talk puts around it ("I think it's X"),
 * without the reason or the sentence that follows ("4, the table has four legs"), out of a sentence that has nothing else
 * but the question's own words. Nothing that is taken back or stands beside another answer; what is said not to be it
 * comes before it at most ("not X, I guess Y").
 */
export function answersWithin(prompt: string, accepted: readonly string[], answer: string): string[] {
  const left = afterDenial(accepted, answer);
  if (left !== null) return [foldText(left), ...answersWithin(prompt, accepted, left)];
  const whole = foldText(answer);
  const bare = withoutTalk(whole);
  const [head, rest] = headAndRest(answer);
  const first = rest === "" || isRival(prompt, accepted, head, rest) ? [] : [withoutTalk(foldText(head))];
  const found = [...(bare === whole ? [] : [bare]), ...first];
  return [
    ...withoutNeighbours(prompt, answer),
    ...found.flatMap((text) => [text, ...withoutNeighbours(prompt, text)]),
    ...inSentence(prompt, accepted, [bare, ...first]),
  ];
}

/** What is left where the first clause only says what it is not; null where it says more, or denies the answer itself. */
function afterDenial(accepted: readonly string[], answer: string): string | null {
  const [head, rest] = headAndRest(answer.replace(but, ", "));
  const words = withoutTalk(foldText(head)).split(" ");
  const at = words.findIndex((word) => isNegation(word));
  const denies = at !== -1 && at < 2 && words.length - at > 1 && words.length - at <= mostDenied;
  return denies && rest.trim() !== "" && !says(accepted, words) ? rest : null;
}

/** "Not X", with an article. */
const mostDenied = 4;
const but = /,?\s+(?:but|sondern|tetapi|tapi|mais|sino)\s+/iu;

/** What comes first, up to a stop or a word that gives a reason; a hedge is no answer. */
function headAndRest(answer: string): [string, string] {
  for (const { index, 0: stop } of answer.matchAll(ends)) {
    const head = answer.slice(0, index);
    if (withoutTalk(`${foldText(head)} .`) !== ".") return [head, answer.slice(index + stop.length)];
  }
  return [answer, ""];
}

const reasons = "because|since|as|weil|denn|da|kerana|sebab|parce que|car|porque";
const ends = new RegExp(String.raw`\s*[,;:.!?–—(\n](?=\s|$|\p{L})\s*|\s+-\s+|\s+(?=(?:${reasons})\s)`, "giu");

const joins = ofAll(({ joins }) => joins);
const small = ofAll(({ smallWords }) => smallWords);

/** Another answer beside the first, or a word that takes it back. */
function isRival(prompt: string, accepted: readonly string[], head: string, rest: string): boolean {
  const words = foldText(rest.replace(hyphens, "")).split(" ");
  const [first = ""] = words;
  if (joins.has(first)) return true;
  // "4, not 5" names what it is not; "4, no, 5" takes it back.
  if (isNegation(first)) return words.length < 2 || sideOf(first) === false || says(accepted, words);
  if (saysOtherNumber(accepted, head, rest)) return true;
  const asked = askedIn(prompt);
  const own = words.filter((word) => !small.has(word) && !asked.has(foldWord(word).stem));
  return own.length > 0 && words.length <= fewWords && !says(accepted, words);
}

/** As short as this, it is no sentence about the answer. */
const fewWords = 2;

function saysOtherNumber(accepted: readonly string[], head: string, rest: string): boolean {
  const wanted = new Set(accepted.flatMap(keyForms).flatMap(({ numbers }) => numbers.split(" ")));
  const said = (readings(rest)[0]?.numbers ?? "").split(" ").filter((number) => number !== "");
  const isAsked = (readings(head)[0]?.numbers ?? "") !== "" && wanted.size > 0;
  if (!isAsked || said.length === 0 || new RegExp(`^(?:${reasons})\\s`, "iu").test(rest.trim())) return false;
  return !said.some((number) => wanted.has(number)) && !/[=+×*^]/.test(rest);
}

function says(accepted: readonly string[], words: readonly string[]): boolean {
  const text = ` ${words.join(" ")} `;
  return accepted.flatMap(keyForms).some((form) => text.includes(` ${form.text} `));
}

/** The answer in a sentence whose other words are the question's, and the small ones between them. */
function inSentence(prompt: string, accepted: readonly string[], texts: readonly string[]): string[] {
  const asked = askedIn(prompt);
  const forms = accepted.flatMap(keyForms);
  const offered = ` ${foldText(prompt)} `;
  return texts.flatMap((text) => {
    const said = readings(text)[0];
    if (said === undefined || said.numbers.includes(" ")) return [];
    const found = forms.find(
      (form) => ` ${said.counted} `.includes(` ${form.counted} `) && !offered.includes(` ${form.text} `),
    );
    if (found === undefined) return [];
    const rest = ` ${said.counted} `.replace(` ${found.counted} `, " ").trim().split(" ");
    const isOwn = (word: string) => asked.has(foldWord(word).stem);
    const between = rest.filter((word) => !isOwn(word));
    const says = between.some((word) => !small.has(word) || joins.has(word) || isNegation(word));
    return says || !rest.some((word) => isOwn(word) && !small.has(word)) ? [] : [found.text];
  });
}

/** "la-ut" is "laut". */
const hyphens = /(?<=\p{L})-(?=\p{L})/gu;

function askedIn(prompt: string): ReadonlySet<string> {
  const words = [foldText(prompt), foldText(prompt.replace(hyphens, ""))].join(" ").split(" ");
  return new Set(words.map((word) => foldWord(word).stem));
}
