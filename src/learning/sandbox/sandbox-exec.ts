import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../store/temporary.ts";
import type { BoxLanguage, BoxLimits, BoxOutcome, BoxRequest, BoxRunner } from "./box.ts";
import { foundOnce } from "./found-once.ts";
import { type Interpreter, javascriptInterpreters, pythonInterpreters } from "./interpreters.ts";
import { outcomeOf, refusal } from "./outcome.ts";
import { groupUsage } from "./process-group.ts";
import { runWatchedChild } from "./watched-child.ts";

/** macOS: the system's interpreter under a profile that denies everything not named. */
export const sandboxExecPython = sandboxExecRunner({
  name: "sandbox-exec with Python",
  languages: ["python"],
  interpreters: pythonInterpreters,
  options: ["-B"],
  trial: { language: "python", files: { "trial.py": "print('box works')" }, entry: "trial.py" },
});

export const sandboxExecJavascript = sandboxExecRunner({
  name: "sandbox-exec with Bun",
  languages: ["javascript", "typescript"],
  interpreters: javascriptInterpreters,
  options: ["--no-install"],
  trial: { language: "javascript", files: { "trial.js": "console.log('box works')" }, entry: "trial.js" },
});

type Kind = {
  name: string;
  languages: readonly BoxLanguage[];
  interpreters: () => Promise<Interpreter[]>;
  options: readonly string[];
  trial: BoxRequest;
};

const tool = "/usr/bin/sandbox-exec";

function sandboxExecRunner(kind: Kind): BoxRunner {
  return foundOnce(
    { ...kind, program: "sandbox-exec" },
    () => firstThatWorks(kind),
    (interpreter, request, limits, signal) => runIn(interpreter, kind, request, limits, signal),
  );
}

async function firstThatWorks(kind: Kind): Promise<Interpreter | null> {
  if (process.platform !== "darwin" || !existsSync(tool)) return null;
  const limits: BoxLimits = { seconds: 30, memoryMb: 256, outputBytes: 10_000, processes: 16, diskMb: 16 };
  for (const interpreter of await kind.interpreters()) {
    const outcome = await runIn(interpreter, kind, kind.trial, limits, new AbortController().signal);
    if (outcome.status === "done" && outcome.stdout === "box works\n") return interpreter;
  }
  return null;
}

async function runIn(
  interpreter: Interpreter,
  { name, options }: Kind,
  request: BoxRequest,
  limits: BoxLimits,
  signal: AbortSignal,
): Promise<BoxOutcome> {
  const folder = temporaryFolder();
  try {
    for (const [file, text] of Object.entries(request.files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, file), text, { mode: 0o600 });
    }
    const environment = [`HOME=${folder}`, `TMPDIR=${folder}`, ...fixedEnvironment];
    const program = [interpreter.program, ...options, request.entry];
    const ending = await runWatchedChild(
      {
        command: [
          ...([tool, "-p", sandboxProfile(interpreter, folder)] as const),
          ...["/usr/bin/env", "-i", ...environment],
          ...["/bin/sh", "-c", shellLimits(limits), "sh", ...program],
        ],
        cwd: folder,
        input: request.stdin ?? "",
        limits,
        saysWhenReady: false,
        watch: (pid) => passedLimit(pid, folder, limits),
      },
      signal,
    );
    if (/^sandbox-exec: /.test(ending.stderr)) return refusal("The box could not be set up.");
    return outcomeOf(ending, limits, name, [`${folder}/`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fixedEnvironment = [
  "PATH=/usr/bin:/bin",
  "LANG=en_US.UTF-8",
  "TZ=UTC",
  "NO_COLOR=1",
  "PYTHONDONTWRITEBYTECODE=1",
  "PYTHONUNBUFFERED=1",
  "PYTHONUTF8=1",
  "PYTHONHASHSEED=0",
  "DO_NOT_TRACK=1",
  "BUN_RUNTIME_TRANSPILER_CACHE_PATH=0",
];

/** Paths are quoted for the profile's own language. Signals go to the program's own processes only. */
export function sandboxProfile({ program, folders }: Interpreter, box: string): string {
  const quoted = (path: string) => `"${path.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  const subpaths = (paths: readonly string[]) => paths.map((path) => `(subpath ${quoted(path)})`).join(" ");
  const system = [
    "/usr/lib",
    "/usr/bin",
    "/bin",
    "/System",
    "/Library/Frameworks",
    "/Library/Developer",
    "/private/var/db/dyld",
  ];
  const devices = ["/dev/null", "/dev/zero", "/dev/random", "/dev/urandom", "/dev/dtracehelper"];
  const literals = (paths: readonly string[]) => paths.map((path) => `(literal ${quoted(path)})`).join(" ");
  return [
    "(version 1)",
    "(deny default)",
    "(deny network*)",
    "(allow process-fork)",
    `(allow process-exec ${literals([program, "/usr/bin/env", "/bin/sh", "/bin/bash", "/bin/dash"])} ${subpaths(folders)})`,
    "(allow signal (target same-sandbox))",
    "(allow sysctl-read)",
    "(allow file-read-metadata)",
    `(allow file-read* ${subpaths([...system, ...folders, box])} ${literals([program, "/", ...devices])})`,
    `(allow file-write* ${subpaths([box])} ${literals(["/dev/null", "/dev/dtracehelper"])})`,
  ].join("\n");
}

/** macOS counts processes per person, not per box, so those are watched instead. */
function shellLimits({ seconds, diskMb }: BoxLimits): string {
  return `ulimit -c 0; ulimit -t ${Math.ceil(seconds) * 4 + 5}; ulimit -f ${diskMb * 2048}; exec "$@"`;
}

function passedLimit(pid: number, folder: string, limits: BoxLimits) {
  const { processes, bytes, written } = groupUsage(pid, folder);
  if (processes > limits.processes) return "processes";
  if (bytes > limits.memoryMb * 1024 * 1024) return "memory";
  return written > limits.diskMb * 1024 * 1024 ? "disk" : null;
}
