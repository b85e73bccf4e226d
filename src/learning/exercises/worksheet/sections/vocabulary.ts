import { foldText } from "../../../../text/fold.ts";
import { itemKey } from "../../exercise.ts";
import { bare, type Lexicon, plain, type Word } from "../lexicon.ts";
import { type Material, wordName } from "../material.ts";
import { blank, letterAt, question, type SheetQuestion } from "../sheet.ts";
import { distractorsFor } from "./distractors.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { extra, firstFitting, holds, inLetters, inline, withBlank } from "./text.ts";
import { startAmong, unmistakable } from "./unmistakable.ts";

const fresh = (material: Material) => material.fresh("vocabulary", material.items.vocabulary, wordName);
const ranked = (material: Material) => material.ranked("vocabulary", material.items.vocabulary, wordName);
const used = (word: Word) => [itemKey("vocabulary", word.term)];

/** Both directions, mixed (exercise-modalities §9.2). */
export const translation: SectionMaker = {
  kind: "translation",
  suits: bySuit(3, 2, 2, 1, 1, 1),
  fresh,
  make(material, wanted) {
    const { target, instruction, chance } = material;
    const words = firstFitting(ranked(material), (word) => !isPlain(word), wanted);
    if (words.length < 2) return null;
    const inward = Math.ceil(words.length / 2);
    const mixed = chance.shuffled(words);
    const questions = [
      ...mixed.slice(0, inward).map((word) => fromTerm(word, material)),
      ...mixed.slice(inward).map((word) => toTerm(word, material) ?? fromTerm(word, material)),
    ];
    return {
      kind: "translation",
      title: `Translation (${target} and ${instruction})`,
      instructions: "Translate each word or phrase into the language named.",
      columns: null,
      options: [],
      questions,
    };
  },
};

function fromTerm(word: Word, { instruction, lexicon }: Material): SheetQuestion {
  return question({
    prompt: `${instruction} for "${inline(word.term)}": ${blank}`,
    judging: "words",
    accepted: lexicon.meaningsOf(word),
    words: "meanings",
    explanation: word.note ?? "",
    uses: used(word),
  });
}

/** Null where the words would not say which term is meant. */
function toTerm(word: Word, { target, lexicon }: Material): SheetQuestion | null {
  const asked = unmistakable(word, lexicon);
  if (asked === null) return null;
  return question({
    prompt: `${capital(target)} for ${asked}: ${blank}`,
    judging: "words",
    accepted: lexicon.formsOf(word),
    also: lexicon.alsoMeaning(word, word.meanings[0] ?? ""),
    words: "terms",
    explanation: word.note ?? "",
    uses: used(word),
  });
}

/** A word in a sentence, its translation beside it so that only one word can be meant. */
export const sentenceCloze: SectionMaker = {
  kind: "sentence_cloze",
  suits: (bloom, domain) => (domain === "language" ? bySuit(2, 3, 3, 2, 1, 1)(bloom) : 1),
  fresh,
  make(material, wanted) {
    if (/grammar|construction/i.test(material.conceptType) && material.bloom !== "remember") return null;
    const questions: SheetQuestion[] = [];
    for (const word of ranked(material)) {
      if (questions.length === wanted) break;
      const made = inSentence(word, material);
      if (made !== null) questions.push(made);
    }
    if (questions.length < 2) return null;
    return {
      kind: "sentence_cloze",
      title: "Fill in the Blank",
      instructions: `Complete each sentence in ${material.target}.`,
      columns: null,
      options: [],
      questions,
    };
  },
};

