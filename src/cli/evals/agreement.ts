import { resolve } from "node:path";
import { calibrate } from "../../evals/ratings/agreement-of.ts";
import { calibrationReport } from "../../evals/ratings/calibration-report.ts";
import { readRatings } from "../../evals/ratings/read-ratings.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { readText } from "./sources.ts";

/** How far a judge agrees with people, and they among themselves. */
export async function agreement(
  { args, cwd, terminal }: Invocation,
  [file, judge = "judge"]: readonly string[],
): Promise<number> {
  if (file === undefined)
    throw new Problem("usage", "Which ratings? eval agreement <ratings.jsonl> [<the judge's id>]");
  const { ratings, problems } = readRatings(await readText(resolve(cwd, file)));
  for (const { line, message } of problems) terminal.err(`${file}:${line}: ${message}\n`);
  if (ratings.length === 0) throw new Problem("usage", `${file} holds no rating.`);
  const found = calibrate(ratings, judge);
  terminal.out(args.format === "text" ? calibrationReport(found) : `${JSON.stringify(found, null, 2)}\n`);
  return exit.done;
}
