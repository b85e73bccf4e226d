import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pluginEvalCase } from "../../evals/claude-cases/plugin-eval-case.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { writeNew } from "../write-new.ts";
import { casesHere } from "./sources.ts";

/** Our cases in folders that `claude plugin eval` runs. JSON is YAML: nothing in a request can break out of it. */
export async function claudeCases(invocation: Invocation): Promise<number> {
  const { args, cwd, terminal } = invocation;
  if (args.output === undefined) throw new Problem("usage", "Where to? eval claude-cases -o <plugin>/evals");
  const left = new Set<string>();
  let written = 0;
  const cases = casesHere(invocation);
  for (const made of cases.flatMap((test) => pluginEvalCase(test) ?? [])) {
    const folder = join(resolve(cwd, args.output), made.folder);
    await mkdir(folder, { recursive: true });
    const text = `${JSON.stringify(made.document, null, 2)}\n`;
    await writeNew(join(folder, "case.yaml"), new TextEncoder().encode(text), true);
    for (const name of made.left) left.add(name);
    written++;
  }
  terminal.out(`${written} of ${cases.length} cases are in ${args.output}.\n`);
  terminal.err(
    `Only our own checks measure: ${[...left].sort().join(", ") || "nothing"}. Desks do not go along.\n`,
  );
  return exit.done;
}
