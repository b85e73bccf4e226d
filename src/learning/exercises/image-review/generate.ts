import { type ExerciseRequest, itemKey, type MadeExercise, type NotMade } from "../exercise.ts";
import { type ImageReviewBody, readReference } from "./reference.ts";

const most = 4;
/** How many of the newest exercises a prompt should not have been in. */
const lately = 3;

/** Something to write or draw by hand. It is an offer, never a must (exercise-modalities §10.2.6). */
export function generateImageReview(request: ExerciseRequest): MadeExercise | NotMade {
  const { course, concept, seed, now, exerciseId } = request;
  const all = course.items.get(concept.id)?.handwriting ?? [];
  if (all.length === 0) {
    return {
      problem: `There is nothing to practise by hand for "${concept.title}". Try another kind of exercise.`,
    };
  }
  const recent = new Set(request.history.slice(-lately).flatMap(({ uses }) => uses));
  const fresh = all.filter(({ prompt }) => !recent.has(itemKey("handwriting", prompt)));
  if (fresh.length === 0) {
    return {
      problem: `You have practised all of "${concept.title}" by hand lately. Try another kind of exercise.`,
    };
  }
  const start = Math.abs(seed) % fresh.length;
  const chosen = [...fresh.slice(start), ...fresh.slice(0, start)].slice(0, most);
  const body: ImageReviewBody = {
    items: chosen.map(({ prompt, reference, figure }) => ({
      prompt,
      references: figure === undefined ? readReference(reference) : [{ written: reference, gloss: "" }],
      ...(figure === undefined ? {} : { figure }),
    })),
  };
  return {
    record: {
      exercise_id: exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "image_review",
      bloom_level: request.bloom,
      type: "handwriting",
      seed,
      started: now.toISOString(),
      status: "pending",
      files: [],
      uses: chosen.map(({ prompt }) => itemKey("handwriting", prompt)),
      hints_used: 0,
      body,
    },
    files: [],
    instructions: instructionsFor(
      chosen.map(({ prompt }) => prompt),
      exerciseId,
    ),
  };
}

function instructionsFor(prompts: readonly string[], exerciseId: string): string {
  return [
    "If you like, practise this by hand, on paper or a board:",
    prompts.map((prompt, at) => `${at + 1}. ${prompt}`).join("\n"),
    "Put each thing on a line of its own, large and dark. You can then hand in a photo:",
    `    teacher-assist study grade ${exerciseId} --image <photo>`,
    "No photo is needed: you can type your answer instead, or compare your work with the reference and rate it yourself.",
  ].join("\n\n");
}
