import type { Course } from "../../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../../src/learning/course-format.ts";
import type { ExerciseRequest, MadeExercise } from "../../../../src/learning/exercises/exercise.ts";
import { type KeyEntry, unseal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";

/** A course that is nobody's sample: accents, another script, signs that Markdown minds, synonyms. */
const config = CourseConfig.parse({
  name: "deutsch",
  title: "Deutsch",
  description: "A small course.",
  domain_type: "language",
  target_language: "de",
  license: "CC0",
  exercise_config: { worksheet_dir: "blaetter" },
});

const concept = Concept.parse({
  id: "haus",
  title: "Das Haus",
  description: "Words at home.",
  unit: "1",
  type: "vocabulary",
  bloom_target: "remember",
});

const word = (
  term: string,
  meanings: string[],
  text: string,
  translation: string,
  confusions: string[] = [],
) => ({
  term,
  meanings,
  sentences: [{ text, translation }],
  confusions,
});

export const items = Items.parse({
  concept: "haus",
  teach: { explanation: "Words.", example: "das Haus" },
  vocabulary: [
    word("die Tür", ["door"], "Ich öffne die Tür.", "I open the door."),
    word("das Fenster", ["window"], "Wir putzen das Fenster.", "We clean the window."),
    word("die Küche", ["kitchen"], "Sie kocht in die Küche.", "She cooks into the kitchen.", ["der Kuchen"]),
    word("der Kuchen", ["cake"], "Er isst der Kuchen gern.", "He likes the cake.", ["die Küche"]),
    word("schön", ["beautiful", "nice"], "Das Haus ist schön.", "The house is beautiful.", ["schon"]),
    word("hübsch", ["pretty", "nice"], "Das Bild ist hübsch.", "The picture is pretty."),
    word("schon", ["already"], "Ich bin schon da.", "I am already there.", ["schön"]),
    word("der Stuhl", ["chair"], "Da steht der Stuhl.", "There stands the chair."),
    word("das Bett", ["bed"], "Da steht das Bett.", "There stands the bed."),
    word(
      "a|b <!-- x -->",
      ["pipe & comment"],
      "Hier ist a|b <!-- x --> zu sehen.",
      "Here is a pipe & comment.",
    ),
    word("بيت", ["house (Arabic)"], "هذا بيت كبير.", "This is a big house (Arabic)."),
    word("das Radio", ["radio"], "Das Radio ist laut.", "The radio is loud."),
  ],
  errors: [
    {
      wrong: "Ich bin müde sehr.",
      right: "Ich bin sehr müde.",
      why: "Sehr stands first.",
      error_type: "word-order",
    },
    {
      wrong: "Das ist mein Katze.",
      right: "Das ist meine Katze.",
      why: "Katze is feminine.",
      error_type: "gender",
    },
  ],
  orderings: [
    { prompt: "Build: We live in an old house.", parts: ["Wir", "wohnen", "in einem", "alten", "Haus"] },
  ],
  categories: [
    { prompt: "Sort.", groups: { der: ["Tisch", "Boden"], die: ["Wand", "Lampe"], das: ["Dach", "Bad"] } },
  ],
});

export const course: Course = { config, concepts: [concept], items: new Map([["haus", items]]) };

export const now = new Date("2026-02-22T14:30:00.000Z");

export function request(over: Partial<ExerciseRequest> = {}): ExerciseRequest {
  return {
    course,
    concept,
    bloom: "remember",
    exerciseId: "20260222T143000Z-haus-ws",
    seed: 1,
    now,
    history: [],
    errors: [],
    due: new Set(),
    sealed: false,
    ...over,
  };
}

export function made(
  over: Partial<ExerciseRequest> = {},
): MadeExercise & { content: string; entries: KeyEntry[] } {
  const sheet = generateWorksheet(request(over));
  if ("problem" in sheet) throw new Error(sheet.problem);
  const opened = unseal(sheet.record);
  if (opened === null) throw new Error("not sealed");
  return { ...sheet, content: sheet.files[0]?.content ?? "", entries: opened.key.entries };
}

/** A course of one concept with other material. */
export function courseOf(
  domain: "language" | "technical" | "conceptual" | "interview",
  material: object,
): Course {
  return {
    config: CourseConfig.parse({ ...config, name: "other", domain_type: domain }),
    concepts: [concept],
    items: new Map([
      ["haus", Items.parse({ concept: "haus", teach: { explanation: "x", example: "y" }, ...material })],
    ]),
  };
}
