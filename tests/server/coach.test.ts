import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openSitting } from "../../src/coach/session/sitting.ts";
import { learnerHome, optionsFor } from "../coach/session/samples.ts";
import { type House, house, parsed, serving } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;

async function opened(server: Server, deck = "german", words?: number, only?: string[]) {
  const reply = await server.client.coach[":deck"].open.$post({ param: { deck }, json: { words, only } });
  expect(reply.status).toBe(200);
  return await reply.json();
}

type Event =
  | "tts_done"
  | "asr_result"
  | "timeout"
  | "resume"
  | `student_${"skip" | "back" | "stop" | "pause" | "help"}`;

async function happens(server: Server, event: Event, text = "", deck = "german") {
  const json = { event, turnId: null, text };
  return await (await server.client.coach[":deck"].happen.$post({ param: { deck }, json })).json();
}

/** The coach speaks until it is the learner's turn. */
async function spoken(server: Server, deck = "german") {
  for (let n = 0; n < 10; n++) {
    const step = await happens(server, "tts_done", "", deck);
    if (step.say === null) return step;
  }
  throw new Error("The coach talks on and on.");
}

async function says(server: Server, text: string) {
  return await happens(server, "asr_result", text);
}

describe("a coached word", () => {
  test("is said three times, and each time it is told what was heard and whether it counted", async () => {
    using here = await house();
    await using server = await serving(here);
    const { step: first, resumed } = await opened(server, "german", 1);
    expect([resumed, first.word?.target, first.uses, first.required]).toEqual([false, "Guten Morgen", 0, 3]);
    expect(first.say?.lines.some(({ language }) => language === "de")).toBe(true);
    expect(first.listen).toBeNull();
    const asked = await spoken(server);
    expect(asked.listen).toMatchObject({ language: "de", timeoutMs: 8000, typing: false });

    const wrong = await says(server, "Gute Nacht");
    expect(wrong.verdict).toMatchObject({ verdict: "incorrect", counted: false, heard: "Gute Nacht" });
    expect(wrong.verdict?.part).toMatchObject({ is: "another" });
    expect([wrong.uses, wrong.counters.failures, wrong.tries]).toEqual([0, 1, 1]);
    await spoken(server);
    const once = await says(server, "Na dann: guten Morgen, Frau Weber");
    expect(once.verdict).toMatchObject({
      verdict: "correct",
      counted: true,
      part: { from: 9, to: 21, is: "word" },
    });
    await spoken(server);
    const twice = await says(server, "Guten Morgen");
    expect(twice.uses).toBe(2);
    await spoken(server);
    const thrice = await says(server, "Guten Morgen zusammen");
    expect([thrice.uses, thrice.final, thrice.state]).toEqual([3, false, "COMPLETE_WORD"]);
    expect(thrice.done).toMatchObject([{ target: "Guten Morgen", outcome: "mastered" }]);

    const over = await happens(server, "tts_done");
    expect([over.final, over.word, over.summary?.stoppedIn]).toEqual([true, null, null]);
    const [learned] = over.summary?.words ?? [];
    expect(Date.parse(learned?.due ?? "")).toBeGreaterThan(Date.now());
    expect(over.summary?.left).toBeGreaterThan(3);
    const { decks } = await (await server.client.coach.decks.$get()).json();
    expect(decks.find(({ name }) => name === "german")).toMatchObject({ learned: 1, unfinished: false });
  });

  test("what is unclear is asked about and does not count; help moves no counter; skipped, it is put off", async () => {
    using here = await house();
    await using server = await serving(here);
    await opened(server);
    await spoken(server);
    const unclear = await says(server, "Gutn Morgn");
    expect([unclear.verdict?.verdict, unclear.uses, unclear.state]).toEqual(["unclear", 0, "ASK_AGAIN"]);
    const { counters } = await spoken(server);
    const helped = await happens(server, "student_help");
    expect(helped.counters).toEqual(counters);
    expect(helped.say?.lines.length).toBeGreaterThan(1);
    await spoken(server);
    const skipped = await happens(server, "student_skip");
    expect(skipped.done).toMatchObject([{ target: "Guten Morgen", outcome: "deferred", skipped: true }]);
    expect(skipped.skipped?.target).toBe("Guten Morgen");
    const next = await spoken(server);
    expect(next.word?.target).not.toBe("Guten Morgen");
  });

  test("what is nothing like the word has no part marked", async () => {
    using here = await house();
    await using server = await serving(here);
    await opened(server);
    await spoken(server);
    expect((await says(server, "Ein blaues Fahrrad")).verdict).toMatchObject({ part: null, language: "en" });
  });

  test("skipped, it can be brought back with its uses, and is not in the way of anything", async () => {
    using here = await house();
    await using server = await serving(here);
    await opened(server);
    await spoken(server);
    await says(server, "Guten Morgen");
    await happens(server, "student_skip");
    await spoken(server);
    const back = await happens(server, "student_back");
    expect([back.word?.gloss, back.uses, back.done, back.skipped]).toEqual(["good morning", 1, [], null]);
    expect((await happens(server, "student_back")).outcome).toBe("ignored");
  });

  test("put off, it is practised again at once where that is asked for, and what a session came to stays to be seen", async () => {
    using here = await house();
    await using server = await serving(here);
    const look = async () =>
      await (await server.client.coach[":deck"].$get({ param: { deck: "german" } })).json();
    expect((await look()).last).toBeNull();
    await opened(server, "german", 1);
    expect((await look()).last).toBeNull();
    await happens(server, "student_skip");
    const over = await happens(server, "tts_done");
    expect(over.summary?.words).toMatchObject([{ target: "Guten Morgen", skipped: true, due: null }]);
    const { last } = await look();
    expect(last).toEqual(over.summary);
    const again = await opened(
      server,
      "german",
      undefined,
      last?.words.map(({ id }) => id),
    );
    expect([again.step.word?.target, again.step.ahead]).toEqual(["Guten Morgen", 0]);
  });

  test("a pause holds everything until the learner goes on; a page that comes back finds it resting", async () => {
    using here = await house();
    await using server = await serving(here);
    await opened(server);
    await spoken(server);
    const paused = await happens(server, "student_pause");
    expect([paused.resting, paused.listen, paused.say]).toEqual([true, null, null]);
    expect(paused.note).toContain("rest");
    const dropped = await says(server, "Guten Morgen");
    expect([dropped.outcome, dropped.uses]).toEqual(["ignored", 0]);
    const { step, resumed } = await opened(server);
    expect([resumed, step.resting, step.say, step.word?.gloss]).toEqual([true, true, null, "good morning"]);
    const awake = await happens(server, "resume");
    expect([awake.resting, awake.say !== null]).toEqual([false, true]);
  });
});

