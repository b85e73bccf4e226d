import { expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { masked, maskedJson } from "../../src/workspace/privacy/mask.ts";
import { scratch, teacherAssist } from "../cli/harness.ts";
import { ownSet } from "../lesson/guardrails/measure.ts";
import { house, serving } from "../server/harness.ts";

const about = "easier, Jamie Torrance struggles with reading and has ADHD";

test("what leaves the machine and what is listed has no name in it; the session file keeps it", async () => {
  using here = await house();
  using there = scratch();
  const call = (...args: string[]) =>
    teacherAssist([...args, "--workspace", here.workspace], {
      cwd: there.dir,
      env: { TEACHER_ASSIST_DATA: here.data },
    });
  const drafted = JSON.parse((await call("lesson-planning:create-lesson", "iteration for 3B", "--json")).out);
  const id: string = drafted.sessionId;
  expect((await call("decide", id, "starter", "revise", about, "--allow-personal-data")).code).toBe(0);
  const asked = await call(
    "lesson-planning:create-lesson",
    `iteration for 3B, ${about}`,
    "--allow-personal-data",
  );
  const kept = await Bun.file(join(here.data, "sessions", `${id}.json`)).text();
  expect(kept).toContain("Torrance");
  expect(asked.code).toBe(0);

  await using server = await serving(here);
  const seen = await Promise.all(
    [
      "/api/sessions",
      "/api/research/runs",
      "/api/research/decisions",
      "/api/research/traces.jsonl",
      ...["sessions", "runs", "spans", "decisions"].map((table) => `/api/research/tables/${table}.csv`),
    ].map(async (path) => [path, await (await server.get(path)).text()] as const),
  );
  seen.push(
    ["the terminal's list", (await call("sessions")).out],
    ["as JSON", (await call("sessions", "--json")).out],
  );
  seen.push(["decisions.csv", (await call("research", "tables", "decisions")).out]);
  for (const [where, text] of seen)
    expect({ where, named: /Torrance/.test(text) }).toEqual({ where, named: false });
  expect(seen[0]?.[1]).toContain("a pupil struggles"); // a title never has the name, not even masked
  for (const where of ["/api/research/decisions", "decisions.csv"])
    expect({ where, text: seen.find(([name]) => name === where)?.[1] }).toMatchObject({
      text: expect.stringContaining("J… T…"),
    });
});

test("what nobody's data is in stays as it is, whatever it is", () => {
  for (const { text, label } of ownSet("personal", "dev"))
    if (label === "no") expect(masked(text)).toBe(text);
  fc.assert(fc.property(fc.jsonValue(), (value) => void JSON.parse(maskedJson(value))));
});
