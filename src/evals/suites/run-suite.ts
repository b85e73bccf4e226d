import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Condition, conditionText } from "../../agent/condition.ts";
import type { ProviderFlags } from "../../model/provider.ts";
import { reasonOf } from "../../problem.ts";
import type { EvalCase } from "../cases/suite.ts";
import { attemptCase, type Bench } from "./attempt-case.ts";
import type { Betweens } from "./between.ts";
import { groundingOf, stoppedBy, tierUseOf } from "./effects.ts";
import type { Ledger } from "./ledger.ts";
import { type CaseResult, keyOf } from "./result.ts";
import { scoreAttempt } from "./score-attempt.ts";
import { notSpent } from "./spent-in.ts";

/** One cell of a matrix: what is varied. */
export type Arm = { condition: Condition; flags: ProviderFlags };

export type RunPlan = {
  cases: readonly EvalCase[];
  arms: readonly Arm[];
  repeats: number;
  /** At once. */
  parallel: number;
  /** It stops before it starts another case once this much was spent; undefined: no ceiling. */
  maxUsd?: number | undefined;
  /** A recording that is made or played, or a cache; nothing where left out. */
  between?: Betweens | undefined;
};

export type Progress = { done: number; all: number; spentUsd: number; last: CaseResult };

export type RunOutcome = {
  done: number;
  all: number;
  /** Why it ended before all was done; null where it did not. */
  stopped: "cancelled" | "budget" | null;
};

/** One trial of a plan. */
type Trial = { test: EvalCase; arm: Arm; repeat: number; key: string; provider: string; model: string };

/**
 * Every case in every arm as often as asked, save what the ledger already has. A case that cannot be tried is a result with its reason. `spentUsd`:
 * what was spent before, on attempts that were cut off too.
 */
export async function runSuite(
  { cases, arms, repeats, parallel, maxUsd, between }: RunPlan,
  bench: Omit<Bench, "flags">,
  ledger: Ledger,
  spentUsd: number,
  signal: AbortSignal,
  heard: (progress: Progress) => void,
): Promise<RunOutcome> {
  const all = trialsOf(cases, arms, repeats);
  const known = new Set(ledger.results.map(keyOf));
  const waiting = all.filter(({ key }) => !known.has(key));
  let done = all.length - waiting.length;
  let spent = spentUsd;
  let stopped: RunOutcome["stopped"] = null;
  const worker = async () => {
    for (;;) {
      if (signal.aborted) stopped = "cancelled";
      else if (maxUsd !== undefined && spent >= maxUsd) stopped = "budget";
      const trial = stopped === null ? waiting.shift() : undefined;
      if (trial === undefined) return;
      const last = await tried(trial, bench, between, signal);
      if (last === null) {
        stopped = "cancelled";
        return;
      }
      await ledger.add(last);
      done++;
      spent += (last.costUsd ?? 0) - last.cachedUsd;
      heard({ done, all: all.length, spentUsd: spent, last });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, worker));
  return { done, all: all.length, stopped };
}

/** In the order of the cases, so that a run that is cut short has seen each case in every arm or in none. */
function trialsOf(cases: readonly EvalCase[], arms: readonly Arm[], repeats: number): Trial[] {
  return cases.flatMap((test) =>
    arms.flatMap((arm) =>
      Array.from({ length: repeats }, (_, at): Trial => {
        const provider = arm.flags.provider ?? "auto";
        const model = arm.flags.model ?? "";
        const condition = conditionText(arm.condition);
        const repeat = at + 1;
        return {
          test,
          arm,
          repeat,
          provider,
          model,
          key: keyOf({ case: test.id, condition, provider, model, repeat }),
        };
      }),
    ),
  );
}

/** null: it was cancelled, and is to be tried again. */
async function tried(
  { test, arm, repeat, provider, model, key }: Trial,
  bench: Omit<Bench, "flags">,
  betweens: Betweens | undefined,
  signal: AbortSignal,
): Promise<CaseResult | null> {
  const top = mkdtempSync(join(tmpdir(), "teacher-assist-eval-"));
  const named = {
    case: test.id,
    suite: test.suite,
    condition: conditionText(arm.condition),
    provider,
    model,
    repeat,
  };
  try {
    const desk = join(top, "desk");
    const { done, ...ports } = betweens?.(key, repeat) ?? {};
    const at: Bench = { ...bench, flags: arm.flags, ...ports };
    const attempt = await attemptCase(test, arm.condition, desk, at, signal);
    if (signal.aborted || attempt.status === "cancelled") return null;
    await done?.();
    const { status, kind, turns, tokens, costUsd, sessionId, traceId } = attempt;
    const cachedUsd = notSpent(attempt.spans);
    const { spans } = attempt;
    const effort = {
      turns,
      tokens,
      costUsd,
      cachedUsd,
      grounding: groundingOf(spans),
      tiers: tierUseOf(spans),
    };
    return {
      ...named,
      status,
      kind,
      scores: scoreAttempt(attempt),
      ...(kind === "lesson" ? {} : { said: { text: attempt.text, by: stoppedBy(spans) } }),
      ...effort,
      sessionId,
      traceId,
      error: null,
    };
  } catch (error) {
    if (signal.aborted) return null;
    const nothing = { turns: 0, tokens: 0, costUsd: 0, cachedUsd: 0, sessionId: "", traceId: "" };
    return { ...named, ...nothing, status: "error", kind: "refusal", scores: [], error: reasonOf(error) };
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}
