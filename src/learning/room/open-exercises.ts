import type { KindName } from "../course-words.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { kindOf } from "../exercises/kinds.ts";
import { latestRecords } from "../state/exercise-files.ts";
import type { Visit } from "./room.ts";
import { sameKind } from "./same-kind.ts";

export type OpenExercise = Pick<
  ExerciseRecord,
  "exercise_id" | "concept_id" | "modality" | "bloom_level" | "started" | "asked"
> & { kind: KindName };

/** What was given and is not graded yet, and would be gone on with (`takeUp`): the latest of each concept and kind. */
export async function openExercises({ room, state, course }: Visit): Promise<OpenExercise[]> {
  const known = new Set(course.concepts.map(({ id }) => id));
  const seen = new Set<string>();
  const open: OpenExercise[] = [];
  for (const record of await latestRecords(room.ports, state.places)) {
    const { exercise_id, concept_id, modality, bloom_level, started, asked, status } = record;
    const { name: kind } = kindOf(record);
    const same = sameKind(record);
    if (seen.has(same) || !known.has(concept_id)) continue;
    seen.add(same);
    if (status === "evaluated") continue;
    open.push({ exercise_id, concept_id, modality, kind, bloom_level, started, asked });
  }
  return open;
}
