import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { embeddedKey } from "../../src/learning/exercises/worksheet/metadata.ts";
import { ended, follow } from "./follow.ts";
import { type House, house, parsed, project, serving } from "./harness.ts";

const fixtures = "tests/learning/exercises/image-review/fixtures";

// Code runs in a box here.
type Server = Awaited<ReturnType<typeof serving>>;

async function exercise(server: Server, course: string, wish: Record<string, unknown>): Promise<string> {
  const reply = await server.send("POST", `/api/study/courses/${course}/exercises`, wish);
  expect(reply.status).toBe(201);
  return (await parsed(reply)).exercise_id;
}

/** With an answer to each question, right or not. */
async function answered(server: Server, id: string): Promise<void> {
  const { work, files } = await look(server, id);
  const answers = Object.fromEntries(fieldsOf({ work }).map((field) => [field.id, "pagi"]));
  const version = files[0]?.version;
  await server.send("PUT", `/api/exercises/${id}/answers`, { answers, version });
  const graded = await server.send("POST", `/api/exercises/${id}/grade`, {});
  expect((await parsed(graded)).recorded).toBe(true);
}

const look = async (server: Server, id: string) =>
  (await (await server.client.exercises[":id"].$get({ param: { id } })).json()).exercise;

type Looked = Pick<Awaited<ReturnType<typeof look>>, "work">;

const fieldsOf = ({ work }: Looked) => (work?.kind === "worksheet" ? work.fields : []);
const pastOf = ({ work }: Looked) => (work?.kind === "conversation" ? work.past : []);

const learnerFolder = ({ env }: House, course: string) =>
  join(env.HOME ?? "", ".claude", "teaching", "learner", course);

describe("a worksheet in the page", () => {
  test("is begun there and finished in its file, with the key in neither the page nor lost from the file", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await exercise(server, "bahasa-melayu", {
      concept: "greetings",
      modality: "worksheet",
      seed: 7,
    });
    const sheet = await look(server, id);
    const [file] = sheet.files;
    const path = join(learnerFolder(here, "bahasa-melayu"), file?.path ?? "");
    const onDisk = readFileSync(path, "utf8");
    const key = embeddedKey(onDisk);
    expect(key?.size).toBe(fieldsOf(sheet).length);
    expect(JSON.stringify(sheet)).not.toContain("answers:");
    expect(Object.keys(sheet)).not.toContain("body");
    expect(fieldsOf(sheet).every((field) => field.answer === "" && !("accepted" in field))).toBe(true);

    const right = (field: string) => (key?.get(field) ?? "").split(" / ")[0] ?? "";
    const [one, two, ...others] = fieldsOf(sheet).map((field) => field.id);
    const answers = { [one ?? ""]: right(one ?? ""), [two ?? ""]: right(two ?? "") };
    const saved = await server.send("PUT", `/api/exercises/${id}/answers`, {
      answers,
      version: file?.version,
    });
    expect(await parsed(saved)).toMatchObject({ unplaced: [] });
    expect(embeddedKey(readFileSync(path, "utf8"))).toEqual(key);

    // In the editor: the rest, where the blanks are.
    let text = readFileSync(path, "utf8");
    const [body = "", end = ""] = text.split("<!-- answers:");
    let at = 0;
    text = `${body.replace(/(?<!`)___(?!`)/g, () => right(others[at++] ?? ""))}<!-- answers:${end}`;
    writeFileSync(path, text);
    const stale = await server.send("PUT", `/api/exercises/${id}/answers`, {
      answers,
      version: file?.version,
    });
    expect([stale.status, (await parsed(stale)).error.kind]).toEqual([409, "conflict"]);
    expect(readFileSync(path, "utf8")).toBe(text);

    const seen = await look(server, id);
    expect(fieldsOf(seen).length).toBeGreaterThan(0);
    expect(fieldsOf(seen).filter((field) => field.answer === "")).toEqual([]);
    const tried = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, { record: false }));
    expect([tried.recorded, tried.evaluation.score.percentage]).toEqual([false, 1]);
    const graded = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, {}));
    expect([graded.recorded, graded.evaluation.fsrs_rating]).toEqual([true, 4]);
    expect((await look(server, id)).status).toBe("evaluated");
    const undone = await parsed(await server.send("POST", "/api/study/courses/bahasa-melayu/undo", {}));
    expect(undone.undone.exercise_id).toBe(id);
  });

  test("every answer that is filled in is the answer that is read again, in every kind of question", async () => {
    using here = await house();
    await using server = await serving(here);
    for (const [course, concept] of [
      ["bahasa-melayu", "greetings"],
      ["intro-to-algorithms", "big-o"],
      ["research-methods", null],
    ] as const) {
      const about = await (await server.client.study.courses[":course"].$get({ param: { course } })).json();
      const known = about.concepts.map((each) => each.id);
      const chosen = concept !== null && known.includes(concept) ? concept : (known[0] ?? "");
      for (const seed of [1, 2, 3]) {
        const wish = { concept: chosen, modality: "worksheet", seed, fresh: true };
        const reply = await server.send("POST", `/api/study/courses/${course}/exercises`, wish);
        if (reply.status !== 201) continue; // nothing new to offer
        const { exercise_id: id } = await parsed(reply);
        const sheet = await look(server, id);
        const wished = Object.fromEntries(fieldsOf(sheet).map((field, i) => [field.id, `answer ${i}`]));
        const version = sheet.files[0]?.version;
        const saved = await parsed(
          await server.send("PUT", `/api/exercises/${id}/answers`, { answers: wished, version }),
        );
        expect(saved.unplaced).toEqual([]);
        const again = await look(server, id);
        expect(Object.fromEntries(fieldsOf(again).map((field) => [field.id, field.answer]))).toEqual(wished);
        const cleared = Object.fromEntries(Object.keys(wished).map((field) => [field, ""]));
        await server.send("PUT", `/api/exercises/${id}/answers`, {
          answers: cleared,
          version: saved.version,
        });
        expect((await look(server, id)).files[0]?.content).toBe(sheet.files[0]?.content ?? "");
      }
    }
  });

  test("a hint is counted, and another exercise's files are out of reach", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await exercise(server, "bahasa-melayu", { concept: "greetings", modality: "worksheet" });
    const hint = await parsed(await server.send("POST", `/api/exercises/${id}/hint`, {}));
    expect(hint).toMatchObject({ number: 1 });
    expect((await look(server, id)).hints_used).toBe(1);
    for (const name of ["../../profile.json", "progress.json", "records/x.json", "/etc/passwd"]) {
      const reply = await server.send("PUT", `/api/exercises/${id}/file`, {
        name,
        content: "x",
        version: "0",
      });
      expect([name, reply.status]).toEqual([name, 400]);
    }
    const waiting = { concept: "greetings", modality: "worksheet" };
    const again = await server.send("POST", "/api/study/courses/bahasa-melayu/exercises", waiting);
    expect([again.status, (await parsed(again)).exercise_id]).toEqual([200, id]);
  });
});

