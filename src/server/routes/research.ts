import { Hono } from "hono";
import { z } from "zod";
import { type KnownDecisions, readDecisions } from "../../evals/decisions/read-decisions.ts";
import { decisionOf, studySession } from "../../evals/decisions/session-study.ts";
import { summarise } from "../../evals/decisions/summary.ts";
import { filterRuns } from "../../evals/runs/filter-runs.ts";
import { keptRuns } from "../../evals/runs/kept-runs.ts";
import { type KnownRuns, readRuns } from "../../evals/runs/read-runs.ts";
import { runRow } from "../../evals/runs/run-row.ts";
import { spanContent } from "../../evals/runs/span-content.ts";
import { wholeTrace } from "../../evals/runs/whole-trace.ts";
import { dictionary, isTableName, type Source, tables, tracesIn } from "../../evals/tables/tables.ts";
import type { Store } from "../../store/store.ts";
import type { Trace } from "../../store/trace.ts";
import { maskedJson } from "../../workspace/privacy/mask.ts";
import { attachment } from "../attachment.ts";
import { Refused } from "../errors.ts";
import { query } from "../input.ts";
import type { Workbench } from "../workbench.ts";

const Text = z.string().max(500).optional();
const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional();
const Filter = z.object({
  q: Text,
  plugin: Text,
  status: Text,
  model: Text,
  session: Text,
  from: Day,
  to: Day,
});

/** Runs, decisions and what they add up to: on the page, as tables for a spreadsheet, as JSON. */
export function researchRoutes(bench: Workbench) {
  const { store } = bench;
  const kept = keptRuns(bench.setup.data);
  let loaded: Promise<KnownRuns> | undefined;
  const decided: KnownDecisions = new Map();

  async function source(): Promise<Source & { known: KnownRuns; running: ReadonlySet<string> }> {
    loaded ??= kept.load();
    const known = await loaded;
    const live = bench.channels.all().filter((channel) => channel.live !== null);
    return { store, room: bench.room, known, decided, running: new Set(live.map(({ name }) => name)) };
  }

  async function sessions() {
    return (await store.listSessions()).sessions;
  }

  return new Hono()
    .get("/runs", query(Filter), async (c) => {
      const from = await source();
      const { runs, unread } = await readRuns(from, await sessions());
      void kept.keep(from.known);
      return c.json({ runs: filterRuns(runs, c.req.valid("query")), unread });
    })
    .get("/runs/:id", async (c) => {
      const trace = await store.readTrace(c.req.param("id"));
      const session = await store.readSession(trace.sessionId).catch(() => null);
      const row = runRow(trace, session ?? { title: trace.metadata.agent });
      if (session === null) return c.json({ run: row, spans: trace.spans, kept: false, ledTo: null });
      const from = await source();
      const run = (await readRuns(from, [session])).runs.find(({ id }) => id === row.id) ?? row;
      const ledTo = await decisionOf(from, session, run.id);
      return c.json({ run, spans: trace.spans, kept: true, ledTo });
    })
    .get("/runs/:id/spans/:span", async (c) => {
      const { sessionId, spans } = await store.readTrace(c.req.param("id"));
      const span = spans.find(({ id }) => id === c.req.param("span"));
      if (span === undefined) throw new Refused(404, "missing", "That run has no such step.");
      const session = await store.readSession(sessionId).catch(() => ({ messages: [] }));
      return c.json(spanContent(session, span));
    })
    .get("/sessions/:id", async (c) =>
      c.json(await studySession(await source(), await store.readSession(c.req.param("id")))),
    )
    .get("/decisions", async (c) => {
      const rows = await readDecisions(await source(), await sessions());
      return c.json({ rows, summary: summarise(rows) });
    })
    .get("/traces/:id", async (c) => {
      const trace = await store.readTrace(c.req.param("id"));
      const whole = await wholeTrace(store, trace);
      const bytes = new TextEncoder().encode(`${maskedJson(whole, 2)}\n`);
      return attachment({ bytes, mediaType: "application/json", fileName: `${trace.id}.json` });
    })
    .get("/traces.jsonl", query(Filter), async (c) => {
      const head = attachment({
        bytes: new Uint8Array(),
        mediaType: "application/jsonl",
        fileName: "traces.jsonl",
      });
      return new Response(lines(store, tracesIn(await source(), c.req.valid("query"))), {
        headers: head.headers,
      });
    })
    .get("/tables", (c) => c.json({ tables: dictionary() }))
    .get("/tables/:file", query(Filter), async (c) => {
      const name = c.req.param("file").replace(/\.csv$/, "");
      if (!isTableName(name)) throw new Refused(404, "missing", `There is no table ${name}.`);
      const text = await tables[name].write(await source(), c.req.valid("query"));
      const bytes = new TextEncoder().encode(text);
      return attachment({ bytes, mediaType: "text/csv; charset=utf-8", fileName: `${name}.csv` });
    });
}

/** One trace a line, whole by itself, read as the reader takes them. */
function lines(store: Store, traces: AsyncGenerator<Trace>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await traces.next();
      if (next.done === true) controller.close();
      else {
        const whole = maskedJson(await wholeTrace(store, next.value));
        controller.enqueue(new TextEncoder().encode(`${whole}\n`));
      }
    },
    async cancel() {
      await traces.return(undefined);
    },
  });
}
