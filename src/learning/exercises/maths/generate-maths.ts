import { type ExerciseRequest, fileStamp, type MadeExercise, type NotMade } from "../exercise.ts";
import { type Chosen, chooseSkills } from "./choose-skills.ts";
import { type MathsTaskKept, sealTasks } from "./maths-record.ts";
import { renderTasks } from "./sheet.ts";
import { kept, tasksFor } from "./task-of.ts";

/** A round of tasks with numbers of their own, all from the record's seed; proved, for what is wrong is never handed out. */
export async function generateMaths(request: ExerciseRequest): Promise<MadeExercise | NotMade> {
  const { course, concept, exerciseId, seed, now, bloom } = request;
  const skills = course.items.get(concept.id)?.skills ?? [];
  const made = tasksOfRound(chooseSkills(skills, request), seed);
  const { whyUnfit } = await import("./prove.ts");
  const tasks = made
    .filter((task) => whyUnfit(task) === null)
    .map((task, at) => ({ ...task, id: String(at + 1) }));
  if (tasks.length === 0)
    return {
      problem: `No task on “${concept.title}” could be made that can be marked fairly. Try another kind.`,
    };
  const path = `${course.config.exercise_config.worksheet_dir}/${fileStamp(now)}-${concept.id}-maths.md`;
  return {
    record: {
      exercise_id: exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "worksheet",
      bloom_level: bloom,
      type: "maths",
      seed,
      started: now.toISOString(),
      status: "pending",
      files: [path],
      uses: [...new Set(tasks.map(({ skill }) => skill))],
      hints_used: 0,
      body: { version: 1, title: concept.title, sealed: sealTasks(tasks) },
    },
    files: [{ path, content: renderTasks(concept.title, exerciseId, tasks) }],
    instructions: `${tasks.length} tasks on “${concept.title}” are at ${path}. Write under each, steps on lines of their own, save, and tell me when you are done.`,
  };
}

function tasksOfRound(chosen: readonly Chosen[], seed: number): MathsTaskKept[] {
  const groups = Map.groupBy(chosen, ({ skill, level }) => `${skill.id} ${level}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    // One more than is asked: the last is the worked example of those that are failed.
    const made = tasksFor(first.skill, first.level, seed, group.length + 1);
    const example = made.at(-1);
    if (example === undefined || made.length < 2) return [];
    return made.slice(0, -1).map((task) => kept(first.skill, first.level, task, example, "0"));
  });
}
