import type { BoxLimits, BoxOutcome, BoxStatus } from "./box.ts";
import type { Ending } from "./watched-child.ts";

/** What a learner is told about how the program ended. `boxFolder` is cut from file names in the messages. */
export function outcomeOf(
  ending: Ending,
  limits: BoxLimits,
  runner: string,
  boxFolders: readonly string[],
): BoxOutcome {
  const status = statusOf(ending);
  const shown = (text: string) => boxFolders.reduce((rest, folder) => rest.replaceAll(folder, ""), text);
  const stderr = shown(ending.stderr);
  return {
    status,
    exitCode: ending.how === "exited" ? ending.exitCode : null,
    stdout: ending.stdout,
    stderr,
    seconds: ending.seconds,
    runner,
    message: ending.how === "aborted" ? "The run was cancelled." : messageOf(status, limits, ending, stderr),
  };
}

export function refusal(message: string): BoxOutcome {
  return { status: "refused", exitCode: null, stdout: "", stderr: "", seconds: 0, runner: null, message };
}

/** A limit inside the box (no more memory, processes or disk to give) shows in the error it ended with. */
const limitInError: readonly [BoxStatus, RegExp][] = [
  ["memory", /^(MemoryError|(RangeError|Error|InternalError): out of memory|error: Out of memory)/im],
  ["memory", /^(FATAL ERROR: .*heap out of memory|panic.*: out of memory)/im],
  ["disk", /(No space left on device|ENOSPC|EFBIG|File too large)/],
  ["processes", /(\[Errno 11\] Resource temporarily unavailable|can't start new thread|EAGAIN)/],
];

function statusOf({ how, exitCode, stderr }: Ending): BoxStatus {
  if (how === "aborted") return "failed";
  if (how !== "exited") return how;
  if (exitCode === 0) return "done";
  const end = stderr.slice(-2000);
  return limitInError.find(([, pattern]) => pattern.test(end))?.[0] ?? "failed";
}

function messageOf(status: BoxStatus, limits: BoxLimits, ending: Ending, stderr: string): string {
  switch (status) {
    case "done":
    case "refused":
      return "";
    case "timeout":
      return `Your program was still running after ${count(limits.seconds, "second")} and was stopped. Is there a loop that never ends?`;
    case "memory":
      return `Your program needed more than ${limits.memoryMb} MB of memory and was stopped. Does something keep growing?`;
    case "output":
      return `Your program printed more than ${size(limits.outputBytes)} and was stopped; the beginning was kept. Is there a print in a loop that never ends?`;
    case "processes":
      return `Your program tried to start more than ${count(limits.processes, "process", "processes")} and was stopped.`;
    case "disk":
      return `Your program tried to write more than ${limits.diskMb} MB, or too many files, and was stopped.`;
    case "failed":
      return failure(ending.exitCode, stderr);
  }
}

function failure(exitCode: number | null, stderr: string): string {
  const error = lastErrorLine(stderr);
  if (error !== null) return `Your program ended with an error: ${error}`;
  if (exitCode === null || exitCode > 128) return "Your program ended abruptly, without an error message.";
  return `Your program ended with exit code ${exitCode}, without an error message.`;
}

/** The line that names the error ("ValueError: no such item"), or the last one written. */
function lastErrorLine(stderr: string): string | null {
  const lines = stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("Bun v"));
  const named = lines.findLast((line) => /^(error|[\w.]*(Error|Exception|Interrupt|Exit))\b/.test(line));
  const line = named ?? lines.at(-1) ?? null;
  return line !== null && line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function size(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.round(bytes / 1000)} kB`;
}
