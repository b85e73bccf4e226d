import { folded } from "../../../phrases.ts";
import { foldText } from "../../../text/fold.ts";
import { kindNames } from "../../course-words.ts";
import { english } from "./english.ts";
import { french, german } from "./french-and-german.ts";
import type { Kind, LikingWish, LikingWords } from "./liking-words.ts";
import { malay, spanish } from "./spanish-and-malay.ts";

export type Liking = { wish: LikingWish; kinds: Kind[] };

/** What the learner was just asked, and what would be right: there their words may be an answer. */
export type Asked = {
  /** Whether the answer may be about anything, as in a scene. */
  open: boolean;
  texts: readonly string[];
};

/**
 * What a learner likes or would rather not have, where that is the whole of what they said (exercise-modalities
 * §11.3.3); null: it was not. `asked` null: nothing was asked, so that every plain form is a wish. Where something was
 * asked, only what is said to whoever gives the exercises is one, and nothing that the question is itself about.
 */
export function likingsIn(text: string, asked: Asked | null): Liking[] | null {
  if (text.length > longest) return null;
  const isQuestion = text.includes("?");
  for (const clauses of waysToCut(text)) {
    const found = clauses.map((clause) => likingIn(clause, asked, isQuestion));
    if (found.length > 0 && found.every((one) => one !== null)) return found;
  }
  return null;
}

const longest = 200;

/** As one wish, then as several: "more code and fewer worksheets, please". */
function waysToCut(text: string): string[][] {
  const whole = wordsOf(text);
  const polite = /(?:please|bitte|por favor|sil (?:te|vous) plait)$/.exec(whole)?.[0] ?? "";
  const parts = text
    .split(/[,;.!?\n]+/)
    .map(wordsOf)
    .flatMap((part) => part.split(joiner))
    .filter((part) => part !== "" && part !== polite && !lead.test(`${part} `))
    .map((part) => (polite === "" || part.endsWith(polite) ? part : `${part} ${polite}`));
  return parts.length > 1 && parts.length <= 4 ? [[whole], parts] : [[whole]];
}

function wordsOf(text: string): string {
  return folded(foldText(text));
}

const joiner = / (?:and|but|und|aber|et|mais|y|pero|dan|tetapi|tapi) /;
const lead =
  /^(?:(?:no|nope|yes|ok|okay|well|sorry|actually|honestly|hey|oh|ugh|hm+|also|so|nein|ja|oui|non|si|ya|tidak|maaf|thanks|thank you) )+$/;
const leading =
  /^(?:(?:nope|yes|ok|okay|well|sorry|actually|honestly|hey|oh|ugh|hm+|also|nein|ja|oui|non|ya|maaf) )+/;

function likingIn(clause: string, asked: Asked | null, isQuestion: boolean): Liking | null {
  const said = clause.replace(leading, "");
  for (const { words, frames } of compiled)
    for (const { pattern, wish, isAsking } of frames) {
      const noun = pattern
        .exec(said)
        ?.slice(1)
        .find((group) => group !== undefined);
      if (noun === undefined || (isQuestion && !isAsking)) continue;
      const kinds = kindsIn(noun, words, "named", "loose");
      const plain = kindsIn(noun, words, "named").length === kinds.length;
      if (asked !== null && !isWish({ wish, kinds }, { isAsking, plain }, asked)) return null;
      return { wish, kinds };
    }
  return null;
}

function isWish({ kinds }: Liking, how: { isAsking: boolean; plain: boolean }, asked: Asked): boolean {
  if (!how.isAsking && (asked.open || !how.plain)) return false;
  const about = asked.texts.map(wordsOf);
  return !about.some((text) => likingLanguages.some((words) => mentions(text, words, kinds)));
}

function mentions(text: string, words: LikingWords, kinds: readonly Kind[]): boolean {
  return kinds.some((kind) => wordPattern(words, kind).test(text));
}

function kindsIn(noun: string, { kinds }: LikingWords, ...sorts: readonly ("named" | "loose")[]): Kind[] {
  return noun
    .split(listed)
    .flatMap((part) =>
      liked.filter((kind) => sorts.some((sort) => new RegExp(`^(?:${kinds[kind][sort]})$`).test(part))),
    );
}

const liked: readonly Kind[] = kindNames.filter(
  (kind) => kind !== "repl" && kind !== "maths" && kind !== "audio",
);
const article = "(?:the |les |las |los |des |den )?";
const listed = new RegExp(` (?:and|or|und|oder|et|ou|y|o|dan|atau) ${article}`);
const thanWords =
  "to|over|than|instead of|rather than|statt|als|que|plutot que|a|en vez de|daripada|berbanding";
const tail = "(?: (?:please|thanks|bitte|por favor|sil te plait|sil vous plait|lah|instead|now))*";
const likingWishes: readonly LikingWish[] = ["less", "more", "either"];

function wordPattern({ kinds }: LikingWords, kind: Kind): RegExp {
  return new RegExp(`(?:^| )(?:${kinds[kind].named}|${kinds[kind].loose})(?: |$)`);
}

const likingLanguages: readonly LikingWords[] = [english, french, german, spanish, malay];

const compiled = likingLanguages.map((words) => ({
  words,
  frames: [...framesOf(words, words.asking, true), ...framesOf(words, words.saying, false)],
}));

function framesOf({ kinds }: LikingWords, table: LikingWords["asking"], isAsking: boolean) {
  const any = liked.flatMap((kind) => [kinds[kind].named, kinds[kind].loose]).join("|");
  const noun = `((?:${any})(?:${listed.source}(?:${any}))*)`;
  const than = `(?: (?:${thanWords}) ${article}(?:${any}))?`;
  return likingWishes.flatMap((wish) =>
    table[wish].map((frame) => ({
      wish,
      isAsking,
      pattern: new RegExp(`^(?:${frame.replaceAll("<N>", noun)})${than}${tail}$`),
    })),
  );
}
