import { type ChildProcess, spawn } from "node:child_process";
import { z } from "zod";
import { environmentFor } from "../env.ts";
import { capText, number } from "./cap.ts";
import { defineTool, type Tool, type ToolOutput } from "./tool.ts";

/** Characters of each that are shown: 30,000 with the rest of the answer. */
const limits = { stdout: 20_000, stderr: 9_500 };
const keptBytes = 200_000;
const defaultTimeoutMs = 120_000;

/**
 * A shell in the workspace, for development and evals: it is *not* confined to it. No planner gets this tool.
 * When it answers, nothing it started is running any more (what made itself a session of its own excepted).
 */
export function bashTool(workspaceRoot: string): Tool {
  return defineTool({
    name: "bash",
    description: "Runs a shell command in the workspace's folder and returns its output and exit code.",
    serial: true,
    schema: z.strictObject({
      command: z.string().min(1),
      timeout_ms: z.int().min(1).max(600_000).default(defaultTimeoutMs).describe("Stops it after this long."),
    }),
    // Its own limit comes first, so that what was printed by then is answered.
    seconds: ({ timeout_ms }) => timeout_ms / 1000 + 10,
    async run({ command, timeout_ms }, { signal }) {
      signal.throwIfAborted();
      // Its own process group (`detached`), so that all of it can be stopped at once.
      const child = spawn("bash", ["-c", command], {
        cwd: workspaceRoot,
        env: environmentFor(process.env), // its output goes to a model
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const stop = () => killGroup(child);
      const timer = setTimeout(stop, timeout_ms);
      const started = performance.now();
      signal.addEventListener("abort", stop, { once: true });
      try {
        const [stdout, stderr, code] = await Promise.all([
          collect(child.stdout),
          collect(child.stderr),
          exit(child),
        ]);
        signal.throwIfAborted();
        const timedOut = code === null && performance.now() - started >= timeout_ms;
        return report(stdout, stderr, code, timedOut ? timeout_ms : null);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", stop);
      }
    },
  });
}

function report(stdout: Output, stderr: Output, code: number | null, timedOutMs: number | null): ToolOutput {
  const parts = [
    timedOutMs === null
      ? `exit code ${code ?? "none: it was killed"}`
      : `stopped after ${number(timedOutMs)} ms`,
  ];
  for (const [name, { text, dropped }, limit] of [
    ["stdout", stdout, limits.stdout],
    ["stderr", stderr, limits.stderr],
  ] as const) {
    const note = dropped > 0 ? `\n… and ${number(dropped)} bytes after that.` : "";
    if (text !== "") parts.push(`--- ${name}\n${capText(text.trimEnd(), limit)}${note}`);
  }
  const facts = { timedOut: timedOutMs !== null, ...(code === null ? {} : { exitCode: code }) };
  return { content: parts.join("\n"), isError: code !== 0, facts };
}

type Output = { text: string; dropped: number };

/** Keeps the first part in memory and counts the rest: `yes` must not fill it. */
async function collect(stream: NodeJS.ReadableStream): Promise<Output> {
  const chunks: Buffer[] = [];
  let kept = 0;
  let dropped = 0;
  stream.on("data", (bytes: Buffer) => {
    if (kept > keptBytes) dropped += bytes.length;
    else {
      chunks.push(bytes);
      kept += bytes.length;
    }
  });
  await new Promise((resolve) => stream.on("close", resolve));
  return { text: Buffer.concat(chunks).toString("utf8"), dropped };
}

/** The exit code; null when a signal ended it. What it left running in the background ends with it. */
function exit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`bash could not be started: ${error.message}`)));
    child.on("exit", (code) => {
      killGroup(child);
      // What left the group may hold the pipes open for ever.
      const stragglers = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, 200);
      child.on("close", () => clearTimeout(stragglers));
      resolve(code);
    });
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group has ended by itself.
  }
}
