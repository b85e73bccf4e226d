import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

const described = { id: "4C", stage: "S4", subject: "Computing Science", level: "Fourth" };

describe("the start page of the Plan room", () => {
  test("a class made in the page is a file of the workspace; one of that name is left alone", async () => {
    using here = await house();
    await using server = await serving(here);
    const made = await server.send("POST", "/api/workspace/classes", described);
    expect([made.status, await parsed(made)]).toEqual([201, { path: "classes/4C.md" }]);
    expect(readFileSync(join(here.workspace, "classes/4C.md"), "utf8")).toContain('class: "4C"');
    const again = await server.send("POST", "/api/workspace/classes", { ...described, id: "3b" });
    expect([again.status, (await parsed(again)).error.message]).toEqual([
      409,
      "There is a class 3b already, and it was left as it is. Choose another name, or change its file.",
    ]);
    for (const wrong of [{ id: "../../evil" }, { stage: "" }, { size: 0 }, { needs: ["two\nlines"] }])
      expect((await server.send("POST", "/api/workspace/classes", { ...described, ...wrong })).status).toBe(
        400,
      );
  });

  test("says which workspaces there are, and what a new one can begin with", async () => {
    using here = await house();
    await using server = await serving(here);
    const before = await (await server.client.about.workspaces.$get()).json();
    expect([before.own, before.folder]).toEqual([[], join(here.env.HOME ?? "", "teacher-assist")]);
    expect(before.curriculum.map(({ path }) => path)).toContain("curriculum/cfe-computing.md");
    const wish = { name: "mine", teaches: "Computing", class: described, curriculum: [] };
    expect((await server.send("POST", "/api/workspace/setup", wish)).status).toBe(201);
    expect((await (await server.client.about.workspaces.$get()).json()).own).toEqual(["mine"]);
    expect((await (await server.client.curriculum.$get({ query: {} })).json()).files).toEqual([]);
  });

  test("a curriculum is brought in: looked at first, then written, and replaced only where that is wished", async () => {
    using here = await house();
    await using server = await serving(here);
    const given = {
      name: "History: P5/6",
      subject: "History",
      text: "Code,Text\nSOC 2-03a,Why the Vikings came\n",
    };
    const bring = (more: object) => server.send("POST", "/api/curriculum/import", { ...given, ...more });
    const found = async (q: string) =>
      (await (await server.client.curriculum.$get({ query: { q } })).json()).outcomes.map(({ code }) => code);
    const looked = await bring({ check: true });
    expect([looked.status, await parsed(looked)]).toMatchObject([
      200,
      { path: "curriculum/History-P5-6.md", title: "History: P5/6", outcomes: 1, problems: [] },
    ]);
    expect(await found("SOC 2-03a")).not.toContain("SOC 2-03a");
    expect((await bring({})).status).toBe(201);
    expect(await found("vikings")).toEqual(["SOC 2-03a"]);
    expect((await bring({})).status).toBe(409);
    expect((await bring({ replace: true })).status).toBe(201);
    const refused = await bring({ text: "nothing of the kind" });
    expect([refused.status, (await parsed(refused)).error.message]).toEqual([
      422,
      expect.stringContaining("Nothing was written."),
    ]);
    for (const wrong of [{ name: " " }, { text: 7 }]) expect((await bring(wrong)).status).toBe(400);
  });

  test("a new workspace begins with one's own curriculum; one that cannot be read stops it", async () => {
    using here = await house();
    await using server = await serving(here);
    const own = [{ name: "history.csv", text: "Code,Text\nSOC 2-03a,Why the Vikings came\n" }];
    const wish = { name: "mine", teaches: "History", class: { ...described, id: "P6/7" }, curriculum: [] };
    const damaged = [{ name: "history.json", text: "{" }];
    expect((await server.send("POST", "/api/workspace/setup", { ...wish, own: damaged })).status).toBe(400);
    expect((await server.send("POST", "/api/workspace/setup", { ...wish, own })).status).toBe(201);
    const { files } = await (await server.client.curriculum.$get({ query: {} })).json();
    expect(files.map(({ path }) => path)).toEqual(["curriculum/history.md"]);
    const { classes } = await (await server.client.workspace.classes.$get()).json();
    expect(classes.map(({ id, path }) => [id, path])).toEqual([["P6/7", "classes/P6-7.md"]]);
  });

  test("the teacher's topic notes are offered by their words", async () => {
    using here = await house();
    await using server = await serving(here);
    const { topics } = await (await server.client.curriculum.topics.$get({ query: { q: "iter" } })).json();
    expect(topics.map(({ title }) => title)).toContain("Iteration with for loops");
  });

  test("how far lessons are is told for many at once; what is no lesson, or none of ours, is null", async () => {
    using here = await house();
    await using server = await serving(here);
    const started = await server.client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "iteration with for loops for 3B" },
    });
    const { sessionId, stream } = await started.json();
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    const standing = async () => {
      const query = { sessions: `${sessionId},nobody,..%2Fx` };
      return (await (await server.client.lessons.standing.$get({ query })).json()).standings;
    };
    const drafted = await standing();
    expect(drafted).toMatchObject({ [sessionId]: { decided: 0, complete: false }, nobody: null });
    const { lesson } = await (await server.client.sessions[":id"].$get({ param: { id: sessionId } })).json();
    expect(drafted[sessionId]?.sections).toBe(lesson?.sections.length ?? -1);
    const section = lesson?.sections[0]?.id ?? "";
    const decided = await server.send("POST", `/api/sessions/${sessionId}/decisions`, {
      type: "accept",
      section,
    });
    expect(decided.status).toBe(200);
    expect((await standing())[sessionId]).toMatchObject({ decided: 1, complete: false });
  });
});
