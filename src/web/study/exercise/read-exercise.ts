import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";

export async function readExercise(id: string) {
  return ask(api.exercises[":id"].$get({ param: { id } }));
}

export type Exercise = Awaited<ReturnType<typeof readExercise>>["exercise"];
export type ExerciseStream = Awaited<ReturnType<typeof readExercise>>["stream"];

type AnyWork = NonNullable<Exercise["work"]>;
/** What there is to do in a kind of exercise. */
export type Work<Kind extends AnyWork["kind"]> = Extract<AnyWork, { kind: Kind }>;
export type SheetField = Work<"worksheet">["fields"][number];
export type SheetPart = Work<"worksheet">["parts"][number];
export type Rubric = Work<"long_form">["rubric"];

/** null where its record or its file does not give it, or it is of another kind. */
export function workOf<Kind extends AnyWork["kind"]>(
  { work }: Pick<Exercise, "work">,
  kind: Kind,
): Work<Kind> | null {
  return work !== null && isOf(work, kind) ? work : null;
}

function isOf<Kind extends AnyWork["kind"]>(work: AnyWork, kind: Kind): work is Work<Kind> {
  return work.kind === kind;
}

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
