import { Hono } from "hono";
import { z } from "zod";
import { csvText } from "../../learning/export/csv-text.ts";
import { LessonDecision } from "../../lesson/decisions.ts";
import type { SessionSummary } from "../../store/session.ts";
import type { Trace } from "../../store/trace.ts";
import { attachment } from "../attachment.ts";
import { query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Wanted = z.object({
  session: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(2000).optional(),
});

/** Traces as they are, and what they and the sessions add up to, as tables for a spreadsheet. */
export function researchRoutes(bench: Workbench) {
  return new Hono()
    .get("/traces", query(Wanted), async (c) => {
      const { session, limit = 100 } = c.req.valid("query");
      const traces = (await tracesOf(bench, session, limit)).map(({ id, sessionId, metadata, spans }) => {
        return { id, sessionId, metadata, spans: spans.length };
      });
      return c.json({ traces });
    })
    .get("/traces/:id", async (c) => c.json(await bench.store.readTrace(c.req.param("id"))))
    .get("/tables/sessions.csv", async () => table("sessions", sessionRows(await allSessions(bench))))
    .get("/tables/decisions.csv", async () => table("decisions", await decisionRows(bench)))
    .get("/tables/cost.csv", async () => table("cost", costRows(await tracesOf(bench, undefined, Infinity))));
}

async function allSessions({ store }: Workbench): Promise<SessionSummary[]> {
  return (await store.listSessions()).sessions;
}

/** Newest first. One that cannot be read is left out. */
async function tracesOf(bench: Workbench, session: string | undefined, limit: number): Promise<Trace[]> {
  const sessions =
    session === undefined ? await allSessions(bench) : [await bench.store.readSession(session)];
  const ids = sessions.flatMap(({ traces }) => traces).toSorted((a, b) => (a < b ? 1 : -1));
  const traces: Trace[] = [];
  for (const id of ids) {
    if (traces.length >= limit) break;
    const trace = await bench.store.readTrace(id).catch(() => null);
    if (trace !== null) traces.push(trace);
  }
  return traces;
}

function sessionRows(sessions: readonly SessionSummary[]): Row[] {
  return [
    ["id", "plugin", "command", "agent", "title", "created", "updated", "status", "messages", "runs"],
    ...sessions.map((one) => [
      one.id,
      one.plugin,
      one.command,
      one.agent,
      one.title,
      one.createdAt,
      one.updatedAt,
      one.status ?? "interrupted",
      one.messageCount,
      one.traces.length,
    ]),
  ];
}

async function decisionRows(bench: Workbench): Promise<Row[]> {
  const rows: Row[] = [["session", "at", "section", "type", "edit_type", "request", "pick"]];
  for (const { id } of await allSessions(bench)) {
    const session = await bench.store.readSession(id).catch(() => null);
    for (const kept of session?.decisions ?? []) {
      const more = LessonDecision.safeParse(kept).data;
      rows.push([id, kept.at, kept.section, kept.type, more?.editType, more?.request, more?.pick]);
    }
  }
  return rows;
}

function costRows(traces: readonly Trace[]): Row[] {
  const head = ["trace", "session", "started", "ended", "agent", "provider", "model", "status", "turns"];
  const tokens = ["input_tokens", "output_tokens", "cache_read_tokens", "cache_write_tokens", "cost_usd"];
  return [
    [...head, ...tokens],
    ...traces.map(({ id, sessionId, metadata: m }) => [
      ...[id, sessionId, m.startedAt, m.endedAt, m.agent, m.provider, m.model, m.status, m.turns],
      ...[m.usage.inputTokens, m.usage.outputTokens, m.usage.cacheReadTokens, m.usage.cacheWriteTokens],
      m.costUsd,
    ]),
  ];
}

type Row = readonly (string | number | null | undefined)[];

function table(name: string, rows: readonly Row[]): Response {
  const text = csvText(rows.map((row) => row.map((cell) => String(cell ?? ""))));
  const bytes = new TextEncoder().encode(text);
  return attachment({ bytes, mediaType: "text/csv; charset=utf-8", fileName: `${name}.csv` });
}
