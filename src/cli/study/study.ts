import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { commands, commandsOf, isCommand, type PartOf } from "../commands.ts";
import type { Invocation, Subcommand } from "../invocation.ts";

type Part = {
  /** How many words may follow; one unless told. */
  words?: number;
  load(): Promise<Subcommand>;
};

/** What there is to do in the learner's room; each part is loaded when it is asked for. */
const parts: Readonly<Record<string, Part>> = {
  courses: {
    words: 0,
    load: async () => (await import("./courses.ts")).courses,
  },
  plan: {
    load: async () => (await import("./plan.ts")).plan,
  },
  start: {
    load: async () => (await import("./start.ts")).start,
  },
  quiz: {
    load: async () => (await import("./start.ts")).quiz,
  },
  together: {
    words: 3,
    load: async () => (await import("./together.ts")).together,
  },
  cards: {
    words: 2,
    load: async () => (await import("./cards.ts")).cards,
  },
  new: {
    words: 2,
    load: async () => (await import("./new.ts")).newExerciseCommand,
  },
  open: {
    load: async () => (await import("./open.ts")).open,
  },
  repl: {
    words: 2,
    load: async () => (await import("./repl.ts")).repl,
  },
  listen: {
    words: 2,
    load: async () => (await import("./listen.ts")).listen,
  },
  hint: {
    words: 2,
    load: async () => (await import("./hint.ts")).hint,
  },
  explain: {
    words: 2,
    load: async () => (await import("./explain.ts")).explain,
  },
  compare: {
    load: async () => (await import("./compare.ts")).compare,
  },
  grade: {
    load: async () => (await import("./grade.ts")).grade,
  },
  record: {
    load: async () => (await import("./record.ts")).recordCommand,
  },
  undo: {
    words: 2,
    load: async () => (await import("./undo.ts")).undo,
  },
  progress: {
    load: async () => (await import("./progress.ts")).progress,
  },
  forget: {
    load: async () => (await import("./forget.ts")).forget,
  },
  settings: {
    words: 0,
    load: async () => (await import("./settings.ts")).settings,
  },
  export: {
    load: async () => (await import("./export.ts")).exportCourse,
  },
  import: {
    load: async () => (await import("./import.ts")).importCommand,
  },
  course: {
    words: 3,
    load: async () => (await import("./course.ts")).course,
  },
  check: {
    load: async () => (await import("./check.ts")).check,
  },
  modality: {
    words: 0,
    load: async () => (await import("./modality.ts")).modality,
  },
  judge: {
    load: async () => (await import("./judge.ts")).judge,
  },
} satisfies Record<PartOf<"study">, Part>;

/** The learner's room, from the command line. */
export async function study(invocation: Invocation): Promise<number> {
  const [, word = ""] = invocation.args.positionals;
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) {
    const extra = invocation.args.positionals[2 + (part.words ?? 1)];
    if (extra !== undefined) throw new Problem("usage", `"${extra}" is one word too many: ${usageOf(word)}`);
    return (await part.load())(invocation);
  }
  const near = nearest(word, Object.keys(parts));
  const list = commandsOf("study").map((command) => `  teacher-assist ${commands[command]}`);
  const hint = near === null ? `There is:\n${list.join("\n")}` : `Did you mean ${near}?`;
  throw new Problem("usage", word === "" ? `What of study? ${hint}` : `There is no study ${word}. ${hint}`);
}

function usageOf(part: string): string {
  const name = `study ${part}`;
  return isCommand(name) ? commands[name] : name;
}
