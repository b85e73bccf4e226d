import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { house, parsed, serving } from "./harness.ts";

describe("a teacher's files in the page", () => {
  test("are listed, read and saved; one that changed on disk meanwhile is a conflict, never written over", async () => {
    using here = await house();
    await using server = await serving(here);
    const { entries } = await (await server.client.workspace.tree.$get()).json();
    expect(entries.map(({ path }) => path)).toContain("classes/3B.md");
    const path = "classes/3B.md";
    const opened = await (await server.client.workspace.file.$get({ query: { path } })).json();
    const saved = await server.send("PUT", "/api/workspace/file", {
      ...opened,
      content: `${opened.content}\n- more\n`,
    });
    expect(saved.status).toBe(200);
    const { version } = await parsed(saved);
    expect(version).not.toBe(opened.version);

    writeFileSync(join(here.workspace, path), "changed in an editor");
    const late = await server.send("PUT", "/api/workspace/file", { path, content: "mine", version });
    const { error, current } = await parsed(late);
    expect([late.status, error.kind, current.content]).toEqual([409, "conflict", "changed in an editor"]);
    expect(readFileSync(join(here.workspace, path), "utf8")).toBe("changed in an editor");

    const mine = await server.send("PUT", "/api/workspace/file", {
      path,
      content: "mine",
      version: current.version,
    });
    expect(mine.status).toBe(200);
    expect(readFileSync(join(here.workspace, path), "utf8")).toBe("mine");
  });

  test("are apart from packs, which can be read by their path, are not in the tree, and cannot be written", async () => {
    using here = await house();
    await using server = await serving(here);
    const path = "packs/mathematics/curriculum/england.md";
    const shipped = join(import.meta.dir, "../..", path);
    const before = readFileSync(shipped, "utf8");
    writeFileSync(
      join(here.workspace, "classes/7X.md"),
      "---\nclass: 7X\nstage: Year 7\nsubject: Maths\n---\n",
    );
    const { entries } = await (await server.client.workspace.tree.$get()).json();
    expect(entries.filter((entry) => entry.path.startsWith("packs"))).toEqual([]);
    const opened = await (await server.client.workspace.file.$get({ query: { path } })).json();
    expect(opened.content).toBe(before);
    for (const version of [opened.version, null]) {
      const sent = { path, content: "mine now", version };
      const refused = await server.send("PUT", "/api/workspace/file", sent);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
    const fresh = { path: "packs/mathematics/curriculum/mine.md", content: "x", version: null };
    const { error } = await parsed(await server.send("PUT", "/api/workspace/file", fresh));
    expect(error.message).toContain("cannot be changed");
    expect(readFileSync(shipped, "utf8")).toBe(before);
    expect(existsSync(join(here.workspace, "packs"))).toBe(false);
    const out = await server.client.workspace.file.$get({ query: { path: "packs/../../package.json" } });
    expect(out.status).toBeGreaterThanOrEqual(400);
    const read = await (await server.client.curriculum.$get({ query: { q: "solving equations" } })).json();
    expect(read.outcomes[0]?.file).toStartWith("packs/mathematics/curriculum/");
  });

  test("with a pupil's data in them are asked about before they are saved, at every way in", async () => {
    using here = await house();
    await using server = await serving(here);
    const needs = ["Aisha Rahmani has epilepsy"];
    const pupil = { id: "4C", stage: "S4", subject: "History", needs };
    const path = "classes/3B.md";
    const before = await (await server.client.workspace.file.$get({ query: { path } })).json();
    const edited = { ...before, content: `${before.content}\n- ${needs[0]}\n` };
    const ways = [
      ["POST", "/api/workspace/classes", pupil],
      ["POST", "/api/workspace/setup", { name: "mine", teaches: "History", class: pupil, curriculum: [] }],
      ["PUT", "/api/workspace/file", edited],
      ["PUT", "/api/workspace/file", { path: "notes.md", content: `${needs[0]}\n`, version: null }],
    ] as const;
    for (const [method, to, wish] of ways) {
      const stopped = await server.send(method, to, wish);
      const { error, findings } = await parsed(stopped);
      expect([to, stopped.status, error.kind, findings.length]).toEqual([to, 422, "personal_data", 1]);
      // In full for her who wrote it, beside what may be kept and logged.
      const { written, passage, ...masked } = findings[0];
      expect([written, passage]).toEqual(["Aisha Rahmani", expect.stringContaining(needs[0] ?? "")]);
      expect(JSON.stringify([masked, error])).not.toContain("Rahmani");
    }
    const there = readFileSync(join(here.workspace, path), "utf8");
    expect([there, existsSync(join(here.data, "consents.jsonl"))]).toEqual([before.content, false]);
    expect(existsSync(join(here.env.HOME ?? "", "teacher-assist", "mine"))).toBe(false);

    const agreed = { ...edited, consents: ["personal-data"] };
    const saved = await server.send("PUT", "/api/workspace/file", agreed);
    expect(saved.status).toBe(200);
    const { version } = await parsed(saved);
    expect(readFileSync(join(here.data, "consents.jsonl"), "utf8")).not.toContain("Rahmani");
    const again = { path, content: `${edited.content}- more\n`, version };
    expect((await server.send("PUT", "/api/workspace/file", again)).status).toBe(422);
  });

  test("of many savers at once, one wins each version and the others are told", async () => {
    using here = await house();
    await using server = await serving(here);
    const path = "notes/new.md";
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        server.send("PUT", "/api/workspace/file", { path, content: `from page ${i}`, version: null }),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect([won.length, replies.filter(({ status }) => status === 409).length]).toEqual([1, 11]);
    const { content } = await parsed(won[0] ?? Response.json({}));
    expect(readFileSync(join(here.workspace, path), "utf8")).toBe(content);
  });

  test("what looks like script in a file comes as text", async () => {
    using here = await house();
    await using server = await serving(here);
    const content = "<script>alert(1)</script> [x](javascript:alert(1))";
    const path = "notes/<img src=x onerror=alert(1)>.md";
    expect((await server.send("PUT", "/api/workspace/file", { path, content, version: null })).status).toBe(
      200,
    );
    const reply = await server.get(`/api/workspace/file?path=${encodeURIComponent(path)}`);
    expect(reply.headers.get("content-type")).toContain("application/json");
    expect((await parsed(reply)).content).toBe(content);
  });

  test("the curriculum is browsed by level and organiser, and found by words", async () => {
    using here = await house();
    await using server = await serving(here);
    const all = await (await server.client.curriculum.$get({ query: {} })).json();
    expect(all.levels).toContain("Fourth");
    const [organiser = ""] = all.organisers;
    const some = await (
      await server.client.curriculum.$get({ query: { level: "Fourth", organiser } })
    ).json();
    expect(some.outcomes.length).toBeGreaterThan(0);
    expect(some.outcomes.every((one) => one.level === "Fourth" && one.organiser === organiser)).toBe(true);
    const found = await (await server.client.curriculum.$get({ query: { q: "loops", limit: 3 } })).json();
    expect(found.outcomes.length).toBeLessThanOrEqual(3);
    const { classes } = await (await server.client.workspace.classes.$get()).json();
    expect(classes.map(({ id }) => id)).toEqual(["1B", "2A", "3B"]);
  });

  test("a newcomer gets a workspace of their own, with which a lesson can be drafted at once", async () => {
    using here = await house();
    await using server = await serving(here);
    const wish = {
      name: "mine",
      teaches: "Computing Science",
      habits: ["Retrieval starters"],
      class: {
        id: "4C",
        stage: "S4",
        subject: "Computing Science",
        level: "Fourth",
        size: 22,
        needs: ["2 students with EAL — short sentences"],
      },
    };
    const made = await server.send("POST", "/api/workspace/setup", wish);
    expect(made.status).toBe(201);
    const { root } = await parsed(made);
    const { classes } = await (await server.client.workspace.classes.$get()).json();
    expect(classes).toMatchObject([{ id: "4C", size: 22, periodMinutes: 50, needs: [{ count: 2 }] }]);
    expect((await server.send("POST", "/api/workspace/setup", wish)).status).toBe(409);

    const preview = await server.client.sessions.preview.$post({
      json: { command: "lesson-planning:create-lesson", input: "iteration for 4C" },
    });
    const { hooks } = await preview.json();
    const feedforward = hooks.find(({ name }) => name === "feedforward");
    expect(JSON.stringify(feedforward)).toContain("4C (22 pupils; 2 EAL)");
    expect((await (await server.client.sessions.$get({ query: {} })).json()).sessions).toEqual([]);

    await using again = await serving(here); // named by flag here; --serve alone would open the last one
    expect((await (await again.client.workspace.$get()).json()).root).toBe(here.workspace);
    const { lastWorkspace } = await import("../../src/server/last-workspace.ts");
    expect(await lastWorkspace(here.env)).toBe(root);
  });
});