function inSentence(word: Word, { chance, lexicon }: Material): SheetQuestion | null {
  const accepted = lexicon.formsOf(word);
  for (const { text, translation } of chance.shuffled(word.sentences)) {
    const gap = withBlank(inline(text), word.term);
    if (gap === null || foldText(gap.text.replace(blank, "")) === "") continue;
    const others = alsoFitting(word, translation, lexicon);
    const start = startAmong(word, others);
    if (start === null) continue;
    const clue = start === "" ? "" : `; begins with "${start}"`;
    const prompt = `${gap.text} (${inline(translation).replace(/[.]$/, "")}${clue})`;
    if (accepted.some((one) => holds(prompt.replace(blank, " | "), one))) continue;
    return question({
      prompt,
      judging: "words",
      accepted,
      also: others.flatMap((other) => [other.term, ...other.accepted]),
      words: "terms",
      explanation: `${inline(text)}${word.note === undefined ? "" : ` ${word.note}`}`,
      uses: used(word),
    });
  }
  return null;
}

/** Words that the translation allows as well: of the same kind, and not among those the course calls confusions. */
export function alsoFitting(word: Word, translation: string, lexicon: Lexicon): Word[] {
  const mistaken = new Set(word.confusions.map(foldText));
  return word.meanings
    .map(bare)
    .filter((meaning) => holds(translation, plain(meaning)))
    .flatMap((meaning) => lexicon.rivalsOf(word, meaning))
    .filter(({ term, part }) => part === word.part && !mistaken.has(foldText(term)));
}

export const matching: SectionMaker = {
  kind: "matching",
  suits: bySuit(3, 2, 1, 1, 1, 1),
  fresh,
  make(material, wanted) {
    const { target, instruction, lexicon, chance } = material;
    const rows: Word[] = [];
    const spare: Word[] = [];
    const room = Math.max(4, Math.min(6, wanted));
    for (const word of [...ranked(material), ...chance.some(material.items.vocabulary, 50)]) {
      if (spare.length === 2) break;
      const clear = !isPlain(word) && [...rows, ...spare].every((one) => lexicon.distinct(one, word));
      if (clear) (rows.length < room ? rows : spare).push(word);
    }
    if (rows.length + spare.length < 3) return null;
    // The last row of a table without a choice to spare answers itself.
    if (spare.length === 0) spare.push(...rows.splice(-1));
    const right = chance.shuffled([...rows, ...spare]);
    const options = right.map(({ meanings }) => inline(meanings[0] ?? ""));
    return {
      kind: "matching",
      title: "Matching",
      instructions: `Write the letter of the meaning beside each word.${extra(spare.length, "meaning")}`,
      columns: [capital(target), capital(instruction)],
      options,
      questions: rows.map((word) =>
        question({
          prompt: inline(word.term),
          judging: "letter",
          accepted: [letterAt(right.indexOf(word))],
          options,
          words: "meanings",
          explanation: word.note ?? "",
          uses: used(word),
        }),
      ),
    };
  },
};

/** One of four, the others easily taken for it. */
export const choice: SectionMaker = {
  kind: "choice",
  suits: bySuit(2, 2, 1, 1, 0, 0),
  fresh,
  make(material, wanted) {
    const questions: SheetQuestion[] = [];
    for (const word of ranked(material)) {
      if (questions.length === wanted) break;
      const made = isPlain(word) ? null : amongLikeOnes(word, material);
      if (made !== null) questions.push(made);
    }
    if (questions.length < 2) return null;
    return {
      kind: "choice",
      title: "Choose the Right Word",
      instructions: "Write the letter of the word that fits.",
      columns: null,
      options: [],
      questions,
    };
  },
};

function amongLikeOnes(word: Word, material: Material): SheetQuestion | null {
  const wrong = distractorsFor(word, material, 3);
  if (wrong.length < 2) return null;
  const order = material.chance.shuffled([word, ...wrong]);
  const options = order.map(({ term }) => inline(term));
  const meaning = inline(word.meanings[0] ?? "");
  return question({
    prompt: `Which of these means "${meaning}"? ${inLetters(options)}: ${blank}`,
    judging: "letter",
    accepted: [letterAt(order.indexOf(word))],
    options,
    words: "terms",
    explanation: word.note ?? "",
    uses: used(word),
  });
}

/** "hospital" means hospital: nothing to ask. */
function isPlain({ term, meanings }: Word): boolean {
  return meanings.some((meaning) => holds(meaning, term) || holds(term, meaning));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
