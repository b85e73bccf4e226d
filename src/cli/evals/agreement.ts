import { resolve } from "node:path";
import { keepCalibration } from "../../evals/judged/calibrations.ts";
import { heldAgainstPeople, judgesOf } from "../../evals/judged/held-against-people.ts";
import { type JudgedRun, lessonsOf, readJudgedRun } from "../../evals/judged/judged-run.ts";
import { agreementAmong } from "../../evals/ratings/agreement-among.ts";
import { calibrate } from "../../evals/ratings/agreement-of.ts";
import { agreementReport, biasReport, calibrationReport } from "../../evals/ratings/calibration-report.ts";
import { type Rating, readRatings } from "../../evals/ratings/read-ratings.ts";
import { scalesIn } from "../../evals/ratings/scale.ts";
import { runFolder, runIds } from "../../evals/suites/run-folder.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { readText } from "./sources.ts";

/** How far a judge agrees with people, and they among themselves: a rater of the file, or the judge of a run. */
export async function agreement(invocation: Invocation, [file, named]: readonly string[]): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const judge = named ?? "judge";
  if (file === undefined)
    throw new Problem(
      "usage",
      "Which ratings? eval agreement <ratings.jsonl | .csv> [<run> | <the judge's id>]",
    );
  const { ratings, problems } = readRatings(await readText(resolve(cwd, file)));
  for (const { line, message } of problems) terminal.err(`${file}:${line}: ${message}\n`);
  if (ratings.length === 0) throw new Problem("usage", `${file} holds no rating.`);
  const { data } = findPlaces(args, env, cwd);
  if ((await runIds(data)).includes(judge))
    return await ofRun(invocation, data, ratings, await readJudgedRun(data, judge));
  const isThere = ratings.some(({ rater }) => rater === judge);
  if (named !== undefined && !isThere)
    throw new Problem("usage", `There is no run and, in ${file}, no rater called ${named}.`);
  const people = ratings.filter(({ rater }) => rater !== judge);
  const found = {
    among: agreementAmong(people, scalesIn(people)),
    judge: isThere ? calibrate(ratings, judge) : [],
  };
  const report = () =>
    isThere
      ? `${agreementReport(found.among)}\n## ${judge}\n\n${calibrationReport(found.judge)}`
      : agreementReport(found.among);
  terminal.out(args.format === "text" ? report() : `${JSON.stringify(found, null, 2)}\n`);
  return exit.done;
}

/** What comes out is kept: the judge's criteria are shown as calibrated or advisory from now on. */
async function ofRun(
  { args, terminal }: Invocation,
  data: string,
  ratings: readonly Rating[],
  run: JudgedRun,
): Promise<number> {
  if (run.judgements.length === 0)
    throw new Problem("usage", `Nobody has judged the run ${run.id} yet: eval judge ${run.id}`);
  const lessons = await lessonsOf(run.results, fileStore(runFolder(data, run.id)));
  for (const judge of judgesOf(run.judgements)) {
    const held = heldAgainstPeople(judge, run, lessons, ratings);
    const { calibration, biases, places } = held;
    await keepCalibration(data, { ...judge, criteria: calibration });
    if (args.format !== "text") terminal.out(`${JSON.stringify({ ...judge, ...held }, null, 2)}\n`);
    else
      terminal.out(
        `# ${judge.judge}, ${judge.rubric}\n\n${calibrationReport(calibration)}\n${biasReport(biases, places)}\n`,
      );
  }
  return exit.done;
}
