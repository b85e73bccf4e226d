import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { packedBy } from "../learning/share/packed-course.ts";
import { type Desk, deskHere } from "./desk.ts";
import { parsed } from "./harness.ts";

describe("making a course over HTTP", () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());
  const send = (method: string, path: string, body?: unknown) =>
    desk.reach().send(method, `/api/making${path}`, body);

  test("a list is looked at, put right, kept under its name; a topic is checked, saved and tried", async () => {
    const text =
      "osmosis – water moves through a membrane, towards the salt\ndiffusion – particles spread out, until they are even";
    const looked = await parsed(await send("POST", "/look-list", { text }));
    expect(looked).toMatchObject({
      understood: { domain: "conceptual", list: { kind: "terms" } },
      report: { items: 2 },
    });
    const made = await parsed(await send("POST", "/import-list", { text, wish: { title: "Cells 1" } }));
    const outline = await parsed(await desk.reach().get(`/api/making/courses/${made.name}`));
    expect(outline).toMatchObject({ own: true, about: { title: "Cells 1", domain: "conceptual" } });
    const topic = `/courses/${made.name}/topics/${outline.topics[0].id}`;
    const { form } = await parsed(await desk.reach().get(`/api/making${topic}`));
    const broken = {
      ...form,
      items: { ...form.items, facts: [{ statement: "Water is dry.", truth: false, why: "" }] },
    };
    const { problems } = await parsed(await send("POST", `${topic}/check`, { form: broken }));
    expect(problems).toContainEqual({ field: "facts.0.why", message: "This is still empty.", stops: true });
    expect((await send("PUT", topic, { form: broken })).status).toBe(400);
    expect((await send("PUT", topic, { form, seen: form })).status).toBe(200);
    const tried = await parsed(await send("POST", `${topic}/try`, { form, seed: 7, answers: {} }));
    expect([tried.sheet.fields.length > 0, tried.evaluation.score.correct]).toEqual([true, 0]);
    const { report } = await parsed(await desk.reach().get(`/api/study/courses/${made.name}/progress`));
    expect(report.counts.new).toBe(report.counts.concepts);
  });

  test("nothing that is said of a list or a topic names our files and fields", async () => {
    const refused = await parsed(await send("POST", "/look-list", { text: "spoon\nfork\nknife" }));
    expect(refused.error.message).toStartWith("No line of your list has both a word and its meaning");
    const blank = await parsed(await send("POST", "/look-list", { text: "  \n " }));
    expect(blank.error.message).toBe("There is nothing in your list: it is empty.");
    const text = "sudu – spoon\ngarpu – fork";
    const looked = await parsed(await send("POST", "/look-list", { text }));
    expect(looked.understood.title).toBe("My list");
    const { name } = await parsed(
      await send("POST", "/import-list", { text, wish: { list: { kind: "words" } } }),
    );
    const outline = await parsed(await desk.reach().get(`/api/making/courses/${name}`));
    const topic = `/courses/${name}/topics/${outline.topics[0].id}`;
    const { form } = await parsed(await desk.reach().get(`/api/making${topic}`));
    const vocabulary = [...form.items.vocabulary, { term: "pisau", meanings: [] }];
    const unsaved = await parsed(
      await send("PUT", topic, { form: { ...form, items: { ...form.items, vocabulary } } }),
    );
    expect(unsaved.error.message).toBe("Not saved yet. Vocabulary 3, meanings: This is still empty.");
  });

  test("a deleted course is listed with its day and can be had back from there", async () => {
    const { name } = await parsed(await send("POST", "/new", { title: "Lighthouses" }));
    const bin = async () => (await parsed(await desk.reach().get("/api/making/deleted"))).courses;
    expect(await bin()).toEqual([]);
    await send("DELETE", `/courses/${name}`);
    const [gone, ...more] = await bin();
    expect([gone.name, gone.title, more]).toEqual([name, "Lighthouses", []]);
    expect((Date.parse(gone.kept_until) - Date.parse(gone.deleted)) / 86_400_000).toBe(30);
    expect((await send("POST", `/courses/${name}/restore`)).status).toBe(200);
    expect(await bin()).toEqual([]);
    expect((await desk.reach().get(`/api/making/courses/${name}`)).status).toBe(200);
  });

  test("a shared course is opened and goes out again as a file; what is not there says so", async () => {
    const { base, headers } = desk.reach();
    const opened = await fetch(`${base}/api/making/open?name=birds.course`, {
      method: "POST",
      headers,
      body: Buffer.from(packedBy()),
    });
    expect(opened.status).toBe(201);
    const { name } = await parsed(opened);
    const picture = await desk.reach().get(`/api/study/courses/${name}/media/burung.png`);
    expect([picture.headers.get("content-type"), picture.headers.get("x-content-type-options")]).toEqual([
      "image/png",
      "nosniff",
    ]);
    for (const file of ["..%2Fconfig.json", "config.json", "none.png", "%2e%2e%2fconfig.json"])
      expect((await desk.reach().get(`/api/study/courses/${name}/media/${file}`)).status).toBe(404);
    const hand = await parsed(await desk.reach().get(`/api/cards/${name}`));
    expect(hand.due[0]).toMatchObject({ picture: "burung.png" });
    const shared = await desk.reach().get(`/api/making/courses/${name}/share`);
    expect(shared.headers.get("content-disposition")).toContain("birds.course");
    for (const path of ["/courses/nowhere", `/courses/${name}/topics/nowhere`, "/courses/..%2F..%2Fx"])
      expect([404, 400]).toContain((await desk.reach().get(`/api/making${path}`)).status);
    const hostile = await fetch(`${base}/api/making/open?name=x`, {
      method: "POST",
      headers,
      body: "no archive",
    });
    expect([hostile.status, (await parsed(hostile)).error.message]).toEqual([
      400,
      expect.stringContaining("Nothing was opened"),
    ]);
  });
});
