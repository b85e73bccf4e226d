import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";

export async function readExercise(id: string) {
  return ask(api.exercises[":id"].$get({ param: { id } }));
}

export type Exercise = Awaited<ReturnType<typeof readExercise>>["exercise"];
export type ExerciseStream = Awaited<ReturnType<typeof readExercise>>["stream"];
export type SheetField = NonNullable<Exercise["fields"]>[number];
export type SheetPart = NonNullable<Exercise["parts"]>[number];
export type Rubric = NonNullable<Exercise["essay"]>["rubric"];

export async function gradeExercise(
  id: string,
  handIn: Parameters<(typeof post)["grade"]["$post"]>[0]["json"],
) {
  return ask(post.grade.$post({ param: { id }, json: handIn }));
}

const post = api.exercises[":id"];

export type Graded = Awaited<ReturnType<typeof gradeExercise>>;
export type Evaluation = Graded["evaluation"];
export type TestShown = NonNullable<Evaluation["details"]["tests"]>[number];
