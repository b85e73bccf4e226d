import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { layDesk } from "../cases/lay-desk.ts";
import type { EvalCase } from "../cases/suite.ts";
import { pluginEvalCase, scaffold } from "./plugin-eval-case.ts";

/**
 * Our cases in folders that `claude plugin eval` runs, each with its desk beside it. JSON is YAML: nothing in a request can break out of it.
 * Answers with how many there are, and which criteria stay behind.
 */
export async function writePluginCases(
  cases: readonly EvalCase[],
  to: string,
  project: string,
): Promise<{ written: number; left: string[] }> {
  const left = new Set<string>();
  let written = 0;
  for (const test of cases) {
    const made = pluginEvalCase(test);
    if (made === null) continue;
    const folder = join(to, made.folder);
    const desk = join(folder, scaffold.desk);
    await rm(desk, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await layDesk(test, desk, project);
    await writeFile(join(folder, "case.yaml"), `${JSON.stringify(made.document, null, 2)}\n`);
    await writeFile(join(folder, scaffold.file), scaffold.text);
    for (const name of made.left) left.add(name);
    written++;
  }
  return { written, left: [...left].sort() };
}