describe("a learner's day in the page", () => {
  test("code fails, is mended in the page, and passes", async () => {
    using here = await house();
    await using server = await serving(here);
    const course = "intro-to-algorithms";
    const about = await (await server.client.study.courses[":course"].$get({ param: { course } })).json();
    let id = "";
    for (const { id: concept } of about.concepts) {
      const wish = { concept, modality: "code", seed: 1 };
      const reply = await server.send("POST", `/api/study/courses/${course}/exercises`, wish);
      if (reply.status === 201) {
        id = (await parsed(reply)).exercise_id;
        break;
      }
    }
    const task = await look(server, id);
    const [file] = task.files;
    expect(JSON.stringify(task)).not.toContain("sealed");
    const failed = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, { record: false }));
    expect(failed.evaluation.score.percentage).toBeLessThan(1);
    const { CodeBody, unseal } = await import("../../src/learning/exercises/code/code-record.ts");
    const records = join(learnerFolder(here, course), "records", `${id}.json`);
    const solution = unseal(CodeBody.parse(JSON.parse(readFileSync(records, "utf8")).body))?.solution ?? "";
    const saved = await server.send("PUT", `/api/exercises/${id}/file`, {
      name: file?.path,
      content: solution,
      version: file?.version,
    });
    expect(saved.status).toBe(200);
    const passed = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, {}));
    expect([passed.recorded, passed.evaluation.score.percentage]).toEqual([true, 1]);
  });

  test("the plan has its reasons, cards are answered and taken back, and progress adds up", async () => {
    using here = await house();
    await using server = await serving(here);
    const param = { course: "bahasa-melayu" };
    const { courses } = await (await server.client.study.courses.$get()).json();
    expect(courses.map(({ name }) => name)).toContain("bahasa-melayu");
    const today = await (
      await server.client.study.courses[":course"].plan.$get({ param, query: { minutes: 20 } })
    ).json();
    expect(today.plan[0]?.reason).toBeTruthy();
    const { due } = await (await server.client.cards[":course"].$get({ param })).json();
    const [card] = due;
    const answered = await server.client.cards[":course"].answer.$post({
      param,
      json: { card: card?.id ?? "", rating: 3 },
    });
    expect((await answered.json()).due.map(({ id }) => id)).not.toContain(card?.id);
    const back = await parsed(await server.send("POST", "/api/cards/bahasa-melayu/undo", {}));
    expect(back.card.id).toBe(card?.id);
    expect((await server.send("POST", "/api/cards/bahasa-melayu/undo", {})).status).toBe(409);
    await server.client.cards[":course"].answer.$post({ param, json: { card: card?.id ?? "", rating: 1 } });
    const { results } = await parsed(await server.send("POST", "/api/cards/bahasa-melayu/finish", {}));
    expect(results).toHaveLength(1);
    const { report } = await (await server.client.study.courses[":course"].progress.$get({ param })).json();
    expect(report.concepts.find(({ concept_id }) => concept_id === card?.concept_id)?.fsrs).not.toBeNull();
    const settings = await server.send("PUT", "/api/study/settings", {
      minutes: 15,
      avoided: ["image_review"],
    });
    expect(await parsed(settings)).toMatchObject({ minutes: 15, avoided: ["image_review"] });
    const both = await server.send("PUT", "/api/study/settings", { preferred: ["image_review"] });
    expect(both.status).toBe(400);
  });

  test("two at one machine take turns over the routes, and what a guest answers counts for nobody", async () => {
    using here = await house();
    await using server = await serving(here);
    const at = "/api/together/research-methods";
    const post = async (path: string, json: unknown = {}) =>
      parsed(await server.send("POST", `${at}${path}`, json));
    const unknown = await server.send("POST", at, { concept: "sampling", names: ["Aina", ""], guest: true });
    expect(unknown.status).toBe(400);
    const { view } = await post("", { concept: "sampling", names: ["Aina", "Ben"], guest: true });
    expect(view).toMatchObject({ who: 0, phase: "answer", rubric: null });
    expect((await post("/answer", { text: "no idea" })).view.rubric.points.length).toBeGreaterThan(0);
    expect((await post("/judge", { verdict: "partial" })).view.shown).toMatchObject({ peer: "partial" });
    expect((await post("/next")).view).toMatchObject({ who: 1, phase: "answer" });
    const { parted } = await post("/end");
    expect(parted.map(({ counts }: { counts: boolean }) => counts)).toEqual([true, false]);
    expect((await parsed(await server.get(at))).view).toBeNull();
  });

  test("the page says which languages its browser speaks, once", async () => {
    using here = await house();
    await using server = await serving(here);
    const told = async () =>
      (await server.client.study.voices.$put({ json: { languages: ["ms-MY", "en_GB"] } })).json();
    expect([await told(), await told()]).toEqual([{ isNews: true }, { isNews: false }]);
  });

  test("a photo that cannot be read is never marked wrong, and can be sent again; once it was compared, the learner's own rating counts", async () => {
    using here = await house();
    await using server = await serving(here);
    const course = "bahasa-melayu";
    const about = await (await server.client.study.courses[":course"].$get({ param: { course } })).json();
    let id = "";
    for (const { id: concept } of about.concepts) {
      const wish = { concept, modality: "image_review" };
      const reply = await server.send("POST", `/api/study/courses/${course}/exercises`, wish);
      if (reply.status === 201) ({ exercise_id: id } = await parsed(reply));
      if (id !== "") break;
    }
    const { work, files } = await look(server, id);
    expect(work?.kind === "image_review" && work.prompts.length > 0).toBe(true);
    expect(files).toEqual([]);
    const blank =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
    const { headers, base } = server;
    const body = new Uint8Array(Buffer.from(blank, "base64"));
    const photo = await fetch(`${base}/api/exercises/${id}/image`, { method: "POST", headers, body });
    expect([photo.status, (await parsed(photo)).error.message]).toEqual([
      422,
      expect.stringContaining("Nothing was marked wrong"),
    ]);
    // Nothing was given away: another picture may take its place, and the last one stays to be looked at.
    const first = await look(server, id);
    expect([first.reference, first.counts]).toEqual([null, false]);
    const seen = async () => {
      const { picture } = await look(server, id);
      const shown = await fetch(`${base}/api/exercises/${id}/picture?of=${picture}`, { headers });
      expect(shown.headers.get("content-type")).toBe("image/png");
      return new Uint8Array(await shown.arrayBuffer());
    };
    expect(await seen()).toEqual(body);
    const sharper = new Uint8Array(readFileSync(join(project, fixtures, "blank.png")));
    const again = await fetch(`${base}/api/exercises/${id}/image`, {
      method: "POST",
      headers,
      body: sharper,
    });
    expect([again.status, (await parsed(again)).unread.reference]).toEqual([422, null]);
    expect(await seen()).toEqual(sharper);
    // Once it was asked how it should look, a copy of that is no answer, here and after a reload.
    expect((await server.send("POST", `/api/exercises/${id}/reference`, {})).status).toBe(200);
    const { reference } = await look(server, id);
    expect(reference?.length).toBeGreaterThan(0);
    const copied = await server.send("POST", `/api/exercises/${id}/grade`, {
      response: (reference ?? []).map(({ written }) => written).join("\n"),
    });
    expect(copied.ok).toBe(false);
    expect((await parsed(copied)).error.message).toContain("only your own rating counts");
    const redrawn = await fetch(`${base}/api/exercises/${id}/image`, { method: "POST", headers, body });
    expect([redrawn.status, (await parsed(redrawn)).unread.reference]).toEqual([422, reference]);
    expect(await seen()).toEqual(body);
    expect((await look(server, id)).counts).toBe(false);
    const own = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, { self: 3 }));
    expect([own.recorded, own.evaluation.fsrs_rating]).toEqual([true, 3]);
    const after = await look(server, id);
    expect([after.reference, after.picture === null]).toEqual([reference, false]);
  });

  test("a conversation with the tutor goes on after a restart, and ends with a result", async () => {
    using here = await house();
    let id = "";
    {
      await using server = await serving(here);
      id = await exercise(server, "bahasa-melayu", {
        concept: "greetings",
        modality: "conversation",
        seed: 3,
      });
      expect(JSON.stringify(await look(server, id))).not.toContain("accepted");
      const { stream } = await (await server.client.exercises[":id"].$get({ param: { id } })).json();
      const page = await follow(server, stream);
      const first = await parsed(await server.send("POST", `/api/exercises/${id}/talk`, { text: null }));
      await page.until(ended);
      page.close();
      const streamed = page.frames.map((one) =>
        one.type === "event" && one.event.type === "text" ? one.event.delta : "",
      );
      expect(streamed.join("")).toContain(first.text);
      expect([first.status, first.text.length > 10]).toEqual(["success", true]);
      const again = await parsed(await server.send("POST", `/api/exercises/${id}/talk`, { text: null }));
      expect(again.text).not.toContain("nothing yet");
      const reply = await parsed(
        await server.send("POST", `/api/exercises/${id}/talk`, { text: "selamat pagi" }),
      );
      expect(reply.text).toContain(pastOf(await look(server, id))[0]?.said[0]?.text ?? "?");
    }
    await using server = await serving(here);
    let evaluation = null;
    for (let i = 0; i < 40 && evaluation === null; i++) {
      const said = await parsed(
        await server.send("POST", `/api/exercises/${id}/talk`, { text: i % 2 ? "3" : "I do not know" }),
      );
      ({ evaluation } = said);
    }
    expect(evaluation).toMatchObject({ exercise_id: id, modality: "conversation" });
    expect((await look(server, id)).status).toBe("evaluated");
  });

  test("a liking said to the tutor is in the settings, with the way back, and is no answer", async () => {
    using here = await house();
    await using server = await serving(here);
    const wish = { concept: "greetings", modality: "conversation", seed: 3 };
    const id = await exercise(server, "bahasa-melayu", wish);
    const say = async (text: string | null) =>
      await parsed(await server.send("POST", `/api/exercises/${id}/talk`, { text }));
    const kinds = async () => {
      const { preferred, avoided } = await (await server.client.study.settings.$get()).json();
      return { preferred, avoided };
    };
    await say(null);
    const said = await say("No more worksheets please!");
    expect(await kinds()).toEqual({ preferred: [], avoided: ["worksheet"] });
    expect(said.text).toContain("Say “worksheets are fine again” to take that back");
    expect(pastOf(await look(server, id)).flatMap((one) => one.replies)).toEqual([]);
    await say("worksheets are fine again");
    expect(await kinds()).toEqual({ preferred: [], avoided: [] });
    await say("I like conversations because my pupils hate worksheets");
    expect(await kinds()).toEqual({ preferred: [], avoided: [] });
  });
});

