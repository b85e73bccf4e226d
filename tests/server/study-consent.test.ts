import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readZip } from "../../src/text/zip.ts";
import { keptOfTwo, whereIs } from "../evals/studies/kept.ts";
import { house, parsed, project, serving } from "./harness.ts";

test("a consent is never empty; it is read, corrected and taken back with both kept; who declines is no withdrawal", async () => {
  using here = await house();
  await using server = await serving(here);
  const send = (path: string, value: unknown) => server.send("POST", `/api/studies${path}`, value);
  const plan = { id: "agreed", title: "", conditions: ["C3", "C0"], how: "balanced", per: "participant" };
  const blank = await send("", { ...plan, seed: 1, consent: "  \n" });
  expect([blank.status, (await parsed(blank)).error.message]).toEqual([
    400,
    expect.stringContaining("nobody can agree to an empty text"),
  ]);
  const german = "Ich bin einverstanden. Fragen an: studie@uni.example.";
  expect((await send("", { ...plan, seed: 1, consent: german })).status).toBe(201);
  await send("/agreed/participants", { ids: ["P01", "P02", "P03", "P04"] });
  const consent = (id: string, json: unknown) => send(`/agreed/participants/${id}/consent`, json);
  const english = "I agree that what I do here is recorded.";
  await consent("P01", { texts: true });
  await consent("P02", { texts: true, text: english });
  await consent("P02", { texts: false, text: english });
  const kept = await parsed(await server.get("/api/studies/agreed/participants/p02/consent"));
  expect(kept).toMatchObject({ consent: { text: english, texts: false }, earlier: [{ texts: true }] });
  expect(kept.consent.at >= kept.earlier[0].at).toBe(true);

  const signed = `${english} Signed: Rosalinde Achleitner, Matrikelnr. 11904417, r.achleitner@uni.at`;
  const asked = await consent("P03", { texts: false, text: signed });
  expect([asked.status, (await parsed(asked)).findings.length > 1]).toEqual([422, true]);
  expect(whereIs(here.data, /Achleitner|11904417/)).toEqual([]);
  expect((await consent("P03", { texts: false, text: signed, consents: ["personal-data"] })).status).toBe(
    200,
  );
  await server.send("DELETE", "/api/studies/agreed/participants/P03", {});
  expect(whereIs(here.data, /Achleitner|11904417|desks.P03/)).toEqual([]);

  await send("/agreed/assign", {}); // before they were asked
  expect((await send("/agreed/participants/P04/decline", {})).status).toBe(200);
  expect((await parsed(await send("/agreed/participants/P01/decline", {}))).error.message).toContain(
    "Withdraw",
  );
  await send("/agreed/assign", {});
  const view = await parsed(await server.get("/api/studies/agreed"));
  expect(view.participants[3]).toMatchObject({ id: "P04", declined: true, withdrawn: null });
  expect(view.participants[3].assigned).toBeUndefined(); // the place is the next one's
  const having = view.balance.map((one: { tasks: Record<string, number> }) => one.tasks.T1 ?? 0);
  expect(having[0] + having[1]).toBe(2);
  const begun = await send("/agreed/participants/P04/begin", { task: "T1", input: "loops for 3B" });
  expect((await parsed(begun)).error.message).toContain("declined");
  const reply = await server.get("/api/studies/agreed/export");
  const files = readZip(new Uint8Array(await reply.arrayBuffer()));
  const about = JSON.parse(new TextDecoder().decode(files.get("agreed/study.json")));
  expect(about).toMatchObject({ declined: 1, withdrawn: 1 });
  const people = new TextDecoder().decode(files.get("agreed/participants.csv")).trim().split("\n");
  expect(people.filter((row) => row.includes("declined"))).toEqual([expect.not.stringMatching(/T1 [A-Z]\d/)]);
  expect(about.consents.map((one: { text: string }) => one.text)).toEqual([
    english,
    expect.stringContaining("Ich bin"),
  ]);
});

test("nothing that is kept of people in a data folder inside the checkout is offered for a commit", async () => {
  using here = await house();
  await keptOfTwo(here.data);
  const ignored = new Set(readFileSync(join(project, ".gitignore"), "utf8").split("\n"));
  const offered = readdirSync(here.data).filter(
    (name) => !ignored.has(`/${name}/`) && !ignored.has(`/${name}`),
  );
  expect(offered).toEqual(["desk"]); // the workspace of this study
});
