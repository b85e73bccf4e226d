import { existsSync, statfsSync } from "node:fs";
import type { BoxLanguage, BoxLimits, BoxOutcome, BoxRequest, BoxRunner } from "./box.ts";
import { type BubblewrapSetup, bubblewrapCommand } from "./bubblewrap-command.ts";
import { foundOnce } from "./found-once.ts";
import { type Interpreter, javascriptInterpreters, pythonInterpreters } from "./interpreters.ts";
import { namelessFiles } from "./nameless-files.ts";
import { outcomeOf, refusal } from "./outcome.ts";
import { familyOf, usageOf } from "./process-family.ts";
import { systemCallFilter } from "./system-call-filter.ts";
import { runWatchedChild } from "./watched-child.ts";

/** Linux: the system's interpreter in namespaces of its own. */
export const bubblewrapPython = bubblewrapRunner({
  name: "bubblewrap with Python",
  languages: ["python"],
  interpreters: pythonInterpreters,
  options: ["-B"],
  ownThreads: 0,
  trial: { language: "python", files: { "trial.py": "print('box works')" }, entry: "trial.py" },
});

export const bubblewrapJavascript = bubblewrapRunner({
  name: "bubblewrap with Bun",
  languages: ["javascript", "typescript"],
  interpreters: javascriptInterpreters,
  options: ["--no-install"],
  ownThreads: 32,
  trial: { language: "javascript", files: { "trial.js": "console.log('box works')" }, entry: "trial.js" },
});

type Kind = {
  name: string;
  languages: readonly BoxLanguage[];
  interpreters: () => Promise<Interpreter[]>;
  options: readonly string[];
  ownThreads: number;
  trial: BoxRequest;
};

function bubblewrapRunner(kind: Kind): BoxRunner {
  return foundOnce(
    { ...kind, program: "bubblewrap" },
    () => firstThatWorks(kind),
    (setup, request, limits, signal) => runIn(setup, kind.name, request, limits, signal),
  );
}

/** Tried for real: many containers have bubblewrap and forbid what it does. */
async function firstThatWorks(kind: Kind): Promise<BubblewrapSetup | null> {
  const bwrap = Bun.which("bwrap");
  const prlimit = ["/usr/bin/prlimit", "/bin/prlimit"].find((path) => existsSync(path));
  if (process.platform !== "linux" || bwrap === null || prlimit === undefined) return null;
  const { options, ownThreads, trial } = kind;
  const limits: BoxLimits = { seconds: 30, memoryMb: 256, outputBytes: 10_000, processes: 16, diskMb: 16 };
  for (const giveUpRoot of waysToGiveUpRoot())
    for (const interpreter of await kind.interpreters())
      for (const filtered of systemCallFilter() === null ? [false] : [true, false]) {
        const setup = { bwrap, prlimit, giveUpRoot, interpreter, options, ownThreads, filtered };
        const outcome = await runIn(setup, kind.name, trial, limits, new AbortController().signal);
        if (outcome.status === "done" && outcome.stdout === "box works\n") return setup;
      }
  return null;
}

/** Root's files stay closed even if the box breaks, and the kernel counts nobody's processes but not root's. */
function waysToGiveUpRoot(): (readonly string[])[] {
  const setpriv = Bun.which("setpriv");
  if (process.getuid?.() !== 0 || setpriv === null) return [[]];
  return [[setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"], []];
}

async function runIn(
  setup: BubblewrapSetup,
  name: string,
  request: BoxRequest,
  limits: BoxLimits,
  signal: AbortSignal,
): Promise<BoxOutcome> {
  const names = Object.keys(request.files);
  const filter = setup.filtered ? systemCallFilter() : null;
  const texts = names.map((name) => request.files[name] ?? "");
  const ending = await runWatchedChild(
    {
      command: bubblewrapCommand(setup, names, request.entry, limits),
      cwd: "/",
      input: request.stdin ?? "",
      limits,
      saysWhenReady: false,
      openFiles: namelessFiles([...(filter === null ? [] : [filter]), ...texts]),
      watch: (pid) => passedLimit(pid, limits, setup.ownThreads),
    },
    signal,
  );
  if (ending.exitCode === 1 && /^(bwrap|prlimit|setpriv): /.test(ending.stderr))
    return refusal(`The box could not be set up: ${ending.stderr.trim()}`);
  return outcomeOf(ending, limits, name, ["/box/"]);
}

const mostFiles = 20_000;

function passedLimit(pid: number, limits: BoxLimits, ownThreads: number) {
  const inBox = familyOf(pid).slice(2); // After bubblewrap itself and the box's first process.
  const usage = inBox.map(usageOf);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  if (sum(usage.map(({ threads }) => threads)) > limits.processes + ownThreads) return "processes";
  if (sum(usage.map(({ bytes }) => bytes)) > limits.memoryMb * 1024 * 1024) return "memory";
  const [program] = inBox;
  return program !== undefined && filesInBox(program) > mostFiles ? "disk" : null;
}

function filesInBox(program: number): number {
  try {
    const { files, ffree } = statfsSync(`/proc/${program}/root/box`);
    return files - ffree;
  } catch {
    return 0;
  }
}
