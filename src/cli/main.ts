import { Problem } from "../agent/problem.ts";
import { readSavedModel, withSavedModel } from "../model/saved-model.ts";
import { nearest } from "../nearest.ts";
import { describeError, exit } from "./exit.ts";
import { type Arguments, parseArguments } from "./options.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

/** What a subcommand gets; each lives in a file of its own and is loaded when it is asked for. */
export type Invocation = {
  args: Arguments;
  terminal: Terminal;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
};

export type Subcommand = (invocation: Invocation) => Promise<number>;

export const subcommands: Readonly<Record<string, { help: string; load(): Promise<Subcommand> }>> = {
  decide: {
    help: 'decide on a section: decide <session> <section> accept | revise "…" | alternatives | pick <n> | undo',
    load: async () => (await import("./decide.ts")).decideSection,
  },
  check: {
    help: "check any lesson: check <lesson.md | session> [--class <id>]",
    load: async () => (await import("./check.ts")).check,
  },
  export: {
    help: "export <session> --format md|html|docx|pptx|pdf [--for teacher|student] [-o <file>]",
    load: async () => (await import("./export.ts")).exportCommand,
  },
  curriculum: {
    help: "curriculum list | import <file> | verify | export <name>",
    load: async () => (await import("./curriculum.ts")).curriculum,
  },
  workspace: {
    help: "workspace list | new <name> <answers.json> | class <class.json> (as in the web's set-up; - for stdin)",
    load: async () => (await import("./workspace.ts")).workspace,
  },
  study: {
    help: "study plan | start | quiz | cards | new | grade | progress … (study alone lists them)",
    load: async () => (await import("./study/study.ts")).study,
  },
  coach: {
    help: "coach start | run | check | diagram | decks … (coach alone lists them)",
    load: async () => (await import("./coach/coach.ts")).coach,
  },
  research: {
    help: "research tables [<name>] | decisions: what was done, as CSV and in numbers",
    load: async () => (await import("./research.ts")).research,
  },
  doctor: { help: "check this installation", load: async () => (await import("./doctor.ts")).doctor },
  completion: {
    help: "completions for bash, zsh or fish: completion <shell>",
    load: async () => (await import("./completion.ts")).completion,
  },
};

async function main(argv: readonly string[]): Promise<number> {
  const terminal = processTerminal({ noColor: argv.includes("--no-color") });
  try {
    const args = parseArguments(argv);
    const subcommand = await choose(args);
    const env = withSavedModel(process.env, await readSavedModel(process.env), args.provider);
    return await subcommand({ args, terminal, env, cwd: process.cwd() });
  } catch (error) {
    const { message, code } = describeError(error);
    terminal.err(`${terminal.style.red("error:")} ${message}\n`);
    if (process.env.TEACHER_ASSIST_DEBUG && error instanceof Error) terminal.err(`${error.stack}\n`);
    return code;
  }
}

async function choose(args: Arguments): Promise<Subcommand> {
  const [first] = args.positionals;
  const room = first === undefined ? undefined : roomCommands[first];
  if (args.help) return (await import("./help.ts")).help;
  if (args.version) return (await import("./help.ts")).version;
  if (args.list) return (await import("./list.ts")).list;
  if (args.sessions) return (await import("./sessions.ts")).sessions;
  if (args.trace !== undefined) return (await import("./trace.ts")).trace;
  if (args.serve) return (await import("./serve.ts")).serve;
  if (room !== undefined && args.resume === undefined) return inTheRoom(room);
  if (args.resume !== undefined || args.interactive || first?.includes(":"))
    return (await import("./run.ts")).run;
  if (first === undefined) return (await import("./help.ts")).help;
  const subcommand = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined;
  if (subcommand !== undefined) return subcommand.load();
  const near = nearest(first, Object.keys(subcommands));
  const hint =
    near === null ? "See teacher-assist --help and teacher-assist --list." : `Did you mean ${near}?`;
  throw new Problem("usage", `"${first}" is not a command. ${hint}`);
}

/** Commands of plugins that need no agent here: a room does them itself. */
const roomCommands: Readonly<Record<string, readonly [room: "study" | "coach", part: string]>> = {
  "study:study": ["study", "start"],
  "study:quiz": ["study", "quiz"],
  "study:progress": ["study", "progress"],
  "coach:speak": ["coach", "start"],
};

function inTheRoom([room, part]: readonly [room: "study" | "coach", part: string]): Subcommand {
  return async (invocation) => {
    const enter =
      room === "study" ? (await import("./study/study.ts")).study : (await import("./coach/coach.ts")).coach;
    const [, ...rest] = invocation.args.positionals;
    return enter({ ...invocation, args: { ...invocation.args, positionals: [room, part, ...rest] } });
  };
}

if (import.meta.main) {
  // Not awaited: a module that awaits at its top cannot be compiled ahead (scripts/setup.mjs).
  main(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
    // What was interrupted may hold connections open; everything to be saved has been.
    if (code === exit.interrupted) process.exit(code);
  });
}
