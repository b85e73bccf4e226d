import type { KindName } from "../course-words.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { kindOf } from "../exercises/kinds.ts";
import { toGoOnWith } from "../state/begun.ts";
import { latestRecords } from "../state/exercise-files.ts";
import type { Visit } from "./room.ts";
import { sameKind } from "./same-kind.ts";

export type OpenExercise = Pick<
  ExerciseRecord,
  "exercise_id" | "concept_id" | "modality" | "bloom_level" | "started" | "asked"
> & { kind: KindName };

/** What was given and is not graded yet, and would be gone on with (`takeUp`): one of each concept and kind, newest first. */
export async function openExercises({ room, state, course }: Visit): Promise<OpenExercise[]> {
  const known = new Set(course.concepts.map(({ id }) => id));
  const records = (await latestRecords(room.ports, state.places)).filter(({ concept_id }) =>
    known.has(concept_id),
  );
  const waiting = await Promise.all(
    Map.groupBy(records, sameKind)
      .values()
      .map((alike) => toGoOnWith(room.ports, state.places, alike)),
  );
  return waiting
    .filter((record) => record !== null)
    .map((record) => {
      const { exercise_id, concept_id, modality, bloom_level, started, asked } = record;
      return { exercise_id, concept_id, modality, kind: kindOf(record).name, bloom_level, started, asked };
    });
}
