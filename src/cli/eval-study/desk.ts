import { finishWithdrawals, type Kept } from "../../evals/studies/withdraw.ts";
import { fileProposals } from "../../memory/proposals.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** Where studies are, for every part of the command. A withdrawal that was cut off is ended first. */
export async function studyDesk({ args, env, cwd, terminal }: Invocation): Promise<Kept> {
  const { data } = findPlaces(args, env, cwd);
  const kept = { data, store: fileStore(data), proposals: fileProposals(data) };
  for (const line of await finishWithdrawals(kept))
    terminal.err(`${terminal.style.yellow("note:")} ${line}\n`);
  return kept;
}

/** What was to be said, and one word too many. */
export function wordsFor(words: readonly string[], names: readonly string[], how: string): string[] {
  const missing = names.slice(words.length);
  if (missing.length > 0) throw new Problem("usage", `Which ${missing[0]}? teacher-assist ${how}`);
  const extra = words[names.length];
  if (extra !== undefined)
    throw new Problem("usage", `"${extra}" is one word too many: teacher-assist ${how}`);
  return [...words];
}

/** One JSON document, or lines for people. */
export function tell({ args, terminal }: Invocation, document: unknown, lines: string): void {
  terminal.out(args.format === "text" ? `${lines}\n` : `${JSON.stringify(document, null, 2)}\n`);
}
