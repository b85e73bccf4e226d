import { foldText } from "../../text/fold.ts";
import type { Course } from "../course.ts";
import type { Items } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";
import { taughtTexts } from "../taught-text.ts";
import { outsideBrackets, untaughtIn } from "../untaught.ts";

/** A piece as it is shown before it is first asked: a word and what it means, in a sentence. */
export type Introduction = {
  /** What is kept as met: its `itemKey`, with the concept's name behind it where the same word means something else there. */
  id: string;
  key: string;
  kind: IntroducedKind;
  /** Every concept that has it. */
  concepts: string[];
  word: string;
  meaning: string;
  sentence: { text: string; translation: string } | null;
  note: string | null;
  /** Files of the course's own. */
  picture?: string | undefined;
  sound?: string | undefined;
  /** Where it stands in the course: they are shown in that order. */
  place: number;
  /** Its concept's text says what it means, and only its name is wanting: it waits for the text. */
  afterText?: true;
};

/** Words are always met one by one; of the rest, what no text of the concept teaches. */
type IntroducedKind = "vocabulary" | "definitions" | "facts" | "cloze";

export type Introductions = {
  /** Of a piece by its `itemKey`, as the concept has it, else as the course first has it. undefined: a text teaches it. */
  of(key: string, concept: string): Introduction | undefined;
  /** Of the word that a choice is: by itself or by its meaning, the concept's own first. */
  named(text: string, concept: string): Introduction[];
  /** Of the words of the language that is learned that stand in a text; none in a course that teaches no language. */
  wordsIn(text: string): Introduction[];
};

/** Pure; what is dear to find is found once a course. */
export function introductionsOf(course: Course): Introductions {
  const known = made.get(course);
  if (known !== undefined) return known;
  const fresh = build(course);
  made.set(course, fresh);
  return fresh;
}

const made = new WeakMap<Course, Introductions>();
/** In words: longer ones are not looked for in a text. */
const longestTerm = 5;

function build(course: Course): Introductions {
  const words = vocabularyOf(course);
  const others = new Map<string, ReadonlyMap<string, Introduction>>();
  let texts: Readonly<Record<"byForm" | "byMeaning", ReadonlyMap<string, Introduction[]>>> | null = null;
  const found = () => {
    texts ??= byText(course, words);
    return texts;
  };
  const untaught = (concept: string) => {
    const before = others.get(concept);
    if (before !== undefined) return before;
    const fresh = untaughtOf(course, concept);
    others.set(concept, fresh);
    return fresh;
  };
  const own = (all: readonly Introduction[], concept: string) =>
    all.find(({ concepts }) => concepts.includes(concept)) ?? all[0];
  return {
    of: (key, concept) =>
      key.startsWith("vocabulary:") ? own(words.get(key) ?? [], concept) : untaught(concept).get(key),
    named(text, concept) {
      const folded = foldText(text);
      const { byForm, byMeaning } = found();
      const one = own(byForm.get(folded) ?? byMeaning.get(folded) ?? [], concept);
      return one === undefined ? [] : [one];
    },
    wordsIn(text) {
      if (course.config.target_language === undefined) return [];
      const { byForm } = found();
      const tokens = foldText(text).split(" ");
      const all: Introduction[] = [];
      for (let at = 0; at < tokens.length; ) {
        let length = Math.min(longestTerm, tokens.length - at);
        while (length > 0 && !byForm.has(tokens.slice(at, at + length).join(" "))) length--;
        const [one] = byForm.get(tokens.slice(at, at + length).join(" ")) ?? [];
        if (one !== undefined && !all.includes(one)) all.push(one);
        at += Math.max(1, length);
      }
      return all;
    },
  };
}

function vocabularyOf(course: Course): Map<string, Introduction[]> {
  const all = new Map<string, Introduction[]>();
  let place = 0;
  for (const { id } of course.concepts)
    for (const word of course.items.get(id)?.vocabulary ?? []) {
      const one = introduceWord(word, id, place++);
      const same = all.get(one.key);
      const before = same?.find(({ meaning }) => foldText(meaning) === foldText(one.meaning));
      if (same === undefined) all.set(one.key, [one]);
      else if (before === undefined) same.push({ ...one, id: `${one.key}@${id}` });
      else if (!before.concepts.includes(id)) before.concepts.push(id);
    }
  return all;
}

