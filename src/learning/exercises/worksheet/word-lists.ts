import { editDistance } from "../../../nearest.ts";
import { foldText } from "../../../text/fold.ts";
import type { SheetKey } from "./body.ts";
import type { Word } from "./lexicon.ts";
import type { Material } from "./material.ts";
import type { SheetSection, WordList } from "./sheet.ts";

const most = 300;

/** The words of the course that an answer may be a confusion with: those of the concept, and any that look alike. */
export function wordListsFor(material: Material, sections: readonly SheetSection[]): SheetKey["words"] {
  const { items, chance } = material;
  const near = lookAlikes(material, sections);
  const own =
    items.vocabulary.length <= most
      ? items.vocabulary
      : [...inSheet(material, sections), ...chance.some(items.vocabulary, most)];
  const words = [...new Set([...own, ...near])];
  const terms: WordList = [
    ...words.flatMap(({ term, accepted, meanings }) =>
      [term, ...accepted].map((form): [string, string] => [form, meanings[0] ?? ""]),
    ),
    ...items.definitions.map(({ term, definition }): [string, string] => [term, definition]),
  ];
  const meanings: WordList = [
    ...words.flatMap(({ term, meanings: all }) => all.map((meaning): [string, string] => [meaning, term])),
    ...items.definitions.map(({ term, definition }): [string, string] => [definition, term]),
  ];
  return { terms: named(terms), meanings: named(meanings) };
}

function inSheet({ lexicon }: Material, sections: readonly SheetSection[]): Word[] {
  const options = sections.flatMap(({ options: all, questions }) => [
    ...all,
    ...questions.flatMap(({ accepted, options: own }) => [...accepted, ...own]),
  ]);
  return options.flatMap((text) => lexicon.byTerm(text) ?? []);
}

function lookAlikes({ lexicon, items }: Material, sections: readonly SheetSection[]): Word[] {
  const answers = sections
    .flatMap(({ questions }) => questions)
    .filter(({ judging, words }) => judging === "words" && words === "terms")
    .map(({ accepted }) => (accepted[0] ?? "").toLowerCase());
  if (answers.length === 0) return [];
  const confused = items.vocabulary
    .filter(({ term }) => answers.includes(term.toLowerCase()))
    .flatMap(({ confusions }) => confusions.flatMap((term) => lexicon.byTerm(term) ?? []));
  const alike = lexicon.words.filter(({ term }) => {
    const other = term.toLowerCase();
    return answers.some((answer) => looksAlike(answer, other));
  });
  return [...confused, ...alike.slice(0, most)];
}

/** One edit beyond what would pass as a slip, at most; cheap to rule out for a whole dictionary. */
function looksAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2 || one.length > 40) return false;
  if (one[0] !== other[0] && one[one.length - 1] !== other[other.length - 1]) return false;
  return editDistance(one, other) <= 2;
}

function named(list: WordList): WordList {
  return [...new Map(list.toReversed().map((pair) => [foldText(pair[0]), pair])).values()].reverse();
}
