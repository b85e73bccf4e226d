import type { RunInBox } from "../code/task.ts";
import type { ExerciseRequest, MadeExercise, NotMade } from "../exercise.ts";
import { isProved } from "./prove-question.ts";
import { sealQuestions } from "./repl-question.ts";
import { notLately, type ReplCandidate, replCandidates } from "./repl-questions.ts";

const most = 5;

/** A few small questions, asked one by one and answered in a line each (exercise-modalities §14.3). */
export async function generateRepl(request: ExerciseRequest, box: RunInBox): Promise<MadeExercise | NotMade> {
  const { course, concept, exerciseId, seed, now, due } = request;
  const items = request.open?.items ?? course.items.get(concept.id);
  const candidates = items === undefined ? [] : replCandidates(items);
  if (candidates.length === 0)
    return { problem: `The course has no short code questions for “${concept.title}”.` };
  const fresh = notLately(candidates, request);
  if (fresh.length === 0)
    return {
      problem: `You had every short code question for “${concept.title}” lately. Another kind will do more for you now.`,
    };
  const { code_language: language } = course.config.exercise_config;
  const chosen: ReplCandidate[] = [];
  const isDue = ({ use }: ReplCandidate) => due.has(use);
  const order = [
    ...mixed(fresh.filter(isDue), seed),
    ...mixed(
      fresh.filter((one) => !isDue(one)),
      seed,
    ),
  ];
  for (const candidate of order) {
    if (chosen.length === most) break;
    if (await isProved(candidate.question, language, box)) chosen.push(candidate);
  }
  if (chosen.length === 0)
    return {
      problem: `No short code question for “${concept.title}” could be shown to be right, so none was asked.`,
    };
  const body = { language, sealed: sealQuestions(chosen.map(({ question }) => question)) };
  return {
    record: {
      exercise_id: exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "code",
      bloom_level: request.bloom,
      type: "repl",
      seed,
      started: now.toISOString(),
      status: "pending",
      files: [],
      uses: chosen.map(({ use }) => use),
      hints_used: 0,
      body,
    },
    files: [],
    instructions: `${chosen.length} short questions about “${concept.title}”. Answer each in one line; it is then run, and you see what is true.`,
  };
}

/** The kinds take turns, each kind from another place for another seed. */
function mixed(candidates: readonly ReplCandidate[], seed: number): ReplCandidate[] {
  const kinds = (["predict", "value", "fix"] as const).map((kind) => {
    const own = candidates.filter(({ question }) => question.kind === kind);
    const from = own.length === 0 ? 0 : Math.abs(seed) % own.length;
    return [...own.slice(from), ...own.slice(0, from)];
  });
  const rounds = Math.max(...kinds.map((own) => own.length));
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((own) => own[round] ?? [])).flat();
}
