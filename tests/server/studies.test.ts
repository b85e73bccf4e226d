import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sessionsOf } from "../../src/evals/studies/withdraw.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { keptOfTwo } from "../evals/studies/kept.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

describe("studies at the page", () => {
  test("a task runs under its participant's condition, and what goes on in it does too", async () => {
    using here = await house();
    await using server = await serving(here);
    const send = (path: string, value: unknown) => server.send("POST", `/api/studies${path}`, value);
    const plan = {
      title: "",
      conditions: ["D0"],
      how: "balanced",
      per: "participant",
      seed: 1,
      consent: "Yes.",
    };
    expect((await send("", { ...plan, id: "alone" })).status).toBe(201);
    expect((await send("/alone/participants", { ids: ["P01"] })).status).toBe(201);
    const named = await send("/alone/participants", { ids: ["Zuzanna"] });
    expect([named.status, (await parsed(named)).error.message]).toEqual([
      400,
      expect.stringContaining("may be somebody's name"),
    ]);
    await send("/alone/assign", {});
    const early = await send("/alone/participants/P01/begin", { task: "T1", input: "a poem" });
    expect((await parsed(early)).error.message).toContain("has not agreed yet");
    await send("/alone/participants/P01/consent", { texts: false });
    const begun = await send("/alone/participants/p01/begin", {
      task: "T1",
      input: "write me a poem about my cat",
    });
    const { sessionId, stream } = await parsed(begun);
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    const again = await server.send("POST", `/api/sessions/${sessionId}/send`, {
      input: "and one about my dog",
    });
    const next = await follow(server, (await parsed(again)).stream);
    await next.until(ended);
    next.close();
    const store = fileStore(here.data);
    const session = await store.readSession(sessionId);
    expect(session.study).toEqual({
      study: "alone",
      participant: "P01",
      task: "T1",
      condition: "A1B1C3D0E1",
    });
    const traces = await Promise.all(session.traces.map((id) => store.readTrace(id)));
    expect(traces.map(({ metadata }) => metadata.condition)).toEqual(["A1B1C3D0E1", "A1B1C3D0E1"]);
    const copy = await server.send("POST", `/api/sessions/${sessionId}/copy`, {});
    expect(copy.status).toBe(201);
    expect(await sessionsOf(store, "alone", "P01")).toHaveLength(2);
    const view = await parsed(await server.get("/api/studies/alone"));
    expect(view.participants[0].begun).toHaveLength(1);
    expect(JSON.stringify(view)).not.toContain('"text"');
  });

  test("a withdrawal that was cut off is ended before anybody is answered; a broken study is named, the others are there", async () => {
    using here = await house();
    await keptOfTwo(here.data);
    const file = join(here.data, "studies", "two", "study.yaml");
    const row = "  - id: P01\n    withdrawn: 2026-11-16T10:00:00.000Z\n    unfinished: true\n";
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/ {2}- id: P01\n[\s\S]*?(?= {2}- id: P02)/, row));
    const other = readFileSync(file, "utf8")
      .replace("id: two", "id: broken")
      .replace("how: balanced", "how: maybe");
    await Bun.write(join(here.data, "studies", "broken", "study.yaml"), other);
    await using server = await serving(here);
    const view = await parsed(await server.get("/api/studies/two"));
    expect(view.participants[0]).toEqual({ id: "P01", withdrawn: "2026-11-16T10:00:00.000Z" });
    expect((await server.get("/api/sessions/P01-lesson")).status).toBe(404);
    expect((await server.get("/api/sessions/P02-lesson")).status).toBe(200);
    const { studies, problems } = await parsed(await server.get("/api/studies"));
    expect(studies.map(({ id }: { id: string }) => id)).toEqual(["two"]);
    const line = other.split("\n").findIndex((one) => one.includes("how: maybe")) + 1;
    expect(problems).toMatchObject([{ file: expect.stringContaining("broken"), line }]);
    const shown = await server.get("/api/studies/broken");
    expect([shown.status, (await parsed(shown)).error.message]).toEqual([
      422,
      expect.stringContaining(`:${line}: `),
    ]);
  });

  test("whoever rates is told nothing of where a lesson comes from", async () => {
    using here = await house();
    await keptOfTwo(here.data);
    await using server = await serving(here);
    const made = await server.send("POST", "/api/ratings", {
      id: "blind",
      title: "",
      raters: ["R1", "R2"],
      each: 2,
      from: { study: "two" },
    });
    expect(made.status).toBe(201);
    const next = await (await server.get("/api/ratings/blind/next?rater=R1")).text();
    expect(JSON.parse(next)).toMatchObject({ done: 0, all: 4, item: expect.stringMatching(/^L\d{3}$/) });
    expect(next).not.toMatch(/P0\d|A1B1|two|session/);
    expect((await server.get("/api/ratings/blind/next?rater=R9")).status).toBe(404);
    const named = await server.send("POST", "/api/ratings", {
      id: "x",
      title: "",
      raters: ["Bea"],
      each: 2,
      from: { study: "two" },
    });
    expect((await parsed(named)).error.message).toContain("may be somebody's name");
  });
});
