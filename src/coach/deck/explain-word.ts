import type { Items } from "../../learning/course-format.ts";

type Word = Items["vocabulary"][number];
type Wording = {
  alsoMeans: (meanings: string) => string;
  forExample: (sentence: string) => string;
  parts: Readonly<Record<string, string>>;
};

const en: Wording = {
  alsoMeans: (meanings) => `It can also mean: ${meanings}.`,
  forExample: (sentence) => `You need it to say, for example: “${sentence}”`,
  parts: {
    noun: "It is the name of something.",
    verb: "It is something that one does, or that happens.",
    adjective: "It tells what something is like.",
    adverb: "It tells how, when or where.",
    phrase: "It is said as a whole.",
    number: "You count with it.",
    pronoun: "It stands in place of a name.",
    "question word": "You ask with it.",
    preposition: "It is a little word that stands before another one.",
    connective: "It ties parts of a sentence together.",
    classifier: "It stands between a number and the thing that is counted.",
    determiner: "It shows which one is meant.",
    interjection: "It can be said all by itself.",
    particle: "It is a little word that helps the others.",
  },
};
const de: Wording = {
  alsoMeans: (meanings) => `Es kann auch heißen: ${meanings}.`,
  forExample: (sentence) => `Damit sagt man zum Beispiel: „${sentence}“`,
  parts: {
    noun: "So heißt etwas.",
    verb: "Das tut man, oder es geschieht.",
    adjective: "Es sagt, wie etwas ist.",
    adverb: "Es sagt, wie, wann oder wo.",
    phrase: "Man sagt es als Ganzes.",
    number: "Damit zählt man.",
    pronoun: "Es steht für einen Namen.",
    "question word": "Damit fragt man.",
    preposition: "Ein kleines Wort, das vor einem anderen steht.",
    connective: "Es verbindet Teile eines Satzes.",
    interjection: "Man kann es ganz allein sagen.",
  },
};
/** In a language that we have no words for, only the course's own are said. */
const wordless: Wording = {
  alsoMeans: (meanings) => meanings,
  forExample: (sentence) => sentence,
  parts: {},
};

/** Only what the course itself says of the word: its note, its part of speech, its other meanings, a sentence. */
export function explainWord(word: Word, instructionLanguage: string): string {
  const { alsoMeans, forExample, parts } = wordingIn(instructionLanguage);
  const part = (word.part ?? "").trim().toLowerCase();
  const [first = "", ...others] = word.meanings;
  const more = [others.length === 0 ? "" : alsoMeans(others.join(", ")), word.note?.trim() ?? ""];
  const [sentence] = word.sentences;
  const example = sentence === undefined ? "" : forExample(sentence.translation);
  const said = more.some((each) => each !== "") ? more : [example];
  const kind = Object.hasOwn(parts, part) ? parts[part] : "";
  return [kind, ...said].filter((each) => each !== "").join(" ") || first;
}

function wordingIn(language: string): Wording {
  const primary = language.toLowerCase().split("-")[0] ?? "";
  if (primary === "en") return en;
  return primary === "de" ? de : wordless;
}
