import {
  type ExerciseRecord,
  type ExerciseRequest,
  fileStamp,
  type MadeExercise,
  type NotMade,
} from "../exercise.ts";
import { type KeyEntry, keyEntry, seal } from "./body.ts";
import { materialOf } from "./material.ts";
import { nearestPast, tooSimilar, typeOf } from "./novelty.ts";
import { planSections } from "./plan.ts";
import { proveWorksheet } from "./prove.ts";
import { renderSheet } from "./render.ts";
import type { SheetSection } from "./sheet.ts";
import { wordListsFor } from "./word-lists.ts";

const attempts = 12;

/** A worksheet for a concept (exercise-modalities §3.4), proved before it is handed out (decision 24). */
export function generateWorksheet(request: ExerciseRequest): MadeExercise | NotMade {
  let nearest: { made: MadeExercise; similarity: number } | null = null;
  let refused: string | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = attemptAt(request, request.seed + attempt * 7919);
    if (made === null) continue;
    const problems = proveWorksheet(made);
    if (problems.length > 0) {
      refused ??= problems[0] ?? null;
      continue;
    }
    const similarity = nearestPast(made.record, request.history);
    if (similarity < tooSimilar) return made;
    if (nearest === null || similarity < nearest.similarity) nearest = { made, similarity };
  }
  // Everything has been used: the sheet that is least like the last ones is all there is to give.
  if (nearest !== null) return nearest.made;
  const { title } = request.concept;
  return {
    problem:
      refused === null
        ? `There is not enough material on "${title}" for a worksheet. Try another kind of exercise.`
        : `No worksheet on "${title}" could be made that can be marked fairly (${refused}). Try another kind of exercise.`,
  };
}

function attemptAt(request: ExerciseRequest, seed: number): MadeExercise | null {
  const { course, concept, bloom, exerciseId, now, sealed, history } = request;
  const items = request.open?.items ?? course.items.get(concept.id);
  if (items === undefined) return null;
  const material = materialOf(request, items, seed);
  const sections = planSections(material, history);
  const entries = entriesOf(sections);
  if (entries.filter(({ judging }) => judging !== "own").length < 2) return null;
  const head = {
    course: course.config.name,
    concept: concept.id,
    title: concept.title,
    bloom,
    exerciseId,
    generated: now,
  };
  const template = renderSheet(head, sections, sealed ? null : entries);
  const path = `${course.config.exercise_config.worksheet_dir}/${fileStamp(now)}-${concept.id}.md`;
  const identity = { exercise_id: exerciseId, course: course.config.name, concept_id: concept.id };
  const record: ExerciseRecord = {
    ...identity,
    modality: "worksheet",
    bloom_level: bloom,
    type: typeOf(sections),
    seed: request.seed,
    started: now.toISOString(),
    status: "pending",
    files: [path],
    uses: [...new Set(entries.flatMap(({ uses }) => uses))],
    hints_used: 0,
    body: seal(identity, template, { entries, words: wordListsFor(material, sections) }),
  };
  return {
    record,
    files: [{ path, content: template }],
    instructions: `I've created a worksheet at ${path}: ${entries.length} questions in ${sections.length} ${sections.length === 1 ? "section" : "sections"}. Open it in your editor, fill in the blanks, save, and tell me when you're done.`,
  };
}

function entriesOf(sections: readonly SheetSection[]): KeyEntry[] {
  return sections.flatMap((section, number) =>
    section.questions.map((question, at) => keyEntry(question, section, `${number + 1}.${at + 1}`)),
  );
}
