import { createHash } from "node:crypto";
import type { Course } from "../../learning/course.ts";
import type { Concept, Items } from "../../learning/course-format.ts";
import { slug } from "../../text/slug.ts";
import { hasSlot } from "../prompts/spoken.ts";
import { courseLines } from "./course-lines.ts";
import { cuesFrom } from "./cues-from.ts";
import type { Deck, DeckItem } from "./deck-format.ts";
import { explainWord } from "./explain-word.ts";
import { openEnds, openSlots } from "./slots.ts";
import { formKey, hasWords, says, saysItem } from "./spoken-form.ts";

type Word = Items["vocabulary"][number];
export type LeftOut = { term: string; concept: string; why: "no sentence" | "there already" | "not a word" };

/** The words of a language course, in the course's order; or why there are none. */
export function deckOfCourse(course: Course): Deck | { problem: string } {
  const { name, title, domain_type, instruction_language, target_language, license } = course.config;
  if (domain_type !== "language" || target_language === undefined) {
    return { problem: `The course ${name} does not teach a language, so there are no words to say.` };
  }
  const { words, leftOut } = sorted(course);
  if (words.length === 0) {
    const count = leftOut.length === 0 ? "has no words" : `has ${leftOut.length} words, none with a sentence`;
    return { problem: `The course ${name} ${count}. Add \`sentences\` to its vocabulary to speak it.` };
  }
  const items = words.map((word) => itemOf(word, instruction_language));
  const lines = courseLines(target_language, instruction_language);
  return { name, title, instruction_language, target_language, license, ...lines, items };
}

/** Which concept of the course a word of its deck belongs to, by the item's id. */
export function conceptOfItem(course: Course): Map<string, string> {
  return new Map(sorted(course).words.map(({ target, concept }) => [idOf(target), concept.id]));
}

/**
 * The words that cannot be coached, and why.
 * @internal Asked by tests alone.
 */
export function leftOutOfDeck(course: Course): LeftOut[] {
  return sorted(course).leftOut;
}

type Coachable = Pick<DeckItem, "target" | "accepted" | "examples"> & { word: Word; concept: Concept };

function sorted(course: Course): { words: Coachable[]; leftOut: LeftOut[] } {
  const entries = course.concepts.flatMap((concept) =>
    (course.items.get(concept.id)?.vocabulary ?? []).map((word) => ({ word, concept })),
  );
  const terms = new Set(entries.map(({ word }) => formKey(openSlots(word.term))));
  const taken = new Set<string>();
  const words: Coachable[] = [];
  const leftOut: LeftOut[] = [];
  for (const { word, concept } of entries) {
    const target = openSlots(word.term);
    const accepted = otherForms(word, terms);
    const sentences = word.sentences.filter(({ text }) => saysItem(text, { target, accepted }));
    const examples = sentences.length > 0 ? sentences : alone(target, word);
    const why = reasonToLeave(target, taken, examples.length);
    if (why !== null) leftOut.push({ term: word.term, concept: concept.id, why });
    else words.push({ word, concept, target, accepted, examples });
    if (why === null) taken.add(formKey(target));
  }
  return { words, leftOut };
}

/** A word that the course has no sentence for is said by itself; what has a slot needs one to be filled. */
function alone(target: string, { meanings: [meaning] }: Word): DeckItem["examples"] {
  return hasSlot(target) || meaning === undefined ? [] : [{ text: target, translation: meaning }];
}

function reasonToLeave(target: string, taken: ReadonlySet<string>, sentences: number): LeftOut["why"] | null {
  if (!hasWords(target)) return "not a word";
  if (taken.has(formKey(target))) return "there already";
  return sentences === 0 ? "no sentence" : null;
}

/** A form that is a term of the course itself is another word here: saying "emak" is no use of "ibu". */
function otherForms({ accepted }: Word, terms: ReadonlySet<string>): string[] {
  return accepted.map(openEnds).filter((form) => hasWords(form) && !terms.has(formKey(form)));
}

function itemOf({ word, concept, target, accepted, examples }: Coachable, language: string): DeckItem {
  const forms = [target, ...accepted];
  const isUse = (text: string) => forms.some((form) => formKey(form) === formKey(text) || says(text, form));
  return {
    id: idOf(target),
    target,
    gloss: word.meanings[0] ?? target,
    explanation: explainWord(word, language),
    examples,
    accepted,
    decoys: word.confusions.filter((other) => !isUse(other)),
    cues: cuesFrom(examples, forms),
    unit: concept.unit,
  };
}

/** Made of the word alone, so that it stays when other words come and go. Letters that an id cannot hold are hashed. */
function idOf(target: string): string {
  const key = formKey(target);
  const name = slug(target);
  if (name.replaceAll("-", " ") === key) return name;
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return name === "" ? `word-${hash}` : `${name}-${hash}`;
}
