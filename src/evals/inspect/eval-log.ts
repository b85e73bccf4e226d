import manifest from "../../../package.json" with { type: "json" };
import { type Message, sumOfUsage, textOf, toolCalls, type Usage } from "../../message.ts";
import type { Session } from "../../store/session.ts";
import type { Trace } from "../../store/trace.ts";
import type { EvalCase } from "../cases/suite.ts";
import { mean } from "../statistics/mean.ts";
import type { CaseResult } from "../suites/result.ts";
import type { EvalRun } from "../suites/run-folder.ts";
import { byCase } from "../suites/summarise.ts";

/** What a trial left, where it left something. */
export type Left = { session: Session; trace: Trace } | null;

/**
 * One arm of a run as Inspect's EvalLog (version 2), which its viewer and readers open: a case is a sample, a repeat an epoch, a criterion a scorer. A criterion
 * that had nothing to measure is no score.
 */
export function evalLog(
  run: EvalRun,
  arm: EvalRun["arms"][number],
  cases: readonly EvalCase[],
  left: ReadonlyMap<CaseResult, Left>,
) {
  const isOf = (result: CaseResult) =>
    result.condition === arm.condition && result.provider === arm.provider && result.model === arm.model;
  const results = run.results.filter(isOf);
  const planned = run.cases.length * run.repeats;
  const criteria = [...new Set(results.flatMap(({ scores }) => scores.map(({ criterion }) => criterion)))];
  const ended = results.flatMap((result) => left.get(result)?.trace.metadata.endedAt ?? []).sort();
  const model = modelOf(arm, results, left);
  return {
    version: 2,
    status: results.length === planned ? "success" : "started",
    eval: {
      eval_id: `${run.id}-${arm.condition}`,
      run_id: run.id,
      created: run.startedAt,
      task: "teacher-assist",
      task_id: `teacher-assist-${arm.condition}`,
      task_version: 0,
      task_args: { condition: arm.condition },
      tags: [arm.condition],
      dataset: {
        name: "teacher-assist cases",
        samples: run.cases.length,
        sample_ids: run.cases,
        shuffled: false,
      },
      model,
      model_args: {},
      config: { epochs: run.repeats },
      packages: { "teacher-assist": manifest.version },
      metadata: { frozen: run.frozen, settings: run.settings ?? null, replayed: run.replayed ?? null },
      scorers: criteria.map((name) => ({ name })),
    },
    plan: { name: "plan", steps: [{ solver: "teacher-assist", params: { condition: arm.condition } }] },
    results: {
      total_samples: planned,
      completed_samples: results.filter(({ error }) => error === null).length,
      scores: criteria.flatMap((name) => scoreOf(name, results)),
    },
    stats: {
      started_at: run.startedAt,
      completed_at: ended.at(-1) ?? "",
      model_usage: usageOf(results.flatMap((result) => left.get(result) ?? [])),
    },
    samples: results.map((result) => sampleOf(result, cases, left.get(result) ?? null, model)),
  };
}

/** `provider/model`, as Inspect names models. The model that answered, where nobody named one. */
function modelOf(
  { provider, model }: EvalRun["arms"][number],
  results: readonly CaseResult[],
  left: ReadonlyMap<CaseResult, Left>,
): string {
  const answered = results.flatMap((result) => left.get(result)?.trace.metadata.model ?? [])[0];
  return `${provider}/${model === "" ? (answered ?? "default") : model}`;
}

function scoreOf(name: string, results: readonly CaseResult[]) {
  const cases = [...byCase(name, results).values()];
  const values = cases.map((scores) => mean(scores.map(({ score }) => score ?? 0)));
  if (values.length === 0) return [];
  const middle = mean(values);
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const metrics = {
    mean: { name: "mean", value: middle },
    // Of one case nothing is known of the spread.
    ...(values.length < 2
      ? {}
      : { stderr: { name: "stderr", value: Math.sqrt(spread / (values.length - 1) / values.length) } }),
  };
  const scored = cases.reduce((sum, scores) => sum + scores.length, 0);
  const [first] = cases.flat();
  return [
    {
      name,
      scorer: name,
      reducer: "mean",
      scored_samples: scored,
      metrics,
      metadata: { kind: first?.kind, advisory: first?.advisory ?? false },
    },
  ];
}

function sampleOf(result: CaseResult, cases: readonly EvalCase[], left: Left, model: string) {
  const test = cases.find(({ id }) => id === result.case);
  const messages = (left?.session.messages ?? []).map(messageOf);
  const said = left?.session.messages.findLast(({ role }) => role === "assistant");
  const completion = said === undefined ? "" : textOf(said);
  const { startedAt, endedAt } = left?.trace.metadata ?? { startedAt: "", endedAt: "" };
  return {
    id: result.case,
    epoch: result.repeat,
    uuid: result.traceId,
    input: test?.request ?? result.case,
    target: "",
    messages,
    output: {
      model,
      choices: [{ message: { role: "assistant", content: completion }, stop_reason: "stop" }],
      completion,
    },
    scores: Object.fromEntries(
      result.scores.flatMap(({ criterion, score, found, kind, threshold, passed, advisory }) =>
        score === null
          ? []
          : [
              [
                criterion,
                {
                  value: score,
                  explanation: found.join("\n"),
                  metadata: { kind, threshold, passed, advisory: advisory ?? false },
                },
              ],
            ],
      ),
    ),
    metadata: {
      suite: result.suite,
      task: test?.task ?? null,
      kind: result.kind,
      status: result.status,
      turns: result.turns,
      cost_usd: result.costUsd,
      grounding: result.grounding ?? null,
      tiers: result.tiers ?? null,
    },
    store: {},
    events: [],
    model_usage: usageOf(left === null ? [] : [left]),
    started_at: startedAt,
    completed_at: endedAt ?? "",
    ...(result.error === null ? {} : { error: { message: result.error, traceback: "", traceback_ansi: "" } }),
    attachments: {},
  };
}

/** As Inspect's chat messages. Pictures and what only a provider understands are left out. */
function messageOf(message: Message) {
  const content = textOf(message);
  if (message.role === "tool")
    return { role: "tool", content, tool_call_id: message.callId, function: message.name };
  if (message.role === "user") return { role: "user", content };
  const calls = toolCalls(message).map(({ id, name, args }) => ({
    id,
    function: name,
    arguments: typeof args === "object" && args !== null ? args : {},
    type: "function",
  }));
  return { role: "assistant", content, ...(calls.length === 0 ? {} : { tool_calls: calls }) };
}

/** By the model that answered. */
function usageOf(left: readonly { trace: Trace }[]) {
  const sums = new Map<string, Usage>();
  for (const span of left.flatMap(({ trace }) => trace.spans)) {
    if (span.type !== "model" || span.usage === null) continue;
    const before = sums.get(span.model);
    sums.set(span.model, before === undefined ? span.usage : sumOfUsage(before, span.usage));
  }
  return Object.fromEntries(
    Array.from(sums, ([model, usage]) => [
      model,
      {
        input_tokens: usage.inputTokens,
        output_tokens: usage.outputTokens,
        total_tokens: usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens,
        input_tokens_cache_read: usage.cacheReadTokens,
        input_tokens_cache_write: usage.cacheWriteTokens,
      },
    ]),
  );
}
