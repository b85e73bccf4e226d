import type { Course } from "../../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../../src/learning/course-format.ts";
import type { Evaluation } from "../../../../src/learning/evaluation.ts";
import { seal } from "../../../../src/learning/exercises/code/code-record.ts";
import { exerciseFile } from "../../../../src/learning/exercises/code/exercise-file.ts";
import { gradeCode, type HandedIn } from "../../../../src/learning/exercises/code/grade-code.ts";
import type { CodeLanguage, CodeTask, RunInBox } from "../../../../src/learning/exercises/code/task.ts";
import type { ExerciseRecord, ExerciseRequest } from "../../../../src/learning/exercises/exercise.ts";
import { runInBox } from "../../../../src/learning/sandbox/run-in-box.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { exerciseRequest } from "../request.ts";

export const box: RunInBox = (request) => runInBox(request);
export const now = new Date("2026-03-01T10:20:00Z");

export const algorithms = shippedCourse("intro-to-algorithms");

export function taskNamed(id: string, course = algorithms): { task: CodeTask; concept: Concept } {
  for (const concept of course.concepts) {
    const task = course.items.get(concept.id)?.code_tasks.find((one) => one.id === id);
    if (task !== undefined) return { task, concept };
  }
  throw new Error(`no task ${id}`);
}

export function recordOf(task: CodeTask, concept: Concept, language: CodeLanguage): ExerciseRecord {
  return {
    exercise_id: "20260301T100000Z-x-code",
    course: "x",
    concept_id: concept.id,
    modality: "code",
    bloom_level: task.bloom,
    type: "code",
    seed: 1,
    started: "2026-03-01T10:00:00.000Z",
    status: "pending",
    files: [],
    uses: [],
    hints_used: 0,
    body: seal(task, language),
  };
}

/** Hands in code as the learner's file would hold it: below what was written at its top. */
export async function handIn(
  id: string,
  code: string,
  options: { course?: Course; hintsUsed?: number; test?: string; box?: RunInBox } = {},
): Promise<Evaluation> {
  const { course = algorithms, hintsUsed = 0, test } = options;
  const { task, concept } = taskNamed(id, course);
  const language = course.config.exercise_config.code_language;
  const exercise = exerciseFile({ ...task, starter: code }, concept, language, "x");
  const files: HandedIn = test === undefined ? { exercise } : { exercise, test };
  const graded = await gradeCode(recordOf(task, concept, language), files, {
    box: options.box ?? box,
    now,
    course,
    hintsUsed,
  });
  if ("problem" in graded) throw new Error(graded.problem);
  return graded;
}

export function requestFor(course: Course, conceptId: string, more: Partial<ExerciseRequest> = {}) {
  return exerciseRequest(course, conceptId, {
    bloom: "apply",
    exerciseId: "20260301T100000Z-x-code",
    now,
    ...more,
  });
}

/** A course of one concept, with odd and non-English material. */
export function smallCourse(language: CodeLanguage, tasks: unknown[], outputs: unknown[] = []): Course {
  const config = CourseConfig.parse({
    name: "kecil",
    title: "Kecil",
    description: "Satu konsep.",
    domain_type: "technical",
    license: "CC0",
    exercise_config: { code_language: language, exercise_dir: "latihan" },
  });
  const concept = Concept.parse({
    id: "senarai",
    title: "Senarai dan gelung",
    description: "…",
    unit: "1",
    type: "implementation",
    bloom_target: "apply",
  });
  const items = Items.parse({
    concept: "senarai",
    teach: { explanation: "…", example: "…" },
    code_tasks: tasks,
    outputs,
  });
  return { config, concepts: [concept], items: new Map([["senarai", items]]) };
}

export const scriptTask = {
  id: "jumlah-genap",
  title: "Jumlah genap",
  bloom: "apply",
  statement: "Tulis sumEven(numbers): the sum of the even numbers. */ must not end the comment.",
  function: "sumEven",
  starter: "function sumEven(numbers) {\n  return 0;\n}\n",
  solution:
    "function sumEven(numbers) {\n  let total = 0;\n  for (const n of numbers) if (n % 2 === 0) total += n;\n  return total;\n}\n",
  tests: [
    { name: "biasa", call: "sumEven([1, 2, 3, 4])", expect: "6" },
    { name: "kosong", call: "sumEven([])", expect: "0" },
    { name: "负数", call: "sumEven([-2, -3, 8])", expect: "6" },
    { name: "tiada genap", call: "sumEven([1, 3])", expect: "0" },
    { name: "banyak", call: "sumEven(Array.from({ length: 1000 }, (_, i) => i))", expect: "249500" },
  ],
  hints: ["Which numbers leave no remainder?", "Add them up one by one."],
  forbidden: ["reduce"],
};

export const typedTask = {
  id: "kumpul",
  title: "Kumpul",
  bloom: "understand",
  statement: "Write pairsOf(words): each word with its length.",
  function: "pairsOf",
  starter: "export function pairsOf(words: string[]): [string, number][] {\n  return [];\n}\n",
  solution:
    "type Pair = [string, number];\nexport function pairsOf(words: readonly string[]): Pair[] {\n  return words.map((word): Pair => [word, word.length]);\n}\n",
  tests: [
    { name: "two", call: 'pairsOf(["a", "bcd"])', expect: '[["a", 1], ["bcd", 3]]' },
    { name: "none", call: "pairsOf([])", expect: "[]" },
    { name: "one", call: 'pairsOf(["kamu"])', expect: '[["kamu", 4]]' },
    { name: "empty word", call: 'pairsOf([""])', expect: '[["", 0]]' },
  ],
  hints: ["One pair for each word.", "A word has a length."],
};
