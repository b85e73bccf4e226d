import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourceFile } from "../source-file.ts";
import type { BoxLimits, BoxOutcome, BoxRequest } from "./box.ts";
import type { ChildRequest } from "./child-protocol.ts";
import { outcomeOf, refusal } from "./outcome.ts";
import { usageOf } from "./process-family.ts";
import { runWatchedChild } from "./watched-child.ts";

/** Runs one request in a child of our own runtime that closes itself before the learner's code begins. */
export async function runWebAssemblyChild(
  child: { name: string; file: string; baseMb: number; snapshot: string | null },
  request: BoxRequest,
  limits: BoxLimits,
  signal: AbortSignal,
): Promise<BoxOutcome> {
  const { files, entry, stdin = "", counted = false } = request;
  const { memoryMb, diskMb } = limits;
  const file = sourceFile(join("sandbox", child.file));
  const { snapshot } = child;
  const told: ChildRequest = { files, entry, stdin, memoryMb, diskMb, snapshot, counted };
  const ending = await runWatchedChild(
    {
      command: [process.execPath, "--no-install", "--no-env-file", file],
      cwd: dirname(file),
      input: JSON.stringify(told),
      limits,
      saysWhenReady: true,
      settings: forSeconds,
      // WebAssembly holds itself to its memory; this is for what grows around it.
      watch: (pid) => (usageOf(pid).bytes > (memoryMb + child.baseMb) * 1024 * 1024 ? "memory" : null),
    },
    signal,
  );
  if (!ending.ready && ending.how !== "aborted") return refusal(`${child.name} could not be started.`);
  return outcomeOf(ending, limits, child.name, ["/box/"]);
}

/**
 * WebAssembly that is compiled a second time, to be quicker, never pays within the few seconds that anything runs there: it makes
 * Python's start a third dearer and a second of it half as dear again; JavaScript that runs for two seconds takes a tenth longer.
 */
const forSeconds = { BUN_JSC_useOMGJIT: "0" };

/** The child is a file of the source, and it runs on Bun. */
export function canStartChild(file: string): boolean {
  return process.versions.bun !== undefined && existsSync(sourceFile(join("sandbox", file)));
}
