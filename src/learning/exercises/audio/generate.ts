import { type Chance, chanceFrom } from "../../../chance.ts";
import type { Items } from "../../course-format.ts";
import { type ExerciseRequest, itemKey, type MadeExercise, type NotMade } from "../exercise.ts";
import { sealed } from "../sealed.ts";
import type { AudioBody, AudioQuestion } from "./body.ts";

type Word = Items["vocabulary"][number];

const most = 6;
const choices = 4;
/** Longer ones cannot be kept in mind while they are written. */
const longestWords = 9;
const kinds = ["choose", "type", "dictation"] as const;

/** Listen and choose, listen and type, dictation, of the concept's words (exercise-modalities §14.2). */
export function generateAudio(request: ExerciseRequest): MadeExercise | NotMade {
  const { course, concept, exerciseId, seed, now } = request;
  const items = request.open?.items ?? course.items.get(concept.id);
  const { target_language: language } = course.config;
  const words = items?.vocabulary ?? [];
  if (language === undefined || words.length < choices)
    return { problem: `“${concept.title}” has too few words to be listened to.` };
  const chance = chanceFrom(seed);
  const questions = inOrder(words, request, chance)
    .slice(0, most)
    .map((word, at) => questionOf(word, kinds[at % kinds.length] ?? "choose", words, request, chance));
  const body: AudioBody = { language, sealed: sealed(questions), answers: [] };
  return {
    record: {
      exercise_id: exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "worksheet",
      bloom_level: request.bloom,
      type: "audio",
      seed,
      started: now.toISOString(),
      status: "pending",
      files: [],
      uses: questions.map(({ piece }) => piece),
      hints_used: 0,
      body,
    },
    files: [],
    instructions: `${questions.length} words and sentences about “${concept.title}”, spoken by a synthetic voice. Listen as often as you like.`,
  };
}

/** What went wrong lately first, then what is due, then the rest, each by chance. */
function inOrder(words: readonly Word[], { due, errors }: ExerciseRequest, chance: Chance): Word[] {
  const missed = new Set(errors.map(({ expected }) => expected.toLowerCase()));
  const rank = ({ term }: Word) =>
    missed.has(term.toLowerCase()) ? 0 : due.has(itemKey("vocabulary", term)) ? 1 : 2;
  return chance.shuffled(words).toSorted((a, b) => rank(a) - rank(b));
}

function questionOf(
  word: Word,
  wanted: AudioQuestion["kind"],
  words: readonly Word[],
  { open }: ExerciseRequest,
  chance: Chance,
): AudioQuestion {
  const { term, accepted, sentences } = word;
  const [meaning = term] = word.meanings;
  const piece = itemKey("vocabulary", term);
  const own = { said: term, meaning, piece, options: [] };
  if (wanted === "choose") {
    const others = words.filter(
      (other) => !other.meanings.some((each) => word.meanings.includes(each)) && other.term !== term,
    );
    const wrong = chance.some(others, choices - 1).map((other) => other.meanings[0] ?? other.term);
    if (wrong.length === choices - 1)
      return { kind: wanted, ...own, accepted: [meaning], options: chance.shuffled([meaning, ...wrong]) };
  }
  const short = sentences.filter(
    ({ text }) => text.split(/\s+/).length <= longestWords && (open?.mayNeed(text) ?? true),
  );
  const sentence = wanted === "dictation" ? chance.some(short, 1)[0] : undefined;
  if (sentence !== undefined) {
    const { text, translation } = sentence;
    return { kind: "dictation", said: text, meaning: translation, piece, options: [], accepted: [text] };
  }
  return { kind: "type", ...own, accepted: [term, ...accepted] };
}
