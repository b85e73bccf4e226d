import { describe, expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { findProgram } from "../../../src/coach/speech/run-program.ts";
import { readWav } from "../../../src/coach/speech/wav.ts";
import type { SheetField } from "../../../src/learning/exercises/worksheet/fields.ts";
import { house, parsed, serving } from "../../server/harness.ts";

// Code runs in a box here.
type Server = Awaited<ReturnType<typeof serving>>;

async function begin(server: Server, course: string, wish: Record<string, unknown>) {
  const reply = await server.send("POST", `/api/study/courses/${course}/exercises`, wish);
  return (await parsed(reply)).exercise_id as string;
}

const look = async (server: Server, id: string) =>
  (await (await server.client.exercises[":id"].$get({ param: { id } })).json()).exercise;

type Looked = Awaited<ReturnType<typeof look>>;

function workOf<Kind extends NonNullable<Looked["work"]>["kind"]>({ work }: Looked, kind: Kind) {
  if (work?.kind !== kind) throw new Error(`no work of ${kind}`);
  return work as Extract<typeof work, { kind: Kind }>;
}

describe("what a page is told of an exercise", () => {
  test("a worksheet comes with its sections, its titles and its file, and after grading with its marks", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await begin(server, "bahasa-melayu", { concept: "greetings", modality: "worksheet", seed: 7 });
    const sheet = await look(server, id);
    expect(sheet).toMatchObject({ concept_title: "Greetings", counts: false, evaluation: null, due: null });
    expect(readFileSync(sheet.place ?? "", "utf8")).toContain("# Worksheet: Greetings");
    const { fields, parts } = workOf(sheet, "worksheet");
    const ids = fields.map((field) => field.id.split(".")[0] ?? "");
    expect(parts.map((part) => part.id)).toEqual([...new Set(ids)]);
    expect(parts.every((part) => part.title !== "" && part.instructions !== "")).toBe(true);
    expect(parts.find((part) => part.title === "Matching")?.columns).toEqual(["Malay", "English"]);

    await server.send("POST", `/api/exercises/${id}/hint`, {});
    const hinted = workOf(await look(server, id), "worksheet").fields.map(({ hints }) => hints.given.length);
    expect(hinted.filter((given) => given > 0)).toEqual([1]);
    const [file] = sheet.files;
    const answers = { [fields[0]?.id ?? ""]: "A" };
    await server.send("PUT", `/api/exercises/${id}/answers`, { answers, version: file?.version });
    const graded = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, {}));
    const after = await look(server, id);
    expect([after.counts, after.evaluation]).toEqual([true, graded.evaluation]);
    // What was graded stays as it was graded, until that is taken back.
    const later = { answers: { [fields[0]?.id ?? ""]: "B" }, version: after.files[0]?.version };
    const refused = await server.send("PUT", `/api/exercises/${id}/answers`, later);
    expect([refused.status, (await parsed(refused)).error.kind]).toEqual([409, "counts"]);
    const whole = { name: after.files[0]?.path, content: "x", version: after.files[0]?.version };
    expect((await server.send("PUT", `/api/exercises/${id}/file`, whole)).status).toBe(409);
    expect((await look(server, id)).files).toEqual(after.files);
    expect(after.due).not.toBeNull();
    await server.send("POST", "/api/study/courses/bahasa-melayu/undo", { exercise: id });
    expect(await look(server, id)).toMatchObject({ counts: false, evaluation: null });
    expect((await server.send("PUT", `/api/exercises/${id}/answers`, later)).status).toBe(200);
    rmSync(sheet.place ?? "");
    const lost = await parsed(await server.send("PUT", `/api/exercises/${id}/answers`, later));
    expect(lost.error.message).toStartWith("The file of this exercise is not where it was.");
  });

  test("code comes with its task and tests but not its solution, and each test has its own outcome", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await begin(server, "intro-to-algorithms", { concept: "big-o-notation", modality: "code" });
    const view = await look(server, id);
    const work = workOf(view, "code");
    expect(work.tests.length).toBeGreaterThan(3);
    expect(JSON.stringify(work)).not.toContain("solution");
    const [file] = view.files;
    const content = `def ${work.function}(*given):\n    print("here")\n    return 17\n`;
    await server.send("PUT", `/api/exercises/${id}/file`, {
      name: file?.path,
      content,
      version: file?.version,
    });
    const { evaluation, recorded } = await parsed(
      await server.send("POST", `/api/exercises/${id}/grade`, { record: false }),
    );
    expect(recorded).toBe(false);
    expect(evaluation.details.tests.map((one: { name: string }) => one.name)).toEqual(
      work.tests.map(({ name }) => name),
    );
    const failed = evaluation.details.tests.find((one: { status: string }) => one.status === "fail");
    expect(failed).toMatchObject({ actual: "17", output: expect.stringContaining("here") });
    expect((await look(server, id)).counts).toBe(false);
  });

  test("a long answer is written into its page, read back, and judged by its dimensions", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await begin(server, "research-methods", { concept: "hypotheses", modality: "long_form" });
    const page = await look(server, id);
    const { files, place } = page;
    const { response: before, rubric } = workOf(page, "long_form");
    expect([before, rubric.dimensions.length > 1]).toEqual(["", true]);
    const response =
      "A hypothesis is a prediction that data could show to be wrong.\n\nSo a null result is a result, because it tells us that the effect may be small.";
    const saved = await parsed(
      await server.send("PUT", `/api/exercises/${id}/answers`, {
        answers: { response },
        version: files[0]?.version,
      }),
    );
    const again = await look(server, id);
    expect([workOf(again, "long_form").response, again.files[0]?.version]).toEqual([response, saved.version]);
    expect(readFileSync(place ?? "", "utf8")).toContain("**Your response** (write below this line):");
    const { evaluation } = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, {}));
    expect(evaluation.details.dimensions.map((one: { name: string }) => one.name)).toEqual(
      rubric.dimensions.map(({ name }) => name),
    );
    // One rating for all of it settles what the program was not sure of.
    const own = await parsed(await server.send("POST", `/api/exercises/${id}/grade`, { self: 2 }));
    expect(own).toMatchObject({ recorded: true, evaluation: { provisional: false, fsrs_rating: 2 } });
  });

  test("a photo that could not be read says why, and gives nothing away before it is asked for", async () => {
    using here = await house();
    await using server = await serving(here);
    const id = await begin(server, "bahasa-melayu", { concept: "jawi-basics", modality: "image_review" });
    const blank =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
    const { headers, base } = server;
    const body = new Uint8Array(Buffer.from(blank, "base64"));
    const reply = await parsed(
      await fetch(`${base}/api/exercises/${id}/image`, { method: "POST", headers, body }),
    );
    expect(reply.error.kind).toBe("unread");
    expect(reply.unread).toEqual({ reason: expect.stringContaining("cannot be read here"), reference: null });
  });

  const speaks = findProgram("espeak-ng") !== null;
  if (!speaks) console.log("skipped: a listening exercise is not heard, because there is no espeak-ng here");
  test.skipIf(!speaks)(
    "a listening exercise is heard as a wav, question by question, and answered; a word is heard where it is asked for",
    async () => {
      using here = await house();
      await using server = await serving(here);
      const id = await begin(server, "bahasa-melayu", { concept: "greetings", kind: "audio", seed: 5 });
      const { headers, base } = server;
      const sound = (path: string) => fetch(`${base}/api/exercises/${id}/${path}`, { headers });
      const first = await sound("sound/0?slow=true");
      expect(first.headers.get("content-type")).toBe("audio/wav");
      expect(readWav(new Uint8Array(await first.arrayBuffer())).samples.length).toBeGreaterThan(4000);
      expect([(await sound("sound/1")).status, (await sound("said/0")).ok]).toEqual([404, false]);
      expect((await sound("sound/nothing")).status).toBe(404);
      const answer = await server.send("POST", `/api/exercises/${id}/answer`, { line: "x", at: 0 });
      expect((await parsed(answer)).correct).toBe(false);
      const late = await server.send("POST", `/api/exercises/${id}/answer`, { line: "y", at: 0 });
      expect([late.status, (await parsed(late)).error.kind]).toEqual([409, "answered"]);
      expect((await sound("sound/1")).status).toBe(200);
      const said = (of: Record<string, string>) =>
        fetch(`${base}/api/study/said?${new URLSearchParams(of)}`, { headers });
      const word = await said({ text: "jiran", language: "ms" });
      expect([word.status, word.headers.get("content-type")]).toEqual([200, "audio/wav"]);
      expect((await said({ text: "jiran", language: "tlh" })).status).toBe(404);
      const talk = await begin(server, "bahasa-melayu", { concept: "greetings", modality: "conversation" });
      const asked = { text: "how do you pronounce jiran?" };
      const heard = await parsed(await server.send("POST", `/api/exercises/${talk}/talk`, asked));
      expect([heard.sound, heard.evaluation]).toEqual([{ text: "jiran", language: "ms" }, null]);
    },
  );

  test("a card comes with when it would come back, by how it is rated", async () => {
    using here = await house();
    await using server = await serving(here);
    const param = { course: "bahasa-melayu" };
    const hand = await (await server.client.cards[":course"].$get({ param })).json();
    expect([hand.given, hand.next]).toEqual([0, null]);
    const times = ([1, 2, 3, 4] as const).map((rating) => Date.parse(hand.outlook?.[rating] ?? ""));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const json = { card: hand.due[0]?.id ?? "", rating: 4 as const };
    const after = await (await server.client.cards[":course"].answer.$post({ param, json })).json();
    expect([after.given, after.due.length]).toEqual([1, hand.due.length - 1]);
  });

  test("a conversation comes with what was said in it so far, and nothing of what is still to come", async () => {
    using here = await house();
    await using server = await serving(here);
    const wish = { concept: "greetings", modality: "conversation", seed: 3 };
    const id = await begin(server, "bahasa-melayu", wish);
    expect(workOf(await look(server, id), "conversation").past).toEqual([]);
    await server.send("POST", `/api/exercises/${id}/talk`, { text: "xyzzy" });
    await server.send("POST", `/api/exercises/${id}/talk`, { text: "I do not know" });
    const { past } = workOf(await look(server, id), "conversation");
    expect(past).toHaveLength(1);
    expect(past[0]).toMatchObject({ settled: null, replies: [{ text: "xyzzy" }] });
    expect(past[0]?.said.at(-1)).toMatchObject({ after: 1, asked: "I do not know" });
  });
});

test("the parts of a sentence to be put in order come mixed only, as the question has them", async () => {
  using here = await house();
  await using server = await serving(here);
  // A sentence is asked for once its words were met, a few with each sheet.
  await server.send("PUT", "/api/study/settings", { newWords: 500 });
  const mixed: SheetField[] = [];
  for (let seed = 5; seed < 15 && mixed.length === 0; seed++) {
    const wish = { concept: "word-order", modality: "worksheet", bloom: "apply", seed, fresh: true };
    const sheet = await look(server, await begin(server, "bahasa-melayu", wish));
    await server.send("POST", `/api/exercises/${sheet.exercise_id}/met`, {});
    mixed.push(...workOf(sheet, "worksheet").fields.filter(({ judging }) => judging === "reorder"));
  }
  expect(mixed.length).toBeGreaterThan(0);
  expect(mixed.every(({ options, prompt }) => options.length === 0 && prompt.includes(" · "))).toBe(true);
});
