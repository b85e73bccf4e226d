import type { SessionSummary } from "../../store/session.ts";
import type { DayOfModel } from "../runs/cost-by-day.ts";
import { purposes } from "../runs/purpose.ts";
import type { RunRow } from "../runs/run-row.ts";
import type { Table } from "./table.ts";

export const sessionTable: Table<SessionSummary> = {
  name: "sessions",
  about: "One row a session: a conversation with everything done in it.",
  columns: [
    { name: "id", about: "the session's id", of: ({ id }) => id },
    { name: "plugin", about: "the plugin it belongs to", of: ({ plugin }) => plugin },
    { name: "command", about: "the command that began it, if any", of: ({ command }) => command },
    { name: "agent", about: "the agent that answers in it", of: ({ agent }) => agent },
    { name: "title", about: "the first request, cut to a line; names are masked", of: ({ title }) => title },
    { name: "created", about: "when it began (UTC)", of: ({ createdAt }) => createdAt },
    { name: "updated", about: "when it last changed (UTC)", of: ({ updatedAt }) => updatedAt },
    {
      name: "status",
      about: "how its last run ended; interrupted where it did not",
      of: ({ status }) => status ?? "interrupted",
    },
    { name: "messages", about: "messages kept in it", of: ({ messageCount }) => messageCount },
    { name: "runs", about: "runs begun in it", of: ({ traces }) => traces.length },
  ],
};

export const runTable: Table<RunRow> = {
  name: "runs",
  about: "One row a run: a request until the agent was done. Its trace has the same id.",
  columns: [
    { name: "run", about: "the run's id, which is its trace's", of: ({ id }) => id },
    { name: "session", about: "the session it belongs to", of: ({ sessionId }) => sessionId },
    { name: "title", about: "the session's first request; names are masked", of: ({ title }) => title },
    { name: "plugin", about: "the plugin", of: ({ plugin }) => plugin },
    { name: "command", about: "the command, if any", of: ({ command }) => command },
    { name: "agent", about: "the agent that was asked first", of: ({ agent }) => agent },
    { name: "provider", about: "who answers: builtin is no AI model", of: ({ provider }) => provider },
    { name: "model", about: "the model", of: ({ model }) => model },
    {
      name: "condition",
      about: "what it was given or went without, where somebody studied that (A1B1C3D3E1)",
      of: ({ condition }) => condition,
    },
    {
      name: "purpose",
      about: `${purposes.join(", ")}; empty where the trace does not say`,
      of: ({ purpose }) => purpose,
    },
    { name: "started", about: "when it began (UTC)", of: ({ startedAt }) => startedAt },
    { name: "ended", about: "when it ended (UTC); empty where it did not", of: ({ endedAt }) => endedAt },
    {
      name: "status",
      about: "success, error_…, cancelled, running, or interrupted (it was killed, and did not end)",
      of: ({ status }) => status,
    },
    { name: "reason", about: "why it did not succeed", of: ({ reason }) => reason },
    { name: "turns", about: "answers of the model", of: ({ turns }) => turns },
    {
      name: "input_tokens",
      about: "tokens sent, neither read from nor written to a cache",
      of: ({ usage }) => usage.inputTokens,
    },
    { name: "output_tokens", about: "tokens of the answers", of: ({ usage }) => usage.outputTokens },
    {
      name: "cache_read_tokens",
      about: "tokens read from the provider's cache",
      of: ({ usage }) => usage.cacheReadTokens,
    },
    {
      name: "cache_write_tokens",
      about: "tokens written to it",
      of: ({ usage }) => usage.cacheWriteTokens,
    },
    {
      name: "cost_usd",
      about: "US dollars by the provider's list price; empty where the price is not known",
      of: ({ costUsd }) => costUsd,
    },
    {
      name: "duration_ms",
      about: "milliseconds from beginning to end; empty where it did not end",
      of: ({ durationMs }) => durationMs,
    },
    { name: "spans", about: "things that happened in it", of: ({ spans }) => spans },
    { name: "tool_calls", about: "calls of tools", of: ({ toolCalls }) => toolCalls },
    { name: "retries", about: "model calls made again after a failure", of: ({ retries }) => retries },
    { name: "errors", about: "calls, hooks and runs that failed", of: ({ errors }) => errors },
  ],
};

export const costTable: Table<DayOfModel> = {
  name: "cost",
  about: "One row a day and model: what it used, and what that cost.",
  columns: [
    { name: "day", about: "the day on this computer", of: ({ day }) => day },
    { name: "provider", about: "who answers", of: ({ provider }) => provider },
    { name: "model", about: "the model", of: ({ model }) => model },
    { name: "runs", about: "runs begun that day", of: ({ runs }) => runs },
    { name: "input_tokens", about: "tokens sent, caches aside", of: ({ inputTokens }) => inputTokens },
    { name: "output_tokens", about: "tokens of the answers", of: ({ outputTokens }) => outputTokens },
    {
      name: "cache_read_tokens",
      about: "tokens read from a cache",
      of: ({ cacheReadTokens }) => cacheReadTokens,
    },
    {
      name: "cache_write_tokens",
      about: "tokens written to a cache",
      of: ({ cacheWriteTokens }) => cacheWriteTokens,
    },
    {
      name: "cost_usd",
      about: "US dollars of the runs whose price is known; empty where none is",
      of: ({ costUsd, runs, unpriced }) => (unpriced === runs ? null : costUsd),
    },
    { name: "unpriced_runs", about: "runs whose price is not known", of: ({ unpriced }) => unpriced },
  ],
};
