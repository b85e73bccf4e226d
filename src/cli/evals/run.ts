import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { conditionText, usual } from "../../agent/condition.ts";
import { readableId } from "../../agent/ids.ts";
import { openRecorder } from "../../agent/recording/recorder.ts";
import { readRecording } from "../../agent/recording/recording.ts";
import { tracedStore } from "../../agent/telemetry/traced-store.ts";
import type { EvalCase } from "../../evals/cases/suite.ts";
import { readJudgedRun } from "../../evals/judged/judged-run.ts";
import { type Betweens, cachingEach, recordingEach, replayingEach } from "../../evals/suites/between.ts";
import { casesOfRun } from "../../evals/suites/cases-of-run.ts";
import { freeze } from "../../evals/suites/frozen.ts";
import { armOf, refuseOther, refuseUnpriced } from "../../evals/suites/head-arms.ts";
import { openLedger } from "../../evals/suites/ledger.ts";
import { armsOf, readMatrix } from "../../evals/suites/matrix.ts";
import { beginRun, type RunHead, readRun, runFolder } from "../../evals/suites/run-folder.ts";
import { type Progress, type RunOutcome, runSuite } from "../../evals/suites/run-suite.ts";
import { settingsOf } from "../../evals/suites/settings.ts";
import { spentIn } from "../../evals/suites/spent-in.ts";
import { discoverPlugins } from "../../plugin/discover.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { refuseBoth } from "../recorded.ts";
import { stoppable } from "../stoppable.ts";
import { printRun } from "./show.ts";
import { casesHere, ownCases, readText } from "./sources.ts";

/** Tries cases; goes on with a run that was cut off. */
export async function run(invocation: Invocation, only: readonly string[]): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const { data, pluginDirs, project } = findPlaces(args, env, cwd);
  const begun = args.resume === undefined ? null : await readRun(data, args.resume);
  const chosen =
    begun === null
      ? casesHere(invocation).filter(({ id }) => only.length === 0 || only.some((word) => id.includes(word)))
      : casesOfRun(begun, project, ownCases(invocation));
  const unmet = begun === null ? only.filter((word) => !chosen.some(({ id }) => id.includes(word))) : [];
  if (chosen.length === 0 || unmet.length > 0)
    throw new Problem(
      "usage",
      `No case is called like ${unmet.join(", ")}. Nothing was run. See: eval list. Several conditions stand in one value: --condition "F0 F1".`,
    );
  const plugins = await discoverPlugins(pluginDirs);
  const between = await betweenFor(invocation, data);
  const head = begun ?? (await newRun(invocation, chosen, plugins));
  if (begun !== null) refuseOther(begun, freeze(project, chosen, ownPlugins(invocation)));
  refuseUnpriced(head, args.maxBudgetUsd);
  if (begun === null) await beginRun(data, head);
  const folder = runFolder(data, head.id);
  const { store, settled } = tracedStore(fileStore(folder), env, (line) => terminal.err(`${line}\n`));
  const ledger = await openLedger(folder);
  using stopping = stoppable();
  let outcome: RunOutcome;
  try {
    outcome = await runSuite(
      {
        cases: chosen,
        arms: head.arms.map(armOf),
        repeats: head.repeats,
        parallel: args.parallel ?? Math.max(1, availableParallelism() - 1),
        maxUsd: args.maxBudgetUsd,
        between: between.each,
      },
      { project, plugins, env, store },
      ledger,
      await spentIn(store),
      stopping.signal,
      (progress) => terminal.err(progressLine(progress)),
    );
  } finally {
    await ledger.close();
    await between.close();
    await settled();
  }
  await printRun(invocation, await readJudgedRun(data, head.id));
  if (outcome.stopped !== null) terminal.err(howToGoOn(outcome, head.id, args["plugin-dir"]));
  return exit.done;
}

/** The last line, where it is not scrolled away by what there is so far. */
function howToGoOn({ stopped, done, all }: RunOutcome, id: string, own: readonly string[] = []): string {
  const why = stopped === "budget" ? "The budget is spent" : "It was stopped";
  const plugins = own.map((dir) => ` --plugin-dir ${dir}`).join("");
  return `${why} after ${done} of ${all}; what was tried is kept. Go on with: teacher-assist eval run --resume ${id}${plugins}\n`;
}

function ownPlugins({ args, cwd }: Invocation): string[] {
  return (args["plugin-dir"] ?? []).map((dir) => resolve(cwd, dir));
}

function progressLine({ done, all, spentUsd, last }: Progress): string {
  const failed = last.scores.filter(({ passed }) => passed === false).map(({ criterion }) => criterion);
  const how = last.error ?? (failed.length === 0 ? last.kind : `${last.kind}; below: ${failed.join(", ")}`);
  const count = `${String(done).padStart(String(all).length)}/${all}`;
  return `${count}  $${spentUsd.toFixed(4)}  ${last.case} ${last.condition}: ${how}\n`;
}

/** A recording that is made or played, or answers from before. */
async function betweenFor(
  { args, cwd }: Invocation,
  data: string,
): Promise<{ each: Betweens | undefined; close(): Promise<void> }> {
  refuseBoth(args);
  const nothing = async () => {};
  const { record, replay, cache } = args;
  if (cache && (record ?? replay) !== undefined)
    throw new Problem(
      "usage",
      "--cache goes neither with --record nor with --replay: a recording is of one run.",
    );
  if (replay !== undefined)
    return { each: replayingEach(await readRecording(resolve(cwd, replay))), close: nothing };
  if (record !== undefined) {
    const recorder = await openRecorder(resolve(cwd, record), args.resume !== undefined);
    return { each: recordingEach(recorder), close: () => recorder.close() };
  }
  return { each: cache ? cachingEach(join(data, "eval-cache")) : undefined, close: nothing };
}

async function newRun(
  invocation: Invocation,
  cases: readonly EvalCase[],
  plugins: Awaited<ReturnType<typeof discoverPlugins>>,
): Promise<RunHead> {
  const { args, env, cwd } = invocation;
  const { project } = findPlaces(args, env, cwd);
  const now = Date.now();
  const arms = await armsFor(invocation);
  const casesFrom = ownCases(invocation);
  return {
    id: readableId(now),
    startedAt: new Date(now).toISOString(),
    cases: cases.map(({ id }) => id),
    ...(casesFrom === undefined ? {} : { casesFrom }),
    arms,
    repeats: args.repeat ?? 1,
    frozen: freeze(project, cases, ownPlugins(invocation)),
    settings: settingsOf(plugins, cases, arms.map(armOf), env),
    ...(args.replay === undefined ? {} : { replayed: args.replay }),
  };
}

/** Those of `--matrix`, each condition with each model; else those that the flags name. */
async function armsFor({ args, cwd }: Invocation): Promise<RunHead["arms"]> {
  if (args.matrix !== undefined)
    return armsOf(readMatrix(args.matrix, await readText(resolve(cwd, args.matrix))));
  const { provider = "builtin", model = "", conditions = [usual] } = args;
  const codes = new Set(conditions.map(conditionText));
  return Array.from(codes, (condition) => ({ condition, provider, model }));
}
