import { explainedInWords } from "../../learning/exercises/code/why-it-works.ts";
import type { ExerciseRecord } from "../../learning/exercises/exercise.ts";
import { kindOf } from "../../learning/exercises/kinds.ts";
import { exerciseView } from "../../learning/room/exercise-view.ts";
import { explainCode } from "../../learning/room/explain.ts";
import { gradeExercise } from "../../learning/room/grade-exercise.ts";
import { nextHint } from "../../learning/room/hint.ts";
import { hearLiking } from "../../learning/room/liking.ts";
import { Problem } from "../../problem.ts";
import { askedIn } from "../../text/asked.ts";
import type { Terminal } from "../terminal.ts";
import { selfRating, shownGrade } from "./grade.ts";
import { shownHint } from "./hint.ts";
import { forReading, notes } from "./show.ts";
import { heard, type Outcome, type Sitting } from "./sitting.ts";

export type Given = { record: ExerciseRecord; files: readonly string[]; instructions: string };

/** An exercise on a file: the session waits until the learner says that it is done (exercise-modalities §10.3). */
export async function handIn(sitting: Sitting, { record, files, instructions }: Given): Promise<Outcome> {
  const { terminal } = sitting.invocation;
  terminal.out(`${forReading(instructions, terminal)}\n${files.map((file) => `  ${file}\n`).join("")}`);
  terminal.out(`${terminal.style.dim(`Say done when you are done; ${others(record)}.`)}\n`);
  for (;;) {
    const line = await heard(sitting);
    if (line === null) return "leave";
    const word = line.trim().toLowerCase();
    if (word === "skip") return "skipped";
    const outcome = await attempt(() => answer(sitting, record, word), terminal);
    if (outcome === "done") return "done";
  }
}

function others(record: ExerciseRecord): string {
  if (record.quiz !== true) {
    const { hintsByQuestion, name } = kindOf(record);
    const about =
      hintsByQuestion === undefined ? "" : ` (hint ${name === "maths" ? "2" : "1.2"}: about that question)`;
    return `hint${about}, try (look without counting), skip or quit`;
  }
  return kindOf(record).hasOwnTests ? "try (run the tests), skip or quit" : "skip or quit";
}

async function answer(sitting: Sitting, record: ExerciseRecord, word: string): Promise<"done" | "waiting"> {
  const { visit, invocation, done } = sitting;
  const { terminal } = invocation;
  const help = helpIn(word);
  if (help !== null) {
    terminal.out(shownHint(await nextHint(visit.room, record.exercise_id, help.question), terminal));
    return "waiting";
  }
  if (!/^(done|finished|ready|check( my.*)?|try)$/.test(word)) {
    const noted = await hearLiking(visit, word, null);
    terminal.out(`${noted ?? `Say done; ${others(record)}.`}\n`);
    return "waiting";
  }
  const reference = { id: record.exercise_id };
  const graded = await gradeExercise(visit.room, reference, { record: word !== "try" });
  notes(terminal, graded.notes);
  if (graded.untouched) return "waiting";
  terminal.out(shownGrade(graded, terminal));
  if (word === "try") return "waiting";
  await askWhy(sitting, record.exercise_id);
  done.push(
    graded.evaluation.provisional ? await rated(sitting, record, graded.evaluation) : graded.evaluation,
  );
  return "done";
}

/** Of a program that works: why it does, in the learner's own words, where they care to say. */
async function askWhy(sitting: Sitting, id: string): Promise<void> {
  const { terminal } = sitting.invocation;
  const { why } = await exerciseView(sitting.visit.room, id);
  if (why === null) return;
  terminal.out("Why does it work? Say it in a sentence or two. (Enter leaves it.)\n");
  for (;;) {
    const line = await heard(sitting);
    if (line === null || /^(?:skip|no)?$/i.test(line.trim())) return;
    const said = await attempt(async () => {
      const found = await explainCode(sitting.visit.room, id, line);
      terminal.out(`${forReading(explainedInWords(found), terminal)}\n`);
      return "done";
    }, terminal);
    if (said === "done") return;
  }
}

/** "hint 1.3", "I'm stuck on question 3", "help": what is wanted, and which question it is about where one is named. */
function helpIn(line: string): { question: string | undefined } | null {
  const isAsked = /\b(?:hints?|help|stuck|clue)\b/.test(line) || cries.has(askedIn(line)?.kind ?? "");
  if (!isAsked || line.length > longestCry) return null;
  return { question: /(?<![\d.])\d{1,3}(?:\.\d{1,3})?(?![\d.])/.exec(line)?.[0] };
}

const cries: ReadonlySet<string> = new Set(["hint", "unknown", "unclear", "reveal"]);
const longestCry = 120;

/** The first view was not sure: the learner's own rating takes its place, if they give one. */
async function rated(sitting: Sitting, record: ExerciseRecord, first: Sitting["done"][number]) {
  const { terminal } = sitting.invocation;
  terminal.out("How would you rate it yourself, 1 to 4? (Enter keeps the first view.)\n");
  const line = await heard(sitting);
  if (line === null || line.trim() === "") return first;
  try {
    const self = selfRating(line);
    const graded = await gradeExercise(
      sitting.visit.room,
      { id: record.exercise_id },
      { record: true, self },
    );
    terminal.out(shownGrade(graded, terminal));
    return graded.evaluation;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    terminal.out(`${error.atTerminal}\n`);
    return first;
  }
}

/** What the learner can put right is said, and the exercise goes on. */
async function attempt(
  work: () => Promise<"done" | "waiting">,
  terminal: Terminal,
): Promise<"done" | "waiting"> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    terminal.out(`${error.atTerminal}\n`);
    return "waiting";
  }
}
