/**
 * What built-in drafting scores on every case that ships, with the hashes of what it was made with: `npm run eval:baseline` prints what would
 * change, `-- --write` writes `evals/baseline.json`. A test fails while the file is of something else than the code.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { usual } from "../../src/agent/condition.ts";
import { readSuites } from "../../src/evals/cases/read-suites.ts";
import { criterionNames } from "../../src/evals/criteria/criteria.ts";
import { freeze } from "../../src/evals/suites/frozen.ts";
import type { CaseResult } from "../../src/evals/suites/result.ts";
import { runSuite } from "../../src/evals/suites/run-suite.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { Baseline, baselineOf, changedScores } from "./scores.ts";

const project = join(import.meta.dir, "..", "..");
const path = join(project, "evals", "baseline.json");
const { cases, problems } = readSuites(join(project, "evals", "cases"), criterionNames);
if (problems.length > 0) {
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  process.exit(1);
}
const results: CaseResult[] = [];
const ledger = {
  results,
  add: async (result: CaseResult) => void results.push(result),
  close: async () => {},
};
await runSuite(
  { cases, arms: [{ condition: usual, flags: { provider: "builtin" } }], repeats: 1, parallel: 1 },
  { project, plugins: await discoverPlugins([join(project, "plugins")]), env: {}, store: memoryStore() },
  ledger,
  0,
  new AbortController().signal,
  ({ done, all, last }) => console.error(`${done}/${all} ${last.case}`),
);
const now = baselineOf(freeze(project, cases), results);
const before = Baseline.safeParse(JSON.parse(readFileSync(path, { encoding: "utf8", flag: "a+" }) || "null"));
for (const line of before.success ? changedScores(before.data, now) : ["There was no baseline."])
  console.log(line);
if (process.argv.includes("--write")) writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
