import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sideNamed } from "../../evals/compare/sides.ts";
import { scoreCodebook, scoreRows, scoreTable } from "../../evals/tables/score-table.ts";
import { csvOf } from "../../evals/tables/table.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { writeNew } from "../write-new.ts";

/** `eval export <run> …`: every score of runs or sides (`<run>@A0`) as one table, and what its columns and criteria mean beside it. */
export async function exportScores(invocation: Invocation, names: readonly string[]): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const { data } = findPlaces(args, env, cwd);
  const rows = scoreRows(await Promise.all(names.map((name) => sideNamed(data, name))));
  const folder = resolve(cwd, args.output ?? `${names.join("-against-").replaceAll("@", "-")}-scores`);
  await mkdir(folder, { recursive: true });
  const files = [
    ["scores.csv", csvOf(scoreTable, rows)],
    ["codebook.csv", scoreCodebook(rows)],
  ] as const;
  for (const [name, text] of files)
    await writeNew(
      join(folder, name),
      new TextEncoder().encode(text),
      args.output !== undefined || args.force === true,
    );
  terminal.out(
    args.format === "text"
      ? `scores.csv  ${rows.length} rows\n\nWritten to ${folder}, with codebook.csv.\n`
      : `${JSON.stringify({ folder, files: files.map(([name]) => name), rows: rows.length })}\n`,
  );
  return exit.done;
}
