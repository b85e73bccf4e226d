import { leadingArticle } from "../../learning/answers/articles.ts";
import type { KnownLanguage } from "./language-words.ts";
import { wordsHeard } from "./words-heard.ts";

/** Words that are said one after the other. */
export interface Run {
  words: readonly string[];
  /** All its letters, no spaces: "wie viel" and "wieviel" are one. */
  joined: string;
  /** With its spaces, and ß and ä as the deck writes them. */
  written: string;
}

/** One way to say an item: runs of words with a gap ("rufe … an") or a slot ("Wo ist ___ bitte") between them. */
export interface Form {
  /** As the deck has it. */
  shown: string;
  runs: readonly Run[];
  /** What stands between one run and the next. */
  joints: readonly ("gap" | "slot")[];
  /** A slot before the first run, or after the last. */
  slotBefore: boolean;
  slotAfter: boolean;
}

/** The forms of one entry of a deck: as it stands, and without the article it begins with. None where it has no word. */
export function formsOf(entry: string, language: KnownLanguage | null, scale: string | null = null): Form[] {
  const whole = readForm(entry, entry, language, scale);
  if (whole === null) return [];
  const bare = withoutArticle(entry, language);
  const short = bare === null ? null : readForm(entry, bare, language, scale);
  return short === null ? [whole] : [whole, short];
}

function readForm(
  shown: string,
  text: string,
  language: KnownLanguage | null,
  scale: string | null,
): Form | null {
  const runs: Run[] = [];
  const joints: ("gap" | "slot")[] = [];
  let open: "gap" | "slot" | null = null;
  let slotBefore = false;
  for (const part of text.split(/(_{2,}|…|\.{3,})/)) {
    if (/^(?:_{2,}|…|\.{3,})$/.test(part)) {
      open = part.startsWith("_") || open === "slot" ? "slot" : "gap";
      continue;
    }
    const words = wordsHeard(part, language, scale);
    if (words.length === 0) continue;
    if (runs.length > 0) joints.push(open ?? "gap");
    else slotBefore = open === "slot";
    runs.push({
      words: words.map((word) => word.letters),
      joined: words.map((word) => word.letters).join(""),
      written: words.map((word) => word.written).join(" "),
    });
    open = null;
  }
  return runs.length === 0 ? null : { shown, runs, joints, slotBefore, slotAfter: open === "slot" };
}

/**
 * A noun with the wrong article, or none, is still the noun. In German only before a capital ("das Haus", not "das
 * stimmt"); in English before one word, but "a little" is not "little".
 */
function withoutArticle(entry: string, language: KnownLanguage | null): string | null {
  const words = entry.trim().split(/\s+/);
  const article = leadingArticle(words.map((word) => word.toLowerCase()));
  if (article === null) return null;
  const [, second = ""] = words;
  if (language === "de" && !/^\p{Lu}/u.test(second)) return null;
  if (language === "en" && (words.length > 2 || quantities.has(second.toLowerCase()))) return null;
  return words.slice(1).join(" ");
}

const quantities = new Set(["few", "little", "lot", "bit", "while", "couple", "must", "go"]);