function byText(course: Course, words: ReadonlyMap<string, Introduction[]>) {
  const byForm = new Map<string, Introduction[]>();
  const byMeaning = new Map<string, Introduction[]>();
  for (const { id } of course.concepts)
    for (const { term, accepted, meanings } of course.items.get(id)?.vocabulary ?? []) {
      const one = words.get(itemKey("vocabulary", term))?.find(({ concepts }) => concepts.includes(id));
      if (one === undefined) continue;
      for (const form of [term, ...accepted]) append(byForm, foldText(form), one);
      append(byMeaning, foldText(meanings[0] ?? ""), one);
    }
  return { byForm, byMeaning };
}

function append(map: Map<string, Introduction[]>, key: string, one: Introduction): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one]);
  else if (!list.includes(one)) list.push(one);
}

/** What a concept asks to be remembered, words apart, that no text read by then teaches. */
function untaughtOf(course: Course, concept: string): Map<string, Introduction> {
  const items = course.items.get(concept);
  if (items === undefined || items.definitions.length + items.facts.length + items.cloze.length === 0)
    return new Map();
  const { definitions, facts, cloze } = items;
  const lacking = untaughtIn(course)({
    ...nothing,
    concept,
    teach: items.teach,
    definitions,
    facts,
    cloze,
  });
  const { says } = taughtTexts(course)(concept);
  // A text may say all the words of a term and never the term itself: then it is met by its name.
  const unnamed = definitions.filter(({ term }) => !says(outsideBrackets(term)));
  const keys = new Set([
    ...lacking.map(({ kind, item }) => itemKey(kind, item)),
    ...unnamed.map(({ term }) => itemKey("definitions", term)),
  ]);
  const all = [
    ...definitions.map(({ term, definition, example }) =>
      introduce("definitions", term, concept, { word: term, meaning: definition, note: example ?? null }),
    ),
    ...facts.map(({ statement, truth, why }) =>
      introduce("facts", statement, concept, {
        word: statement,
        meaning: `${truth ? "True" : "False"}. ${why}`,
        note: null,
      }),
    ),
    ...cloze.map(({ text, answers, hint }) =>
      introduce("cloze", text, concept, {
        word: text.replace(/_{2,}/, answers[0] ?? ""),
        meaning: answers[0] ?? "",
        note: hint ?? null,
      }),
    ),
  ];
  const byText = new Set(unnamed.map(({ term }) => itemKey("definitions", term)));
  for (const { kind, item } of lacking) byText.delete(itemKey(kind, item));
  const shown = all.filter(({ key }) => keys.has(key));
  return new Map(shown.map((one) => [one.key, byText.has(one.key) ? { ...one, afterText: true } : one]));
}

const nothing: Omit<Items, "concept" | "teach"> = {
  vocabulary: [],
  definitions: [],
  facts: [],
  cloze: [],
  errors: [],
  orderings: [],
  categories: [],
  questions: [],
  code_tasks: [],
  outputs: [],
  essays: [],
  scenarios: [],
  star: [],
  handwriting: [],
  skills: [],
};

/** Every field at once: a dictionary has thirty thousand of these, and a plan waits for them. */
function introduceWord(
  { term, meanings, sentences: [sentence], note, picture, sound }: Items["vocabulary"][number],
  concept: string,
  place: number,
): Introduction {
  const key = itemKey("vocabulary", term);
  const one: Introduction = {
    id: key,
    key,
    kind: "vocabulary",
    concepts: [concept],
    sentence: sentence ?? null,
    place,
    word: term,
    meaning: meanings.join(" / "),
    note: note ?? null,
  };
  if (picture !== undefined) one.picture = picture;
  if (sound !== undefined) one.sound = sound;
  return one;
}

function introduce(
  kind: IntroducedKind,
  name: string,
  concept: string,
  shown: Pick<Introduction, "word" | "meaning" | "note">,
): Introduction {
  const key = itemKey(kind, name);
  return { id: key, key, kind, concepts: [concept], sentence: null, place: 0, ...shown };
}
