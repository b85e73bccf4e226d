import { join } from "node:path";
import {
  type ExerciseRecord,
  type ExerciseRequest,
  itemKey,
  type MadeExercise,
  type NotMade,
} from "../exercise.ts";
import { chooseTasks } from "./choose-task.ts";
import { seal } from "./code-record.ts";
import { exerciseFile, exerciseFileName } from "./exercise-file.ts";
import { proveTask } from "./prove-task.ts";
import { scaffoldFor, smallerFirst } from "./scaffold.ts";
import type { CodeTask, RunInBox } from "./task.ts";
import { verbOf } from "./task-words.ts";
import { testCommand, testFile, testFileName } from "./test-file.ts";

/** A code exercise as real files (exercise-modalities §5). The solution never reaches the learner's folder. */
export async function generateCode(request: ExerciseRequest, box: RunInBox): Promise<MadeExercise | NotMade> {
  const { course, concept } = request;
  const tasks = (request.open?.items ?? course.items.get(concept.id))?.code_tasks ?? [];
  if (tasks.length === 0) return { problem: `The course has no code exercise for “${concept.title}”.` };
  const choice = smallerFirst(chooseTasks(tasks, request), request.history);
  if (choice.length === 0)
    return {
      problem: `You solved every code exercise for “${concept.title}” lately. Another kind will do more for you now.`,
    };
  const problems: string[] = [];
  for (const task of choice) {
    const proof = await proveTask(task, course.config.exercise_config.code_language, box);
    if (!("problem" in proof)) return made(task, request);
    problems.push(`“${task.title}”: ${proof.problem}`);
  }
  return {
    problem: `No code exercise for “${concept.title}” could be shown to work, so none was given. ${problems.join("; ")}.`,
  };
}

function made(task: CodeTask, request: ExerciseRequest): MadeExercise {
  const { course, concept, exerciseId, seed, now, folder: home = "" } = request;
  const { code_language: language, exercise_dir } = course.config.exercise_config;
  const folder = `${exercise_dir}/${concept.id}`;
  const scaffold = scaffoldFor(
    task,
    language,
    request.history,
    course.items.get(concept.id)?.teach.example ?? "",
  );
  const files = [
    {
      path: `${folder}/${exerciseFileName(language)}`,
      content: exerciseFile(task, concept, language, exerciseId, scaffold),
    },
    { path: `${folder}/${testFileName(language)}`, content: testFile(task, language) },
  ];
  const record: ExerciseRecord = {
    exercise_id: exerciseId,
    course: course.config.name,
    concept_id: concept.id,
    modality: "code",
    bloom_level: task.bloom,
    type: "code",
    seed,
    started: now.toISOString(),
    status: "pending",
    files: files.map(({ path }) => path),
    uses: [itemKey("code", task.id)],
    hints_used: 0,
    body: seal(task, language, scaffold?.starter),
  };
  const instructions = `${scaffold === null ? "" : "Part of the way is given this time. "}${verbOf(task, language)} \`${task.function}\` in ${files[0]?.path}. What it should do stands at the top of the file. Try it as often as you like with \`${testCommand(join(home, folder), language)}\` (which runs the course's own tests outside the box: only where you trust whoever wrote the course), and hand it in when you are done. Looked at or handed in, it runs inside the box.`;
  return { record, files, instructions };
}
