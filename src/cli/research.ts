import { resolve } from "node:path";
import { readDecisions } from "../evals/decisions/read-decisions.ts";
import { type DecisionSummary, decisionKinds, summarise } from "../evals/decisions/summary.ts";
import { dictionary, isTableName, tables } from "../evals/tables/tables.ts";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { openRoom } from "./study/room.ts";
import { writeNew } from "./write-new.ts";

/** What was done with the workbench: tables for a spreadsheet, and what teachers decide (docs/research.md). */
export async function research(invocation: Invocation): Promise<number> {
  const [, part = "", name, extra] = invocation.args.positionals;
  if (part !== "tables" && part !== "decisions")
    throw new Problem("usage", "What of research? There is: research tables [<name>], research decisions.");
  const tooMuch = part === "decisions" ? name : extra;
  if (tooMuch !== undefined) throw new Problem("usage", `"${tooMuch}" is one word too many.`);
  if (part === "decisions") return decisions(invocation);
  return name === undefined ? list(invocation) : table(invocation, name);
}

function list({ args, terminal }: Invocation): number {
  const all = dictionary();
  if (args.format !== "text") terminal.out(`${JSON.stringify({ tables: all }, null, 2)}\n`);
  else for (const { name, about } of all) terminal.out(`${name.padEnd(12)}${about}\n`);
  return exit.done;
}

async function table(invocation: Invocation, name: string): Promise<number> {
  const { args, terminal, cwd } = invocation;
  if (!isTableName(name)) {
    const near = nearest(name, Object.keys(tables));
    const hint = near === null ? `There is: ${Object.keys(tables).join(", ")}.` : `Did you mean ${near}?`;
    throw new Problem("usage", `There is no table ${name}. ${hint}`);
  }
  const text = await tables[name].write({ store: storeOf(invocation), room: openRoom(invocation) }, {});
  if (args.output === undefined) terminal.out(text);
  else await writeNew(resolve(cwd, args.output), new TextEncoder().encode(text), true);
  return exit.done;
}

async function decisions(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const store = storeOf(invocation);
  const { sessions } = await store.listSessions();
  const summary = summarise(await readDecisions({ store }, sessions));
  terminal.out(args.format === "text" ? readable(summary) : `${JSON.stringify(summary, null, 2)}\n`);
  return exit.done;
}

function readable({ firstSight, lessons, seconds, bySection }: DecisionSummary): string {
  if (firstSight === null)
    return "No decisions yet. Accept or revise a section of a lesson, and it is counted.\n";
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const { yes, n, rate, low, high } = firstSight;
  const median = seconds.median === null ? "not known" : `${seconds.median.toFixed(1)} s`;
  return [
    `accepted at first sight   ${percent(rate)} (${yes} of ${n} sections in ${lessons} lessons; 95% interval ${percent(low)} to ${percent(high)})`,
    `median time to decide     ${median} (${seconds.n} decisions)`,
    "",
    ...bySection.map(({ section, counts }) => {
      const made = decisionKinds.filter((kind) => counts[kind] > 0).map((kind) => `${kind} ${counts[kind]}`);
      return `${section.padEnd(20)}  ${made.join(", ")}`;
    }),
    "",
  ].join("\n");
}

function storeOf({ args, env, cwd }: Invocation) {
  return fileStore(findPlaces(args, env, cwd).data);
}
