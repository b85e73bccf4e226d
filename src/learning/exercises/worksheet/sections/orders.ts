import type { Chance } from "../../../../chance.ts";
import { foldText } from "../../../../text/fold.ts";
import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import { type Material, wordName } from "../material.ts";
import { blank, letterAt, question, type SheetQuestion } from "../sheet.ts";
import { stayingInOrder } from "../staying.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { inline, words } from "./text.ts";

type Ordering = Items["orderings"][number];
const nameOf = ({ prompt }: Ordering) => prompt;
const fresh = (material: Material) => material.fresh("orderings", material.items.orderings, nameOf);

/** Words to be put into a sentence, typed out. */
export const reorder: SectionMaker = {
  kind: "reorder",
  suits: (bloom, domain) => (domain === "language" ? bySuit(1, 2, 3, 2, 1, 1)(bloom) : 0),
  fresh,
  make(material, wanted) {
    const given = material
      .ranked("orderings", material.items.orderings, nameOf)
      .filter(({ parts }) => isSentence(parts))
      .map((item) => sentence(item.prompt, item.parts, [itemKey("orderings", item.prompt)], material.chance));
    const own = given.length >= wanted ? [] : fromSentences(material, wanted - given.length);
    const questions = [...given, ...own].flatMap((made) => made ?? []).slice(0, wanted);
    if (questions.length === 0) return null;
    return {
      kind: "reorder",
      title: "Put the Words in Order",
      instructions: `Write out the sentence. Use every part once.${ends(questions)}`,
      columns: null,
      options: [],
      questions,
    };
  },
};

/** A capital and a full stop say where a sentence begins and ends, which settles where a time or a place stands. */
function ends(questions: readonly SheetQuestion[]): string {
  const marked = questions.some(({ options }) => /[.!?]$/.test(options.at(-1) ?? ""));
  return marked ? " A part with a full stop or question mark comes last." : "";
}

function sentence(
  prompt: string,
  given: readonly string[],
  uses: string[],
  chance: Chance,
): SheetQuestion | null {
  const parts = given.map(inline);
  const mixed = scrambled(parts, chance);
  if (mixed === null) return null;
  return question({
    prompt: `${inline(prompt)} [ ${mixed.join(" · ")} ] → ${blank}`,
    judging: "reorder",
    accepted: [parts.join(" ")],
    options: parts,
    words: null,
    uses,
  });
}

function fromSentences(material: Material, wanted: number): (SheetQuestion | null)[] {
  if (material.bloom === "remember") return [];
  const made: (SheetQuestion | null)[] = [];
  for (const word of material.ranked("vocabulary", material.items.vocabulary, wordName)) {
    if (made.length >= wanted) break;
    const fit = word.sentences.find(({ text }) => isPlainSentence(text) && material.mayNeed(text));
    if (fit === undefined) continue;
    const parts = words(inline(fit.text));
    const prompt = `"${inline(fit.translation)}"`;
    made.push(sentence(prompt, parts, [itemKey("vocabulary", word.term)], material.chance));
  }
  return made;
}

/** One clause of four to seven different words: longer ones can be ordered in several ways. */
function isPlainSentence(text: string): boolean {
  const all = words(inline(text));
  const inner = inline(text).replace(/[.!?]$/, "");
  return all.length >= 4 && all.length <= 7 && !/[.,;:!?"()_]/.test(inner) && isSentence(all);
}

/** Steps, events or sentences to be put in order by their letters. */
export const ordering: SectionMaker = {
  kind: "ordering",
  suits: bySuit(2, 3, 2, 3, 2, 2),
  fresh,
  make(material, wanted) {
    const questions = material
      .ranked("orderings", material.items.orderings, nameOf)
      .filter(({ parts }) => material.domain !== "language" || !isSentence(parts))
      .slice(0, Math.min(wanted, 3))
      .flatMap((item) => steps(item, material.chance) ?? []);
    if (questions.length === 0) return null;
    return {
      kind: "ordering",
      title: "Put in Order",
      instructions: "Write the letters in the right order.",
      columns: null,
      options: [],
      questions,
    };
  },
};

function steps({ prompt, parts }: Ordering, chance: Chance): SheetQuestion | null {
  const options = scrambled(parts.map(inline), chance);
  if (options === null) return null;
  const lines = options.map((part, at) => `- ${letterAt(at)}. ${part}`);
  const right = parts.map((part) => letterAt(options.indexOf(inline(part))));
  return question({
    prompt: [`${inline(prompt).replace(/[:.]$/, "")}: ${blank}`, ...lines].join("\n"),
    judging: "sequence",
    accepted: [right.join(" ")],
    options,
    explanation: parts.map(inline).join(" → "),
    uses: [itemKey("orderings", prompt)],
  });
}

/** In an order from which more than one part must be moved; null where two parts are the same. */
function scrambled(parts: readonly string[], chance: Chance): string[] | null {
  const folded = parts.map(foldText);
  if (new Set(folded).size < parts.length || parts.length > 12) return null;
  const most = parts.length <= 3 ? parts.length - 1 : parts.length - 2;
  for (let tries = 0; tries < 50; tries++) {
    const order = chance.shuffled(parts.map((_, at) => at));
    if (stayingInOrder(order) <= most) return order.map((at) => parts[at] ?? "");
  }
  return parts.toReversed();
}

/** A capital at its beginning and nowhere else that matters: the parts of one sentence. */
function isSentence(parts: readonly string[]): boolean {
  const [first = "", ...rest] = parts;
  const capitals = rest.filter((part) => /^\p{Lu}/u.test(part)).length;
  const long = parts.filter((part) => words(part).length > 4).length;
  return /^\P{L}*\p{Lu}/u.test(first) && capitals * 2 < rest.length && long === 0;
}
