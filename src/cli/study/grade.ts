import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { HandIn } from "../../learning/exercises/grading.ts";
import { type Graded, gradeExercise, type Reference } from "../../learning/room/grade-exercise.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import type { Terminal } from "../terminal.ts";
import { bytesOf, needed, textOf } from "./input.ts";
import { openRoom } from "./room.ts";
import { moment, notes } from "./show.ts";

/** Grades an exercise, and counts it unless told not to. */
export async function grade(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const given = needed(args.positionals[2], "What is to be graded?", "study grade <exercise-id | file>");
  const handIn = await handedIn(invocation);
  const graded = await gradeExercise(openRoom(invocation), referenceTo(given, cwd), {
    ...handIn,
    record: !args["no-record"],
  });
  notes(terminal, graded.notes);
  if (args.format === "text") terminal.out(shownGrade(graded, terminal));
  else terminal.out(`${JSON.stringify(graded.evaluation, null, 2)}\n`);
  return exit.done;
}

/** A path is a file; a word is an exercise, unless there is a file of that name. */
function referenceTo(given: string, cwd: string): Reference {
  const path = resolve(cwd, given);
  if (existsSync(path)) return { file: path };
  if (/[\\/]|\.\w{1,4}$/.test(given)) throw new Problem("usage", `There is no file ${path}.`);
  return { id: given };
}

async function handedIn({ args, cwd, terminal }: Invocation): Promise<HandIn> {
  const { response, image, self } = args;
  const path = image === undefined ? null : resolve(cwd, image);
  return {
    ...(response === undefined
      ? {}
      : { response: await textOf(response === "-" ? response : resolve(cwd, response), terminal) }),
    ...(path === null ? {} : { image: { path, bytes: await bytesOf(path) } }),
    ...(self === undefined ? {} : { self: selfRating(self) }),
  };
}

/** "3", or "accuracy=3,reasoning=2". */
export function selfRating(text: string): NonNullable<HandIn["self"]> {
  const overall = ratings.find((rating) => String(rating) === text.trim());
  if (overall !== undefined) return overall;
  const parts = text.split(",").map((part) => /^\s*([\w-]+)\s*=\s*([1-4])\s*$/.exec(part));
  if (parts.every((part) => part !== null))
    return Object.fromEntries(parts.map(([, name = "", score = ""]) => [name, Number(score)]));
  throw new Problem(
    "usage",
    `--self is 1 to 4, or a score for each dimension, as in accuracy=3,reasoning=2; not "${text}".`,
  );
}

const ratings = [1, 2, 3, 4] as const;
const inWords = { 1: "Again", 2: "Hard", 3: "Good", 4: "Easy" } as const;

export function shownGrade(
  { evaluation, recorded, untouched, progress, zone }: Graded,
  { style }: Pick<Terminal, "style">,
): string {
  if (untouched) return "";
  const { score, fsrs_rating, provisional, feedback, exercise_id, timestamp } = evaluation;
  const percent = `${Math.round(score.percentage * 100)} %`;
  const head = style.bold(
    `${trimmed(score.correct)}/${trimmed(score.total)} (${percent}): ${inWords[fsrs_rating]}`,
  );
  const unsure = provisional
    ? `\nThis is a first view, not a verdict; your own rating replaces it: teacher-assist study grade ${exercise_id} --self <1-4>\n`
    : "";
  const due = progress?.fsrs?.due;
  const isPast = due !== undefined && Date.parse(due) <= Date.parse(timestamp);
  const next =
    recorded && due !== undefined
      ? `\nIt comes back ${isPast ? "now: it is due" : `on ${moment(new Date(due), zone)}`}.\n`
      : "";
  return `${head}\n\n${feedback.trim()}\n${unsure}${next}`;
}

function trimmed(number: number): string {
  return String(Math.round(number * 100) / 100);
}
