import { wholeTrace } from "../evals/runs/whole-trace.ts";
import { fileStore } from "../store/file-store.ts";
import type { Span, Trace } from "../store/trace.ts";
import { masked, maskedJson } from "../workspace/privacy/mask.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

export async function trace({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { data } = findPlaces(args, env, cwd);
  const store = fileStore(data);
  const found = await store.readTrace(args.trace ?? "");
  // It is how a trace leaves the machine; the file itself stays as it is (decision 41).
  if (args.format === "text") terminal.out(masked(readable(found)));
  else terminal.out(`${maskedJson(await wholeTrace(store, found), 2)}\n`);
  return exit.done;
}

function readable({ id, sessionId, metadata, spans }: Trace): string {
  const command = metadata.command === null ? metadata.plugin : `${metadata.plugin}:${metadata.command}`;
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = metadata.usage;
  return [
    `trace    ${id}`,
    `session  ${sessionId}`,
    `command  ${command}, agent ${metadata.agent}, ${metadata.provider} ${metadata.model}`,
    `started  ${metadata.startedAt}`,
    `status   ${metadata.status ?? "interrupted: what follows was written until then"}${metadata.reason === null ? "" : ` (${metadata.reason})`}`,
    `tokens   ${inputTokens} in, ${outputTokens} out, ${cacheReadTokens} read from cache, ${cacheWriteTokens} written to it`,
    `cost     ${cost(metadata.costUsd)}`,
    "",
    "      at      took  what",
    ...spans.filter((span) => span.type !== "run").map((span) => line(span, metadata.startedAt)),
    "",
  ].join("\n");
}

function line(span: Span, startedAt: string): string {
  const at = `${((Date.parse(span.start) - Date.parse(startedAt)) / 1000).toFixed(3)}s`;
  const took = `${span.durationMs.toFixed(1)}ms`;
  return `${at.padStart(9)} ${took.padStart(9)}  ${"  ".repeat(span.depth)}${what(span)}`;
}

function what(span: Span): string {
  switch (span.type) {
    case "run":
      return `run    ${span.name}: ${span.status}`;
    case "model": {
      const tokens =
        span.usage === null ? "" : `, ${span.usage.inputTokens} in, ${span.usage.outputTokens} out`;
      const retries = span.retries === 0 ? "" : `, ${span.retries} retries`;
      return `model  ${span.model}: ${span.error ?? `${span.stopReason}${tokens}, ${cost(span.costUsd)}`}${retries}`;
    }
    case "tool": {
      const facts = Object.entries(span.facts ?? {}).map(([key, value]) => `${key} ${value}`);
      return `tool   ${span.name} ${span.args.slice(0, 80)}: ${[span.outcome, ...facts, `${span.resultChars} characters`].join(", ")}`;
    }
    case "hook":
      return `hook   ${span.name} (${span.point}): ${span.verdict}${span.reason === null ? "" : `, ${span.reason}`}`;
    case "handoff":
      return `handoff from ${span.from} to ${span.name}: ${span.context.reason}`;
    case "decision":
      return `decision ${span.name}: ${JSON.stringify(span.decision)}`;
  }
}

function cost(usd: number | null): string {
  return usd === null ? "price not known" : `$${usd.toFixed(usd === 0 ? 0 : 4)}`;
}
