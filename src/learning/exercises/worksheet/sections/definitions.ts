import { foldText } from "../../../../text/fold.ts";
import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, letterAt, question, type SheetQuestion } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { extra, holds, inLetters, inline } from "./text.ts";

type Definition = Items["definitions"][number];
const nameOf = ({ term }: Definition) => term;
const fresh = (material: Material) => material.fresh("definitions", material.items.definitions, nameOf);
const used = ({ term }: Definition) => [itemKey("definitions", term)];

function ranked(material: Material): Definition[] {
  const all = material.ranked("definitions", material.items.definitions, nameOf);
  return all.filter(({ term, definition }) => !holds(definition, term));
}

/** The term that a definition is of, written out. */
export const definitionTerms: SectionMaker = {
  kind: "definition_terms",
  suits: bySuit(3, 2, 1, 1, 1, 1),
  fresh,
  make(material, wanted) {
    const found = ranked(material).filter(isTypeable).slice(0, wanted);
    if (found.length < 2) return null;
    return {
      kind: "definition_terms",
      title: "Name the Term",
      instructions: "Write the term that each line describes.",
      columns: null,
      options: [],
      questions: found.map((item) =>
        question({
          prompt: `${asLead(item.definition)}: ${blank}`,
          judging: "words",
          accepted: [inline(item.term)],
          words: "terms",
          explanation: item.example === undefined ? "" : `For example: ${inline(item.example)}`,
          uses: used(item),
        }),
      ),
    };
  },
};

/** Letters and digits that a keyboard has beside the language's own: a lone foreign letter is better matched than typed. */
function isTypeable({ term }: Definition): boolean {
  return [...foldText(term)].length > 1;
}

export const definitionMatching: SectionMaker = {
  kind: "definition_matching",
  suits: bySuit(3, 3, 2, 2, 1, 1),
  fresh,
  make(material, wanted) {
    const found = distinct(ranked(material));
    if (found.length < 3) return null;
    // The last row of a table without a choice to spare answers itself.
    const rows = found.slice(0, Math.min(Math.max(4, Math.min(wanted, 6)), found.length - 1));
    const others = distinct([...rows, ...found, ...material.chance.shuffled(material.items.definitions)]);
    const spare = others.slice(rows.length, rows.length + 2);
    const right = material.chance.shuffled([...rows, ...spare]);
    const options = right.map(({ definition }) => inline(definition));
    return {
      kind: "definition_matching",
      title: "Match Terms and Definitions",
      instructions: `Write the letter of the definition beside each term.${extra(spare.length, "definition")}`,
      columns: ["Term", "Definition"],
      options,
      questions: rows.map((item) =>
        question({
          prompt: inline(item.term),
          judging: "letter",
          accepted: [letterAt(right.indexOf(item))],
          options,
          words: "meanings",
          explanation: item.example === undefined ? "" : `For example: ${inline(item.example)}`,
          uses: used(item),
        }),
      ),
    };
  },
};

/** An example or a definition, and four terms of the concept to choose from. */
export const definitionChoice: SectionMaker = {
  kind: "definition_choice",
  suits: bySuit(2, 2, 2, 1, 1, 1),
  fresh,
  make(material, wanted) {
    const all = distinct(material.items.definitions);
    const questions = ranked(material)
      .slice(0, wanted)
      .flatMap((item) => among(item, all, material) ?? []);
    if (questions.length < 2) return null;
    return {
      kind: "definition_choice",
      title: "Choose the Term",
      instructions: "Write the letter of the term that fits.",
      columns: null,
      options: [],
      questions,
    };
  },
};

function among(item: Definition, all: readonly Definition[], material: Material): SheetQuestion | null {
  const partners = material.trouble.partners.get(itemKey("definitions", item.term)) ?? [];
  const others = material.chance
    .shuffled(all.filter((other) => foldText(other.term) !== foldText(item.term)))
    .sort((a, b) => likeness(item, b, partners) - likeness(item, a, partners))
    .slice(0, 3);
  if (others.length < 3) return null;
  const order = material.chance.shuffled([item, ...others]);
  const options = order.map(({ term }) => inline(term));
  return question({
    prompt: `${asLead(item.definition)}: ${inLetters(options)}: ${blank}`,
    judging: "letter",
    accepted: [letterAt(order.indexOf(item))],
    options,
    words: "terms",
    explanation: item.example === undefined ? "" : `For example: ${inline(item.example)}`,
    uses: used(item),
  });
}

/** What this learner mixed up comes first, then terms that share a word. */
function likeness(one: Definition, other: Definition, partners: readonly string[]): number {
  if (partners.includes(itemKey("definitions", other.term))) return 10;
  const mine = new Set(foldText(one.term).split(" "));
  return foldText(other.term)
    .split(" ")
    .filter((word) => mine.has(word)).length;
}

function distinct(all: readonly Definition[]): Definition[] {
  const seen = new Set<string>();
  return all.filter(({ term, definition }) => {
    const isNew = !seen.has(foldText(term)) && !seen.has(foldText(definition));
    seen.add(foldText(term)).add(foldText(definition));
    return isNew;
  });
}

/** A definition as the beginning of a line that ends in a colon. */
function asLead(definition: string): string {
  return inline(definition).replace(/[.:;]+$/, "");
}
