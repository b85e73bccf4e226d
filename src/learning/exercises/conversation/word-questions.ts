import type { Chance } from "../../../chance.ts";
import { foldText } from "../../../text/fold.ts";
import type { Course } from "../../course.ts";
import type { Items } from "../../course-format.ts";
import { type Lexicon, lexiconOf } from "../worksheet/lexicon.ts";
import { unmistakable } from "../worksheet/sections/unmistakable.ts";
import { alsoFitting } from "../worksheet/sections/vocabulary.ts";
import { type Candidate, candidate } from "./candidate.ts";

type Word = Items["vocabulary"][number];

/** What can be asked about words and sentences: recall both ways, in a sentence, and sentence building. */
export function wordQuestions(course: Course, items: Items, chance: Chance): Candidate[] {
  const language = languageName(course.config.target_language);
  const lexicon = lexiconOf(course);
  return [
    ...items.vocabulary.flatMap((word) => aboutWord(word, language, lexicon)).filter(isRealQuestion),
    ...items.cloze.map(gap),
    ...(course.config.domain_type === "language" ? items.orderings.map((one) => building(one, chance)) : []),
  ];
}

/** What a word means, for who has just read it; null where every word is the same in both languages. */
export function meaningQuestion({ vocabulary }: Items): Candidate | null {
  const asked = vocabulary.map(({ term, meanings }) =>
    candidate({
      name: term,
      source: "vocabulary",
      kind: "typed",
      weighing: "answer",
      bloom: "remember",
      types: ["direct_question"],
      prompt: `What does “${term}” mean?`,
      accepted: meanings,
      explanation: "",
    }),
  );
  return asked.find(isRealQuestion) ?? null;
}

function aboutWord(word: Word, language: string, lexicon: Lexicon): Candidate[] {
  const [meaning = ""] = word.meanings;
  const asked = unmistakable(word, lexicon);
  const terms = lexicon.formsOf(word);
  const sentence = word.sentences[0];
  // Without spaces between words (日本語) there may be no gap to make.
  const gapped = sentence === undefined ? null : gapIn(sentence.text, terms);
  const about = {
    name: word.term,
    source: "vocabulary",
    kind: "typed",
    weighing: "answer",
    bloom: "remember",
    types: ["direct_question"],
  } as const;
  const explanation = sentence === undefined ? "" : `For example: ${sentence.text} (${sentence.translation})`;
  const produce =
    asked === null
      ? []
      : [
          candidate({
            ...about,
            prompt: `How do you say ${asked.replace(/"([^"]*)"/g, "“$1”")} in ${language}?`,
            accepted: terms,
            also: lexicon.alsoMeaning(word, meaning),
            explanation,
          }),
        ];
  const recognise = candidate({
    ...about,
    prompt:
      sentence === undefined
        ? `What does “${word.term}” mean?`
        : `What does “${word.term}” mean in “${sentence.text}”?`,
    accepted: word.meanings,
    explanation: sentence === undefined ? "" : `${sentence.text} is: ${sentence.translation}`,
  });
  if (sentence === undefined || gapped === null) return [...produce, recognise];
  // Nothing says which of the words is wanted that the translation allows. A synonym that it does not name may not fit.
  const fitting = alsoFitting(word, sentence.translation, lexicon).flatMap((other) => [
    other.term,
    ...other.accepted,
  ]);
  const complete = candidate({
    ...about,
    prompt: `Complete the sentence: “${gapped}” (${sentence.translation})`,
    accepted: [...new Set([word.term, ...word.accepted, ...fitting])],
    clues: [`It means “${meaning}”.`],
    explanation,
  });
  return [...produce, complete, recognise];
}

/** "pen" is "pen" in Malay too: there is nothing to ask. */
function isRealQuestion({ question: { prompt, accepted } }: Candidate): boolean {
  const asked = ` ${foldText(prompt)} `;
  return !accepted.some((answer) => asked.includes(` ${foldText(answer)} `));
}

function gap({ text, answers, hint }: Items["cloze"][number]): Candidate {
  return candidate({
    name: text,
    source: "cloze",
    kind: "typed",
    weighing: "answer",
    bloom: "remember",
    types: ["direct_question"],
    prompt: `What belongs in the gap? “${text}”`,
    accepted: answers,
    clues: hint === undefined ? [] : [`Think of: ${hint}`],
    explanation: `The whole reads: ${text.replace(/_{2,}/, answers[0] ?? "")}`,
  });
}

function building({ prompt, parts }: Items["orderings"][number], chance: Chance): Candidate {
  const mixed = chance.shuffled(parts);
  const whole = parts.join(" ");
  return candidate({
    name: prompt,
    source: "orderings",
    kind: "typed",
    weighing: "answer",
    bloom: "apply",
    types: ["direct_question", "prediction"],
    prompt: `${prompt}\nUse all of these: ${mixed.join(" | ")}`,
    accepted: [whole],
    clues: [`It starts with “${parts[0] ?? ""}”.`, `It ends with “${parts.at(-1) ?? ""}”.`],
  });
}

function gapIn(sentence: string, terms: readonly string[]): string | null {
  const gapped = masked(sentence, terms);
  return gapped === sentence ? null : gapped;
}

/** The sentence with a gap where one of the terms stands as a whole word. */
export function masked(sentence: string, terms: readonly string[]): string {
  const lower = sentence.toLowerCase();
  if (lower.length !== sentence.length) return sentence;
  for (const term of [...terms].sort((a, b) => b.length - a.length)) {
    const wanted = term.toLowerCase();
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (isWordPart(lower[at - 1]) || isWordPart(lower[end])) continue;
      return `${sentence.slice(0, at)}___${sentence.slice(end)}`;
    }
  }
  return sentence;
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** "Malay" for "ms". A name that is no language code is shown as it is. */
function languageName(code: string | undefined): string {
  if (code === undefined) return "the language you are learning";
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
