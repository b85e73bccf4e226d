import { nearest } from "../../../../nearest.ts";
import { unaccented } from "../../../../text/accents.ts";
import { foldText } from "../../../../text/fold.ts";
import { sentencesIn } from "../../../../text/sentences.ts";
import { isEveryday } from "../../../../words/common-words.ts";
import { tokensOf } from "../../../../words/tokens.ts";
import type { Course } from "../../../course.ts";
import type { Items } from "../../../course-format.ts";

/** What a course says of a word or a term. */
export type Entry = {
  term: string;
  meanings: readonly string[];
  sentences: readonly { text: string; translation: string }[];
  note: string;
  concept: string;
};

/** A course as somebody looks something up in it, open at one concept: what is nearest to that comes first. */
export type CourseBook = {
  title: string;
  /** null: the course has nothing on the concept. */
  items: Items | null;
  /** The entries of a word or term, in whatever form it stands there. */
  find(about: string): Entry[];
  /** The entries that mean this. */
  findByMeaning(about: string): Entry[];
  /** The term that somebody may have misspelt. */
  like(about: string): Entry[];
  /** Whether a text is, as a whole, a word of the course or what one means. */
  has(text: string): boolean;
  /** Sentences of the texts and reasons that have these words one after the other; the concept's own first. */
  mentions(about: string): string[];
  /** Sentences that speak of most of what these words are about. */
  about(words: string): string[];
};

export function courseBook(course: Course, conceptId: string): CourseBook {
  const index = indexOf(course);
  const ownFirst = <One extends { concept: string }>(found: readonly One[]): One[] => [
    ...found.filter(({ concept }) => concept === conceptId),
    ...found.filter(({ concept }) => concept !== conceptId),
  ];
  const look = (table: ReadonlyMap<string, Entry[]>, about: string) =>
    ownFirst([...new Set(keysOf(about).flatMap((key) => table.get(key) ?? []))]);
  const byTerm = (about: string) => look(index.terms, about);
  return {
    title: course.concepts.find(({ id }) => id === conceptId)?.title ?? conceptId,
    items: course.items.get(conceptId) ?? null,
    find: byTerm,
    findByMeaning: (about) => look(index.meanings, about),
    like(about) {
      const near = about.length < shortest ? null : nearest(foldText(about), index.terms.keys());
      return near === null ? [] : byTerm(near);
    },
    has: (text) => keysOf(text).some((key) => index.terms.has(key) || index.meanings.has(key)),
    mentions(about) {
      const words = ` ${foldText(about)} `;
      if (words.trim() === "") return [];
      return ownFirst(index.sentences.filter(({ folded }) => folded.includes(words))).map(({ text }) => text);
    },
    about(words) {
      const asked = subjectsIn(words);
      if (asked.size === 0) return [];
      const scored = ownFirst(index.sentences).flatMap(({ text, concept, subjects }) => {
        const shared = [...asked].filter((stem) => subjects().has(stem)).length;
        const near = concept === conceptId ? nearer : 0;
        return shared >= Math.min(asked.size, Math.max(2, most * asked.size))
          ? [{ text, worth: shared + near }]
          : [];
      });
      return scored.sort((a, b) => b.worth - a.worth).map(({ text }) => text);
    },
  };
}

/** A shorter word has too many neighbours. */
const shortest = 4;
const nearer = 0.5;
/** Of what was asked about, so much must be spoken of. */
const most = 0.6;

type Sentence = { text: string; folded: string; concept: string; subjects(): ReadonlySet<string> };
type Index = { terms: Map<string, Entry[]>; meanings: Map<string, Entry[]>; sentences: Sentence[] };

const made = new WeakMap<Course, Index>();

function indexOf(course: Course): Index {
  const known = made.get(course);
  if (known !== undefined) return known;
  const index: Index = { terms: new Map(), meanings: new Map(), sentences: [] };
  for (const items of course.items.values()) {
    for (const { term, meanings, accepted, sentences, note = "" } of items.vocabulary)
      add(index, [term, ...accepted], { term, meanings, sentences, note, concept: items.concept });
    for (const { term, definition, example = "" } of items.definitions)
      add(index, [term], {
        term,
        meanings: [definition],
        sentences: [],
        note: example === "" ? "" : `For example: ${example}`,
        concept: items.concept,
      });
    index.sentences.push(...sentencesOf(items));
  }
  made.set(course, index);
  return index;
}

function add({ terms, meanings }: Index, forms: readonly string[], entry: Entry): void {
  const put = (table: Map<string, Entry[]>, key: string) => {
    const there = table.get(key);
    if (there === undefined) table.set(key, [entry]);
    else if (!there.includes(entry)) there.push(entry);
  };
  for (const form of forms) for (const key of keysOf(form)) put(terms, key);
  for (const meaning of entry.meanings) for (const key of keysOf(meaning)) put(meanings, key);
}

/** As it is written, without what is in brackets, without "to", accents or a plural. */
function keysOf(text: string): string[] {
  const folded = foldText(text);
  const bare = foldText(text.replace(/\([^()]*\)/g, " ").replace(/^\s*to\s+/i, ""));
  const plain = unaccented(bare);
  const single = /[^s]s$/.test(bare) ? [bare.slice(0, -1)] : [];
  return [...new Set([folded, bare, ...plain, ...single])].filter((key) => key !== "");
}

function sentencesOf({ concept, teach, facts, errors }: Items): Sentence[] {
  const texts = [
    ...linesOf(teach.explanation),
    ...linesOf(teach.example),
    ...facts.map(({ statement, truth, why }) => (truth ? `${statement} ${why}` : why)),
    ...errors.map(({ wrong, right, why }) => `Not “${wrong}” but “${right}”: ${why}`),
  ];
  return texts.map((text) => {
    let subjects: ReadonlySet<string> | null = null;
    return {
      text,
      folded: ` ${foldText(text)} `,
      concept,
      subjects: () => (subjects ??= subjectsIn(text)),
    };
  });
}

/** Prose by sentences, a program as a whole, a table or a list by lines. */
export function linesOf(text: string): string[] {
  return text.split(/(```[\s\S]*?```)/).flatMap((part) =>
    part.startsWith("```")
      ? [part]
      : part
          .split("\n")
          .filter((line) => /[\p{L}\p{N}]/u.test(line))
          .flatMap((line) => (/^\s*[|\-*#\d]/.test(line) ? [line.trim()] : sentencesIn(line))),
  );
}

/** The stems of what a text is about. */
export function subjectsIn(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .filter(({ kind, word }) => kind !== "function" && !isEveryday(word))
      .map(({ stem }) => stem),
  );
}
