import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import type { Invocation, Subcommand } from "../invocation.ts";

type Part = {
  help: string;
  /** How many words may follow; one unless told. */
  words?: number;
  load(): Promise<Subcommand>;
};

/** What there is to do in the learner's room; each part is loaded when it is asked for. */
const parts: Readonly<Record<string, Part>> = {
  courses: {
    words: 0,
    help: "courses: which there are",
    load: async () => (await import("./courses.ts")).courses,
  },
  plan: {
    help: "plan <course> [--minutes 25]: what to study now, and why",
    load: async () => (await import("./plan.ts")).plan,
  },
  start: {
    help: "start <course> [--minutes 25]: study, here in the terminal",
    load: async () => (await import("./start.ts")).start,
  },
  quiz: {
    help: "quiz <course>: what you have learned, put to the test",
    load: async () => (await import("./start.ts")).quiz,
  },
  cards: {
    help: "cards <course>: flashcards that are due",
    load: async () => (await import("./cards.ts")).cards,
  },
  new: {
    words: 2,
    help: "new <course> <concept> [--modality m] [--seed n]: make an exercise",
    load: async () => (await import("./new.ts")).newExerciseCommand,
  },
  open: {
    help: "open <course>: exercises that were begun and wait",
    load: async () => (await import("./open.ts")).open,
  },
  repl: {
    words: 2,
    help: "repl <course> <concept>: small code questions, answered in a line and run",
    load: async () => (await import("./repl.ts")).repl,
  },
  hint: {
    help: "hint <exercise-id>: the next hint, which counts",
    load: async () => (await import("./hint.ts")).hint,
  },
  grade: {
    help: "grade <exercise-id | file> [--no-record] [--self 1-4] [--image photo]",
    load: async () => (await import("./grade.ts")).grade,
  },
  record: {
    help: "record <course> --result <file|->: a result judged elsewhere",
    load: async () => (await import("./record.ts")).recordCommand,
  },
  undo: {
    words: 2,
    help: "undo <course> [exercise-id]: take the last result back",
    load: async () => (await import("./undo.ts")).undo,
  },
  progress: {
    help: "progress <course>: how it goes",
    load: async () => (await import("./progress.ts")).progress,
  },
  forget: {
    help: "forget <course> [--force], or forget --all: delete what is kept of you",
    load: async () => (await import("./forget.ts")).forget,
  },
  settings: {
    words: 0,
    help: "settings [--zone z] [--prefer m,…] [--avoid m,…] [--minutes n]",
    load: async () => (await import("./settings.ts")).settings,
  },
  export: {
    help: "export <course> --format apkg|csv|xapi -o <file>",
    load: async () => (await import("./export.ts")).exportCourse,
  },
  import: {
    help: "import <file|folder> --name <course>: a word list, an Anki deck, an Exercism track, Moodle XML or GIFT",
    load: async () => (await import("./import.ts")).importCommand,
  },
  check: {
    help: "check <course>: everything that is wrong with it",
    load: async () => (await import("./check.ts")).check,
  },
  modality: {
    words: 0,
    help: "modality --domain d --bloom b --type t: which kind of exercise, and why",
    load: async () => (await import("./modality.ts")).modality,
  },
  judge: {
    help: "judge <rows.jsonl|-> --kind answer|short_answer|essay: one verdict a line",
    load: async () => (await import("./judge.ts")).judge,
  },
};

/** The learner's room, from the command line. */
export async function study(invocation: Invocation): Promise<number> {
  const [, word = ""] = invocation.args.positionals;
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) {
    const extra = invocation.args.positionals[2 + (part.words ?? 1)];
    if (extra !== undefined)
      throw new Problem("usage", `"${extra}" is one word too many: study ${part.help}`);
    return (await part.load())(invocation);
  }
  const near = nearest(word, Object.keys(parts));
  const list = Object.values(parts).map(({ help }) => `  teacher-assist study ${help}`);
  const hint = near === null ? `There is:\n${list.join("\n")}` : `Did you mean ${near}?`;
  throw new Problem("usage", word === "" ? `What of study? ${hint}` : `There is no study ${word}. ${hint}`);
}
