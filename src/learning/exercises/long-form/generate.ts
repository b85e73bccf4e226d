import { withCase } from "../../case-text.ts";
import { type ExerciseRequest, fileStamp, type MadeExercise, type NotMade } from "../exercise.ts";
import { aspectsToList } from "./aspects.ts";
import type { Delivery, LongFormBody } from "./body.ts";
import { choosePrompt } from "./choose-prompt.ts";
import { rubricOf } from "./rubric.ts";
import { asked, responseTemplate } from "./template.ts";

/** A question for an answer of several paragraphs, on a page of its own or in the chat (exercise-modalities §6). */
export function generateLongForm(
  request: ExerciseRequest,
  delivery: Delivery = "file",
): MadeExercise | NotMade {
  const { course, concept, now } = request;
  const rubric = rubricOf(course);
  if ("problem" in rubric)
    return { problem: `${rubric.problem} The course's author has to put this right first.` };
  const chosen = choosePrompt(request);
  if (chosen === null) {
    return {
      problem: `You have answered every long question on "${concept.title}" lately. Try another kind of exercise.`,
    };
  }
  const { case: told, prompt, bloom, key_points, words, type, uses } = chosen;
  const aspects = aspectsToList(prompt);
  const page = {
    course: course.config.name,
    conceptId: concept.id,
    bloom,
    generated: now,
    title: concept.title,
  };
  const isFile = delivery === "file";
  const template = isFile
    ? responseTemplate({ ...page, case: told, prompt, aspects })
    : withCase(told, asked(prompt, aspects));
  const path = `${course.config.exercise_config.response_dir}/${fileStamp(now)}-${concept.id}.md`;
  const body: LongFormBody = {
    ...(told === undefined ? {} : { case: told }),
    prompt,
    template,
    key_points,
    words,
    delivery,
    rubric,
  };
  return {
    record: {
      exercise_id: request.exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "long_form",
      bloom_level: bloom,
      type,
      seed: request.seed,
      started: now.toISOString(),
      status: "pending",
      files: isFile ? [path] : [],
      uses,
      hints_used: 0,
      body,
    },
    files: isFile ? [{ path, content: template }] : [],
    instructions: isFile
      ? onPage(path, words)
      : `${template}\n\nWrite about ${words} words here, in whole sentences.`,
  };
}

/** Sets expectations, as the session pauses here (§10.2.4). */
function onPage(path: string, words: number): string {
  return `The question is in ${path}. Open it in your editor, write about ${words} words below the line, in whole sentences, and save it. Take your time, and say "done" when you have finished.`;
}
