import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
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

  test("how far lessons are is told for many at once; what is no lesson, or none of ours, is null", async () => {
    using here = await house();
    await using server = await serving(here);
    const started = await server.client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "iteration with for loops for 3B" },
    });
    const { sessionId } = await started.json();
    const standing = async () => {
      const query = { sessions: `${sessionId},nobody,..%2Fx` };
      return (await (await server.client.lessons.standing.$get({ query })).json()).standings;
    };
    while ((await standing())[sessionId] === null) await Bun.sleep(50);
    const drafted = await standing();
    expect(drafted).toMatchObject({ [sessionId]: { decided: 0, complete: false }, nobody: null });
    const { lesson } = await (await server.client.sessions[":id"].$get({ param: { id: sessionId } })).json();
    expect(drafted[sessionId]?.sections).toBe(lesson?.sections.length ?? -1);
    const section = lesson?.sections[0]?.id ?? "";
    let taken = 0;
    while (taken !== 200)
      taken = (await server.send("POST", `/api/sessions/${sessionId}/decisions`, { type: "accept", section }))
        .status;
    expect((await standing())[sessionId]).toMatchObject({ decided: 1, complete: false });
  });
});
