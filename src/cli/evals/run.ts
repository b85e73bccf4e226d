import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { conditionText, readCondition, usual } from "../../agent/condition.ts";
import { readableId } from "../../agent/ids.ts";
import { openRecorder } from "../../agent/recording/recorder.ts";
import { readRecording } from "../../agent/recording/recording.ts";
import { tracedStore } from "../../agent/telemetry/traced-store.ts";
import type { EvalCase } from "../../evals/cases/suite.ts";
import { readJudgedRun } from "../../evals/judged/judged-run.ts";
import { type Betweens, cachingEach, recordingEach, replayingEach } from "../../evals/suites/between.ts";
import { changedParts, type Frozen, freeze } from "../../evals/suites/frozen.ts";
import { openLedger } from "../../evals/suites/ledger.ts";
import { armsOf, readMatrix } from "../../evals/suites/matrix.ts";
import { beginRun, type RunHead, readRun, runFolder } from "../../evals/suites/run-folder.ts";
import { type Arm, type Progress, runSuite } from "../../evals/suites/run-suite.ts";
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
import { casesHere, readText } from "./sources.ts";

/** Tries cases; goes on with a run that was cut off. */
export async function run(invocation: Invocation, only: readonly string[]): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const { data, pluginDirs, project } = findPlaces(args, env, cwd);
  const all = casesHere(invocation);
  const begun = args.resume === undefined ? null : await readRun(data, args.resume);
  const chosen = all.filter(({ id }) =>
    begun === null ? only.length === 0 || only.some((word) => id.includes(word)) : begun.cases.includes(id),
  );
  if (chosen.length === 0)
    throw new Problem("usage", `No case is called like ${only.join(", ")}. See: eval list`);
  const plugins = await discoverPlugins(pluginDirs);
  const between = await betweenFor(invocation, data);
  const head = begun ?? (await newRun(invocation, chosen, plugins));
  if (begun !== null) refuseOther(begun, freeze(project, chosen, ownPlugins(invocation)));
  if (begun === null) await beginRun(data, head);
  const folder = runFolder(data, head.id);
  const { store, settled } = tracedStore(fileStore(folder), env, (line) => terminal.err(`${line}\n`));
  const ledger = await openLedger(folder);
  using stopping = stoppable();
  try {
    const outcome = await runSuite(
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
    if (outcome.stopped !== null) {
      const why = outcome.stopped === "budget" ? "The budget is spent" : "It was stopped";
      terminal.err(
        `${why} after ${outcome.done} of ${outcome.all}. Go on with: teacher-assist eval run --resume ${head.id}\n`,
      );
    }
  } finally {
    await ledger.close();
    await between.close();
    await settled();
  }
  await printRun(invocation, await readJudgedRun(data, head.id));
  return exit.done;
}

/** The rest of a run is of what its beginning was of, or it says nothing. */
function refuseOther({ id, frozen }: RunHead, now: Frozen): void {
  const changed = changedParts(frozen, now);
  if (changed.length > 0)
    throw new Problem(
      "usage",
      `Since the run ${id} was begun these changed: ${changed.join(", ")}. Half a run of each says nothing; what it has is kept (eval show ${id}). Begin a new one: eval run`,
    );
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
  return {
    id: readableId(now),
    startedAt: new Date(now).toISOString(),
    cases: cases.map(({ id }) => id),
    arms,
    repeats: args.repeat ?? 1,
    frozen: freeze(project, cases, ownPlugins(invocation)),
    settings: settingsOf(plugins, cases, arms.map(armOf), env),
    ...(args.replay === undefined ? {} : { replayed: args.replay }),
  };
}

/** Those of `--matrix`, each condition with each model; else the one that the flags name. */
async function armsFor({ args, cwd }: Invocation): Promise<RunHead["arms"]> {
  if (args.matrix !== undefined)
    return armsOf(readMatrix(args.matrix, await readText(resolve(cwd, args.matrix))));
  const { provider = "builtin", model = "", condition = usual } = args;
  return [{ condition: conditionText(condition), provider, model }];
}

function armOf({ condition, provider, model }: RunHead["arms"][number]): Arm {
  return { condition: readCondition(condition), flags: { provider, ...(model === "" ? {} : { model }) } };
}
