import { describe, expect, test } from "bun:test";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;

async function draft(server: Server): Promise<string> {
  const reply = await server.client.sessions.$post({
    json: { command: "lesson-planning:create-lesson", input: "iteration for 3B" },
  });
  const { sessionId, stream } = await reply.json();
  const reader = await follow(server, stream);
  await reader.until(ended);
  reader.close();
  return sessionId;
}

describe("a researcher at the page", () => {
  test("finds the runs of a lesson, opens one, reads what went in and came out of a step, and is told of one whose trace is gone", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await draft(server);
    const { runs, unread } = await (await server.client.research.runs.$get({ query: {} })).json();
    expect(unread).toBe(0);
    expect(runs).toHaveLength(1);
    const [row] = runs;
    expect(row).toMatchObject({
      sessionId: id,
      status: "success",
      provider: "builtin",
      title: "iteration for 3B",
    });
    const param = { id: row?.id ?? "" };
    const { run, spans, kept } = await (await server.client.research.runs[":id"].$get({ param })).json();
    expect(kept).toBe(true);
    expect(run).toEqual(runs[0] ?? run);
    const skill = spans.find((span) => span.type === "tool" && span.name === "read_skill");
    const content = await (
      await server.client.research.runs[":id"].spans[":span"].$get({
        param: { ...param, span: skill?.id ?? "" },
      })
    ).json();
    expect(content.input?.[0]?.text).toContain('"name"');
    expect(content.output?.[0]?.text.length).toBeGreaterThan(100);
    const missing = await server.get(`/api/research/runs/${param.id}/spans/99`);
    expect(missing.status).toBe(404);
    const file = await server.get(`/api/research/traces/${param.id}`);
    expect(file.headers.get("content-disposition")).toContain(`${param.id}.json`);
    expect((await parsed(file)).spans).toHaveLength(spans.length);
    const lines = (await (await server.get("/api/research/traces.jsonl?model=builtin")).text())
      .trimEnd()
      .split("\n");
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([param.id]);
    expect(await (await server.get("/api/research/traces.jsonl?model=none")).text()).toBe("");

    // Another day she is told of a trace that is gone, and still gets the rest.
    const [gone = ""] = readdirSync(join(here.data, "traces"));
    rmSync(join(here.data, "traces", gone));
    await using later = await serving(here);
    const left = await (await later.client.research.runs.$get({ query: {} })).json();
    expect([left.runs.length, left.unread]).toEqual([0, 1]);
    expect((await server.get("/api/research/runs/20261115-100000-aaaaaa")).status).toBe(404);
    expect((await server.get("/api/research/runs/..%2f..%2fetc")).status).toBe(400);
  });

  test("sees what was decided, and takes tables away that a spreadsheet opens safely", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await draft(server);
    const decide = (value: unknown) => server.send("POST", `/api/sessions/${id}/decisions`, value);
    await decide({ type: "accept", section: "overview" });
    const request = '=HYPERLINK("http://evil.example") make it shorter';
    await decide({ type: "revise", section: "starter", request });
    const { rows, summary } = await (await server.client.research.decisions.$get()).json();
    expect(rows.map(({ section, type, editType }) => [section, type, editType])).toEqual([
      ["overview", "accept", null],
      ["starter", "revise", "shorter"],
    ]);
    expect(rows.every(({ seconds }) => seconds !== null && seconds >= 0)).toBe(true);
    expect(summary.firstSight).toMatchObject({ yes: 1, n: 2 });
    const study = await (await server.client.research.sessions[":id"].$get({ param: { id } })).json();
    expect(study.sections).toHaveLength(11);
    expect(study.sections.filter(({ accepted }) => accepted).map((one) => one.id)).toEqual(["overview"]);
    expect(study.runs).toHaveLength(2);
    expect(study.traces.map(({ run }) => run).toSorted()).toEqual(study.runs.map((run) => run.id).toSorted());
    expect(study.traces.every(({ spans }) => spans.length > 0)).toBe(true);
    const [accepted, revised] = study.decisions;
    const [revision, drafted] = study.runs;
    expect([accepted?.run, revised?.run]).toEqual([null, revision?.id ?? ""]);
    expect(revised?.text).toContain("Starter");
    const ledTo = async (run: string | undefined) => {
      const param = { id: run ?? "" };
      return (await (await server.client.research.runs[":id"].$get({ param })).json()).ledTo;
    };
    expect(await ledTo(drafted?.id)).toBeNull();
    expect(await ledTo(revision?.id)).toMatchObject({ section: "Starter", decision: { type: "revise" } });
    const exported = async (query: string) =>
      (await (await server.get(`/api/research/traces.jsonl${query}`)).text())
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    // Traces stand by their ids, which are in no order within a second.
    const typesOf = (traces: { spans: { type: string; decision?: { type: string } }[] }[]) =>
      traces.flatMap(({ spans }) => spans.flatMap(({ decision }) => decision?.type ?? [])).toSorted();
    expect(typesOf(await exported(""))).toEqual(["accept", "revise"]);
    expect(typesOf(await exported(`?session=${id}&model=builtin`))).toEqual(["accept", "revise"]);
    expect(typesOf(await exported("?session=another"))).toEqual([]);
    expect(typesOf(await exported("?to=2001-01-01"))).toEqual([]);
    expect((await exported("")).map((trace) => trace.id)).toEqual(
      (await exported("")).map((trace) => trace.id).toSorted(),
    );
    const steps = await (await server.get("/api/research/tables/spans.csv")).text();
    expect(steps.match(/,decision,/g)).toHaveLength(2);
    const { tables } = await (await server.client.research.tables.$get()).json();
    for (const { name, columns } of tables) {
      const reply = await server.get(`/api/research/tables/${name}.csv`);
      expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(reply.headers.get("content-disposition")).toContain(`${name}.csv`);
      expect((await reply.text()).split("\r\n")[0]).toBe(columns.map((column) => column.name).join(","));
    }
    const decisions = await (await server.get(`/api/research/tables/decisions.csv?session=${id}`)).text();
    expect(decisions).toContain("\"'=HYPERLINK(");
    expect(decisions).toContain(",shorter,");
    expect((await server.get("/api/research/tables/secrets.csv")).status).toBe(404);
    expect((await server.get("/api/research/tables/runs.csv?from=yesterday")).status).toBe(400);
  });
});
