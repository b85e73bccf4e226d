import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fieldsIn } from "../../src/lesson/fields.ts";
import { lessonHeader } from "../../src/store/lesson-header.ts";
import { whereIs } from "../evals/studies/kept.ts";
import { ended, follow } from "./follow.ts";
import { type House, house, parsed, serving } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;

async function study(server: Server, people: string[]): Promise<void> {
  const plan = { title: "", conditions: ["C3"], how: "balanced", per: "participant", seed: 1 };
  const send = (path: string, value: unknown) => server.send("POST", `/api/studies${path}`, value);
  await send("", { ...plan, id: "knots", consent: "I agree." });
  await send("/knots/participants", { ids: people });
  await send("/knots/assign", {});
  for (const id of people) await send(`/knots/participants/${id}/consent`, { texts: true });
}

async function begins(server: Server, id: string, task: string, input: string) {
  const reply = await server.send("POST", `/api/studies/knots/participants/${id}/begin`, { task, input });
  const { sessionId, stream } = await parsed(reply);
  const reader = await follow(server, stream);
  await reader.until(ended);
  reader.close();
  const { lesson } = await parsed(await server.get(`/api/sessions/${sessionId}`));
  return { id: sessionId as string, lesson };
}

/** As the page asks while it shows this lesson. */
function at(server: Server, lesson: string, path: string, put?: unknown): Promise<Response> {
  const headers = { ...server.headers, [lessonHeader]: lesson, "content-type": "application/json" };
  return fetch(
    `${server.base}${path}`,
    put === undefined ? { headers } : { method: "PUT", headers, body: JSON.stringify(put) },
  );
}

const words = "Pass the working end behind the bollard";
const request = "reef knots for 3B";

/** One participant leaves a lesson, what she filled in, a file, and revisions that are learned from. */
async function leavesMuch(server: Server, id: string): Promise<string> {
  const begun = await begins(server, id, "T1", request);
  const [field] = fieldsIn(begun.lesson.markdown);
  const given = { kind: "example", problem: words, steps: ["Over.", "Under."], result: "It holds." };
  const decide = (wish: unknown) => server.send("POST", `/api/sessions/${begun.id}/decisions`, wish);
  expect((await decide({ type: "fill", section: "main", field: field?.label, given })).status).toBe(200);
  expect((await decide({ type: "revise", section: "starter", editType: "easier" })).status).toBe(200);
  const file = { path: "topics/bollards.md", content: `# Bollards\n\n${words}.\n`, version: null };
  expect((await at(server, begun.id, "/api/workspace/file", file)).status).toBe(200);
  return begun.id;
}

const outside = ({ top }: House, participant: string) =>
  whereIs(top, new RegExp(words)).filter(
    (file) =>
      !file.includes(join("desks", participant)) && !file.includes("sessions") && !file.includes("traces"),
  );

test("no lesson, note, file or memory of one participant reaches another, nor her own next task, nor the workspace", async () => {
  using here = await house();
  await using server = await serving(here);
  await study(server, ["P01", "P02"]);
  const first = await leavesMuch(server, "P01");
  expect(outside(here, "P01")).toEqual([]);

  const others = [await begins(server, "P02", "T1", request), await begins(server, "P01", "T2", request)];
  const { messages } = (await parsed(await server.get(`/api/sessions/${first}`))).session;
  const drafted = messages.findLast((one: { role: string; content: { text?: string }[] }) =>
    one.content.some(({ text }) => text?.startsWith("# ")),
  );
  for (const { id, lesson } of others) {
    expect(lesson.markdown).not.toContain(words);
    expect(drafted.content[0].text).toContain(lesson.sections[0].text); // as if nobody had been there before
    expect((await at(server, id, "/api/workspace/file?path=topics/bollards.md")).status).toBe(404);
    const listed = await parsed(await at(server, id, "/api/sessions?plugin=lesson-planning&from=here"));
    expect(listed.sessions.map((one: { id: string }) => one.id)).toEqual([id]);
    const revise = { type: "revise", section: "starter", editType: "easier" };
    await server.send("POST", `/api/sessions/${id}/decisions`, revise);
    expect((await parsed(await at(server, id, "/api/memory"))).waiting).toEqual([]);
  }
  const all = await parsed(await server.get("/api/sessions?plugin=lesson-planning"));
  expect(all.sessions).toEqual([]);
  expect((await parsed(await server.get("/api/memory"))).waiting).toEqual([]);
});

test("whoever withdraws leaves no word on any desk, and what was in the workspace before is there", async () => {
  using here = await house();
  await using server = await serving(here);
  await study(server, ["P01", "P02"]);
  await leavesMuch(server, "P01");
  const before = whereIs(here.workspace, /./);
  expect(whereIs(here.top, new RegExp(words)).length).toBeGreaterThan(2);
  expect((await server.send("DELETE", "/api/studies/knots/participants/P01", {})).status).toBe(200);
  expect(whereIs(here.top, new RegExp(words))).toEqual([]);
  expect(existsSync(join(here.data, "studies", "knots", "desks", "P01"))).toBe(false);
  expect(whereIs(here.workspace, /./)).toEqual(before);
});

test("a study's tasks begin with the workspace as it was when the study was made, and deleting it leaves nothing of it", async () => {
  using here = await house();
  await using server = await serving(here);
  await study(server, ["P01"]);
  const file = { path: "topics/bollards.md", content: "# Bollards\n\nIron ones.\n", version: null };
  expect((await server.send("PUT", "/api/workspace/file", file)).status).toBe(200);
  const { id } = await begins(server, "P01", "T1", request);
  expect((await at(server, id, "/api/workspace/file?path=topics/bollards.md")).status).toBe(404);
  expect((await server.get("/api/workspace/file?path=topics/bollards.md")).status).toBe(200);
  const task = await (await server.get("/api/studies/knots/tasks/T1")).text();
  expect(task).toContain("A standard lesson");
  expect(task).not.toMatch(/C[0-3]/); // the participant looks

  const remove = (name: string) => server.send("DELETE", "/api/studies/knots", { name });
  expect((await remove("knot")).status).toBe(400);
  expect((await server.get("/api/studies/knots")).status).toBe(200);
  expect((await remove("knots")).status).toBe(200);
  expect(whereIs(here.data, /P01|knots/)).toEqual([]);
  expect((await server.get(`/api/sessions/${id}`)).status).toBe(404);
});
