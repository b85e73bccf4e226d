import { subjectsIn } from "../../../../../src/workspace/packs/subjects.ts";
import type { Shape } from "./shape.ts";
import { shapeOf } from "./skeleton.ts";
import { movement, science, studio, technology } from "./skeletons-of-doing.ts";
import { drama, workshop } from "./skeletons-of-performing.ts";
import { english, geography, history, languages, pshe } from "./skeletons-of-words.ts";
import { withoutNotes } from "./without-notes.ts";

const bySubject = [
  history,
  geography,
  english,
  languages,
  pshe,
  science,
  movement,
  drama,
  studio,
  technology,
  workshop,
].map((skeleton) => ({ subjects: skeleton.subjects, shape: shapeOf(skeleton) }));

/** @internal Every lesson without notes: asked by tests alone. */
export const withoutNotesShapes: readonly Shape[] = [withoutNotes, ...bySubject.map(({ shape }) => shape)];

/**
 * How a lesson goes in a subject where there are no notes: sources and a judgement in history, a warm-up and a game in PE.
 * Mathematics, computing and what is not known go from a worked example to questions that get harder. Of several subjects
 * ("Primary", "Humanities") none is meant, unless the request names one.
 */
export function shapeWithoutNotes(subject: string, said: string): Shape {
  const own = subjectsIn(subject);
  const meant = own.length > 0 ? own : subjectsIn(said);
  return (
    bySubject.find(({ subjects }) => meant.length > 0 && meant.every((one) => subjects.includes(one)))
      ?.shape ?? withoutNotes
  );
}
