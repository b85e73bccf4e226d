import type { Span, Trace } from "../../store/trace.ts";
import { failed } from "../runs/run-row.ts";
import type { Table } from "./table.ts";

export type SpanRow = { trace: Pick<Trace, "id" | "sessionId" | "metadata">; span: Span };

export const spanTable: Table<SpanRow> = {
  name: "spans",
  about:
    "One row for each thing that happened in a run: a model's answer, a tool call, a hook, the run itself.",
  columns: [
    { name: "run", about: "the run it happened in", of: ({ trace }) => trace.id },
    { name: "session", about: "the session", of: ({ trace }) => trace.sessionId },
    { name: "span", about: "its id within the run", of: ({ span }) => span.id },
    { name: "parent", about: "the span it happened inside", of: ({ span }) => span.parentId },
    { name: "type", about: "run, model, tool, hook, handoff or decision", of: ({ span }) => span.type },
    { name: "name", about: "of the agent, model, tool, hook or section", of: ({ span }) => span.name },
    { name: "agent", about: "the agent it happened in", of: ({ span }) => span.agent },
    { name: "depth", about: "0 for the first agent, 1 for one it called", of: ({ span }) => span.depth },
    { name: "turn", about: "the model's answer it belongs to, from 1", of: ({ span }) => span.turn },
    { name: "started", about: "when it began (UTC)", of: ({ span }) => span.start },
    { name: "duration_ms", about: "milliseconds, with fractions", of: ({ span }) => span.durationMs },
    { name: "outcome", about: "how it ended, in its type's own words", of: ({ span }) => outcome(span) },
    { name: "failed", about: "true where it went wrong", of: ({ span }) => failed(span) },
    {
      name: "input_tokens",
      about: "of a model's answer",
      of: ({ span }) => (span.type === "model" ? (span.usage?.inputTokens ?? null) : null),
    },
    {
      name: "output_tokens",
      about: "of a model's answer",
      of: ({ span }) => (span.type === "model" ? (span.usage?.outputTokens ?? null) : null),
    },
    {
      name: "cost_usd",
      about: "of a model's answer; empty where not known",
      of: ({ span }) => (span.type === "model" ? span.costUsd : null),
    },
    {
      name: "skill",
      about: "the skill a tool read",
      of: ({ span }) => (span.type === "tool" ? (span.facts?.skill ?? null) : null),
    },
    {
      name: "tier",
      about: "2: the skill's text, 3: a file beside it",
      of: ({ span }) => (span.type === "tool" ? (span.facts?.tier ?? null) : null),
    },
  ],
};

function outcome(span: Span): string | null {
  switch (span.type) {
    case "run":
      return span.status;
    case "model":
      return span.error ?? span.stopReason;
    case "tool":
      return span.outcome;
    case "hook":
      return span.verdict;
    case "handoff":
    case "decision":
      return null;
  }
}