describe("the courses of a learner", () => {
  test("say where the learner stands, and one that is broken says why", async () => {
    using here = await house();
    const own = join(here.env.HOME ?? "", ".claude", "teaching", "courses", "half-made");
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "config.json"), JSON.stringify({ name: "half-made" }));
    await using server = await serving(here);
    const list = async () => (await (await server.client.study.courses.$get()).json()).courses;
    const named = async (name: string) => (await list()).find((each) => each.name === name);
    expect(await named("half-made")).toMatchObject({ standing: null, domain: null });
    expect((await named("half-made"))?.problem).toContain("config.json");
    expect((await named("bahasa-melayu"))?.standing).toMatchObject({ due: 0, begun: 0, last: null });
    const id = await exercise(server, "bahasa-melayu", { concept: "greetings", modality: "worksheet" });
    await answered(server, id);
    expect((await named("bahasa-melayu"))?.standing).toMatchObject({ begun: 1, last: expect.any(String) });
  });

  test("one that is not there is not found, by every way in", async () => {
    using here = await house();
    await using server = await serving(here);
    for (const path of ["", "/plan", "/progress", "/exercises"]) {
      const reply = await server.get(`/api/study/courses/bahasa-malayu${path}`);
      expect(reply.status).toBe(404);
      expect((await parsed(reply)).error).toMatchObject({
        kind: "no_course",
        message: expect.stringContaining("Did you mean bahasa-melayu?"),
      });
    }
    expect((await server.get("/api/study/courses/..%2Fsecrets")).status).toBe(404);
  });

  test("what was begun is listed until it is graded", async () => {
    using here = await house();
    await using server = await serving(here);
    const param = { course: "bahasa-melayu" };
    const open = async () =>
      (await (await server.client.study.courses[":course"].exercises.$get({ param })).json()).open;
    expect(await open()).toEqual([]);
    const id = await exercise(server, "bahasa-melayu", { concept: "greetings", modality: "worksheet" });
    expect(await open()).toMatchObject([
      { exercise_id: id, concept_id: "greetings", modality: "worksheet", started: expect.any(String) },
    ]);
    expect(JSON.stringify(await open())).not.toContain("body");
    await answered(server, id);
    expect(await open()).toEqual([]);
  });

  test("something new is read about first, and a reply is compared without counting", async () => {
    using here = await house();
    await using server = await serving(here);
    const param = { course: "research-methods", concept: "research-questions" };
    const taught = server.client.study.courses[":course"].concepts[":concept"].teach;
    const { text, question } = await (await taught.$get({ param })).json();
    expect([text?.length ?? 0, question?.length ?? 0].every((length) => length > 10)).toBe(true);
    const compared = await (await taught.$post({ param, json: { reply: "no idea" } })).json();
    expect(compared).toMatchObject({ isRight: false });
    const right = await (await taught.$post({ param, json: { reply: compared.answer } })).json();
    expect(right.isRight).toBe(true);
    const { report } = await (await server.client.study.courses[":course"].progress.$get({ param })).json();
    expect(report.counts.new).toBe(report.counts.concepts);
  });

  test("a word list becomes a course and goes out again; what cannot be read says why and leaves nothing", async () => {
    using here = await house();
    await using server = await serving(here);
    const { base, headers } = server;
    const post = (query: string, body: string) =>
      fetch(`${base}/api/study/import?${query}`, { method: "POST", headers, body });
    const list = "term,meaning\nikan,fish\nnasi,rice\nair,water\nroti,bread\nalone\n";
    const made = await post("file=words.csv&name=kitchen", list);
    expect(made.status).toBe(201);
    expect(await parsed(made)).toMatchObject({
      name: "kitchen",
      report: { items: 4, skipped: [{ where: expect.any(String), why: expect.any(String) }] },
    });
    expect((await post("file=words.csv&name=kitchen", list)).status).toBe(400);
    for (const [query, body] of [
      ["file=words.csv&name=../up", list],
      ["file=words.exe", list],
      ["file=words.csv", ""],
    ] as const) {
      const refused = await post(query, body);
      expect([query, refused.status]).toEqual([query, 400]);
    }
    for (const format of ["apkg", "csv", "xapi"]) {
      const out = await fetch(`${base}/api/study/courses/kitchen/export?format=${format}`, { headers });
      expect(out.headers.get("content-disposition")).toContain("attachment");
      expect((await out.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    const odd = await fetch(`${base}/api/study/courses/kitchen/export?format=exe`, { headers });
    expect(odd.status).toBe(400);
  });
});