describe("a session", () => {
  test("goes on at its word after the server was started again, with its uses", async () => {
    using here = await house();
    {
      await using server = await serving(here);
      await opened(server);
      await spoken(server);
      await says(server, "Guten Morgen");
    }
    await using server = await serving(here);
    const param = { deck: "german" };
    const look = await (await server.client.coach[":deck"].$get({ param })).json();
    expect(look).toMatchObject({ deck: { unfinished: true, course: "german" }, open: false });
    const closed = await server.send("POST", "/api/coach/german/happen", { event: "timeout" });
    expect([closed.status, (await parsed(closed)).error.kind]).toEqual([409, "not_open"]);
    const { step, resumed } = await opened(server);
    expect([resumed, step.word?.gloss, step.uses]).toEqual([true, "good morning", 1]);
    expect(step.say).not.toBeNull();
    expect(logsOf(here)).toHaveLength(1);
  });

  test("that was stopped in a word says so, and goes on there", async () => {
    using here = await house();
    await using server = await serving(here);
    await opened(server);
    await spoken(server);
    const stopped = await happens(server, "student_stop");
    expect([stopped.final, stopped.summary?.stoppedIn]).toEqual([true, "Guten Morgen"]);
    const { step, resumed } = await opened(server);
    expect([resumed, step.final, step.word?.gloss]).toEqual([true, false, "good morning"]);
  });

  test("is one a deck: another tab takes it over, and the first is told", async () => {
    using here = await house();
    await using server = await serving(here);
    const one = await opened(server);
    await spoken(server);
    const two = await opened(server);
    expect([two.resumed, two.step.word?.id]).toEqual([true, one.step.word?.id]);
    const say = (seat: string) =>
      server.send("POST", "/api/coach/german/happen", { event: "asr_result", text: "Guten Morgen", seat });
    const late = await say(one.seat);
    expect([late.status, (await parsed(late)).error.kind]).toEqual([409, "elsewhere"]);
    await spoken(server);
    expect((await parsed(await say(two.seat))).uses).toBe(1);
    const close = (seat: string) => server.send("POST", "/api/coach/german/close", { seat });
    expect(await parsed(await close(one.seat))).toEqual({ closed: false });
    expect(await parsed(await close(two.seat))).toEqual({ closed: true });
    expect((await opened(server)).step.uses).toBe(1);
  });

  test("that a terminal has is not taken from it", async () => {
    using one = learnerHome();
    const sitting = await openSitting(optionsFor(one.home));
    await expect(openSitting(optionsFor(one.home))).rejects.toThrow("another window");
    await sitting.close();
    await (await openSitting(optionsFor(one.home))).close();
  });
});

describe("what cannot be", () => {
  test("is refused in words: an unknown deck, an event that is not a learner's, a deck that is a path", async () => {
    using here = await house();
    await using server = await serving(here);
    const unknown = await server.send("POST", "/api/coach/germn/open", {});
    expect([unknown.status, (await parsed(unknown)).error.message]).toEqual([
      400,
      "There is no deck germn. Did you mean german?",
    ]);
    await opened(server);
    for (const event of ["start", "usage_correct", ""]) {
      const bad = await server.send("POST", "/api/coach/german/happen", { event });
      expect([event, bad.status]).toEqual([event, 400]);
    }
    const path = await server.get(`/api/coach/${encodeURIComponent("../../etc/passwd")}`);
    expect(path.status).toBe(400);
    const long = await server.send("POST", "/api/coach/german/happen", {
      event: "asr_result",
      text: "a".repeat(3_000),
    });
    expect(long.status).toBe(400);
  });
});

test("the drawing lights the state that is asked for, in the colours that are asked for, and ignores what is none", async () => {
  using here = await house();
  await using server = await serving(here);
  const drawn = async (query: string) => {
    const reply = await server.get(`/api/coach/diagram.svg${query}`);
    expect(reply.headers.get("content-type")).toStartWith("image/svg+xml");
    return await reply.text();
  };
  expect(await drawn("?state=WAIT_STUDENT")).toContain("WAIT_STUDENT: the session is here");
  expect(await drawn("?state=%3Cscript%3E")).not.toContain("script");
  expect(await drawn("")).toContain("prefers-color-scheme: dark");
  expect(await drawn("?scheme=dark")).not.toContain("prefers-color-scheme");
});

function logsOf({ env }: House): string[] {
  const folder = join(env.HOME ?? "", ".claude", "teaching", "learner", "german", "coach");
  return readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
}
