import { expect, test } from "bun:test";
import { parse } from "csv-parse/sync";
import { fieldsIn } from "../../src/lesson/fields.ts";
import { readZip } from "../../src/text/zip.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;
type Row = Record<string, string>;

async function madeStudy(server: Server, people: string[]) {
  const send = (path: string, value: unknown) => server.send("POST", `/api/studies${path}`, value);
  const plan = { title: "", conditions: ["C3"], how: "balanced", per: "participant", seed: 31337 };
  await send("", { ...plan, id: "tables", consent: "I agree." });
  await send("/tables/participants", { ids: people });
  await send("/tables/assign", {});
  return {
    agrees: (id: string, texts: boolean) => send(`/tables/participants/${id}/consent`, { texts }),
    note: (id: string, text: string) => send(`/tables/participants/${id}/notes`, { text }),
    async begins(id: string, input: string) {
      const reply = await send(`/tables/participants/${id}/begin`, { task: "T1", input });
      const { sessionId, stream } = await parsed(reply);
      const reader = await follow(server, stream);
      await reader.until(ended);
      reader.close();
      const { lesson } = await parsed(await server.get(`/api/sessions/${sessionId}`));
      return { id: sessionId as string, lesson };
    },
  };
}

async function exported(server: Server) {
  const reply = await server.get("/api/studies/tables/export");
  const files = readZip(new Uint8Array(await reply.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files.get(`tables/${name}`));
  const table = (name: string): Row[] => parse(text(`${name}.csv`), { columns: true, bom: true });
  const names = [...files.keys()].flatMap((one) => /tables\/(\w+)\.csv/.exec(one)?.[1] ?? []);
  return { table, names, about: JSON.parse(text("study.json")) };
}

const decide = (server: Server, id: string, wish: unknown) =>
  server.send("POST", `/api/sessions/${id}/decisions`, wish);

test("the order of the rows says nothing of who came when, and whoever withdrew has no row", async () => {
  using here = await house();
  await using server = await serving(here);
  const people = Array.from({ length: 6 }, (_, at) => `P0${at + 1}`);
  const study = await madeStudy(server, people);
  for (const id of people) {
    await study.agrees(id, true);
    await study.note(id, "Read it twice.");
  }
  for (const id of ["P05", "P02", "P04"]) await study.begins(id, "write me a poem about my cat");
  const before = await exported(server);
  const pseudonyms = before.table("participants").map((row) => row.participant ?? "");
  expect(pseudonyms).toHaveLength(6);
  for (const name of before.names.filter((one) => one !== "dictionary")) {
    const order = before.table(name).map((row) => row.participant ?? "");
    expect([name, order]).toEqual([name, order.toSorted()]);
  }
  await server.send("DELETE", "/api/studies/tables/participants/P02", {});
  const after = await exported(server);
  const left = after.table("participants").map((row) => row.participant ?? "");
  expect(left).toHaveLength(5);
  expect(left).toEqual(pseudonyms.filter((one) => left.includes(one)));
  expect(after.about).toMatchObject({ participants: 5, withdrawn: 1 });
  expect(JSON.stringify(after.about)).not.toContain("31337"); // by which anybody could assign again
});

test("what was written of somebody leaves only with their consent to texts, and names nobody", async () => {
  using here = await house();
  await using server = await serving(here);
  const study = await madeStudy(server, ["P01", "P02", "P03"]);
  await study.agrees("P01", true);
  await study.agrees("P02", false);
  for (const id of ["P01", "P02", "P03"])
    await study.note(id, "Wilhelmine seufzte um 14:35 Uhr, Frau Oberhuber kam, Tel. 0650 9876543.");
  const { table } = await exported(server);
  const notes = table("notes");
  expect(notes).toHaveLength(1);
  expect(notes[0]?.note).not.toMatch(/Wilhelmine|14:35|Oberhuber|9876543/);
  expect(notes[0]?.note).toContain("seufzte");
});

test("a refusal is a decision that changed nothing, one click is one, what was filled in is not accepted, and what the program changed is nobody's", async () => {
  using here = await house();
  await using server = await serving(here);
  const study = await madeStudy(server, ["P01", "P02"]);
  await study.agrees("P01", true);
  await study.agrees("P02", true);
  const refused = await study.begins("P01", "iteration with for loops for 3B");
  const wish = { type: "revise", section: "starter", request: "rewrite it as a sonnet in Old Norse" };
  expect(await (await decide(server, refused.id, wish)).text()).toContain("Nothing was changed");
  await decide(server, refused.id, { type: "accept", section: "starter" });
  await server.send("POST", `/api/sessions/${refused.id}/accept-all`, {});

  const filled = await study.begins("P02", "reef knots for 3B");
  const given = [
    { kind: "example", problem: "Tie one.", steps: ["Over.", "Under."], result: "It holds." },
    { kind: "questions", questions: [{ text: "Which end?", answer: "The left." }] },
    { kind: "mistake", text: "Twice the same way.", truth: "That slips." },
  ];
  for (const [at, { label }] of fieldsIn(filled.lesson.markdown).entries())
    await decide(server, filled.id, { type: "fill", section: "main", field: label, given: given[at] });

  const { table } = await exported(server);
  const topic = (row: Row) => row.edit_distance === "0";
  const [asked, hers] = [table("lessons").find(topic), table("lessons").find((row) => !topic(row))];
  const of = (name: string, whose: Row | undefined) =>
    table(name).filter((row) => row.participant === whose?.participant);

  const [vain, first, ...rest] = of("decisions", asked);
  expect(vain).toMatchObject({
    section: "starter",
    type: "revise",
    outcome: "nothing_changed",
    edit_distance: "0",
    together: "1",
  });
  expect(Number(vain?.seconds)).toBeGreaterThan(0);
  expect(first).toMatchObject({ section: "starter", type: "accept", outcome: "done", together: "1" });
  expect(rest).toHaveLength(10);
  expect(new Set(rest.map((row) => row.together))).toEqual(new Set(["10"]));
  expect(rest.filter((row) => row.seconds !== "")).toHaveLength(1);
  const starter = of("sections", asked).find(({ section }) => section === "starter");
  expect(starter).toMatchObject({ at_first_sight: "false", accepted: "true", accepted_together: "false" });
  expect(starter).toMatchObject({ decisions: "2", nothing_changed: "1", refinements: "1" });
  expect(asked).toMatchObject({ nothing_changed: "1", sections_accepted: "11", sections_theirs: "0" });

  const main = of("sections", hers).find(({ section }) => section === "main");
  expect(main).toMatchObject({ accepted: "false", theirs: "false" });
  expect(hers).toMatchObject({ sections_accepted: "0", sections_theirs: "0" });
  const overview = of("sections", hers).find(({ section }) => section === "overview");
  expect(overview).toMatchObject({ edit_distance: "0", decisions: "0" });
  expect(hers?.edit_distance).toBe(main?.edit_distance ?? "");
});

test("ratings meet their lesson, task and condition in the study's tables, and a task that came to no lesson is not rated", async () => {
  using here = await house();
  await using server = await serving(here);
  const study = await madeStudy(server, ["P01", "P02"]);
  for (const id of ["P01", "P02"]) await study.agrees(id, false);
  await study.begins("P01", "iteration with for loops for 3B");
  await study.begins("P02", "write me a poem about my cat");
  const plan = { id: "blind", title: "", raters: ["R1", "R2"], each: 2, from: { study: "tables" } };
  await server.send("POST", "/api/ratings", plan);
  const { item, all, codebook } = await parsed(await server.get("/api/ratings/blind/next?rater=R1"));
  expect(all).toBe(1);
  const scores = Object.fromEntries(
    codebook.map((one: { criterion: string; anchors: { score: number }[] }) => [
      one.criterion,
      one.anchors[0]?.score,
    ]),
  );
  await server.send("POST", "/api/ratings/blind/ratings", { item, rater: "R1", scores });
  const { table } = await exported(server);
  const [lesson] = table("lessons").filter((row) => row.sections !== "0");
  const rated = table("ratings");
  expect(rated).toHaveLength(codebook.length);
  for (const row of rated) {
    const { participant, lesson: number, task, condition } = lesson ?? {};
    expect(row).toMatchObject({
      participant,
      lesson: number,
      task,
      condition,
      set: "blind",
      item,
      rater: "R1",
    });
  }
  const blind = await (await server.get("/api/ratings/blind/file?format=csv")).text();
  expect(blind).not.toContain(lesson?.participant ?? "?");
});

test("a task is begun again only on purpose, and the tables number what came", async () => {
  using here = await house();
  await using server = await serving(here);
  const study = await madeStudy(server, ["P01"]);
  await study.agrees("P01", false);
  await study.begins("P01", "write me a poem about my cat");
  const asked = { task: "T1", input: "write me a poem about my dog" };
  const begin = (json: unknown) => server.send("POST", "/api/studies/tables/participants/P01/begin", json);
  const refused = await begin(asked);
  expect([refused.status, (await parsed(refused)).error.message]).toEqual([
    400,
    expect.stringContaining("P01 has begun T1 already"),
  ]);
  const { stream } = await parsed(await begin({ ...asked, again: true }));
  const reader = await follow(server, stream);
  await reader.until(ended);
  reader.close();
  const { table } = await exported(server);
  expect(table("lessons").map(({ task, attempt }) => [task, attempt])).toEqual([
    ["T1", "1"],
    ["T1", "2"],
  ]);
  const general = await (await server.get("/api/research/tables/sessions.csv")).text();
  expect(general).not.toContain("poem"); // with times of day, and nobody agreed to texts
});
