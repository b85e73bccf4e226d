import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Problem } from "../../src/problem.ts";
import { jobs } from "../../src/server/threads/jobs.ts";
import { type PoolOptions, threadPool } from "../../src/server/threads/pool.ts";
import { swept, times } from "../sweep.ts";
import type { PoolJobs } from "./children/pool-thread.ts";
import { ended, follow } from "./follow.ts";
import { type House, house, project, serving } from "./harness.ts";

const never = new AbortController().signal;

function pool(options: PoolOptions) {
  const made = threadPool<PoolJobs>(join(import.meta.dir, "children", "pool-thread.ts"), options);
  return { ...made, [Symbol.dispose]: () => made.close() };
}

/** Bun's own `rejects` waits without letting a thread's answer in. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    (value) => `It did not fail, and gave ${value}.`,
    (error) => error,
  );
}

describe("threads beside the server's own", () => {
  test("a hook is there what it is here: one that holds claims against sources can be made to look on", async () => {
    const path = join(project, "plugins/lesson-planning/hooks/curriculum-evidence.ts");
    expect(await jobs.hookThere(path, 30)).toMatchObject({ apart: true, holdsAgainstSources: true });
    const other = await jobs.hookThere(join(project, "plugins/lesson-planning/hooks/age-appropriate.ts"), 30);
    expect(other.holdsAgainstSources).toBeUndefined();
  });

  test("what fails there fails here, by its name and in its words", async () => {
    using threads = pool({ most: 1 });
    const refused = await errorOf((await threads.seat(never)).run("refuse"));
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ kind: "usage", message: "There is no such class." });
    expect(await errorOf((await threads.seat(never)).run("fail"))).toMatchObject({
      name: "TypeError",
      message: "broken",
    });
    expect(await errorOf((await threads.seat(never)).run("unsendable"))).toBeInstanceOf(Error);
    expect(await (await threads.seat(never)).run("echo", 7)).toBe(7);
  });

  test("work that never ends is left at once when it is stopped, and its thread does not stay", async () => {
    using threads = pool({ most: 1, graceMs: 10 });
    const stop = new AbortController();
    const spinning = (await threads.seat(stop.signal)).run("spin");
    const behind = threads.seat(never);
    stop.abort();
    expect(await errorOf(spinning)).toMatchObject({ name: "AbortError" });
    expect(await (await behind).run("echo", 1)).toBe(1);
  });

  test("a thread that dies takes one piece of work with it, which says so", async () => {
    using threads = pool({ most: 1 });
    const dying = (await threads.seat(never)).run("die");
    const behind = threads.seat(never);
    expect(await errorOf(dying)).toMatchObject({ message: "It could not be finished: Its thread ended." });
    expect(await (await behind).run("echo", 2)).toBe(2);
  });

  test("a thread that cannot start says so to whoever waits for it", async () => {
    const threads = threadPool<PoolJobs>(join(import.meta.dir, "children", "nothing-here.ts"), { most: 2 });
    const waiting = [threads.seat(never), threads.seat(never), threads.seat(never)];
    for (const error of await Promise.all(waiting.map(errorOf)))
      expect(error).toMatchObject({ message: expect.stringContaining("It could not be finished") });
    threads.close();
  });

  test("whoever waits behind something slow is served by another thread", async () => {
    using threads = pool({ most: 1, slowMs: 20 });
    const stop = new AbortController();
    const spinning = (await threads.seat(stop.signal)).run("spin");
    expect(await (await threads.seat(never)).run("echo", 3)).toBe(3);
    stop.abort();
    expect(await errorOf(spinning)).toMatchObject({ name: "AbortError" });
  });

  test("whoever gives up before there is a place has none, and keeps nobody else from one", async () => {
    using threads = pool({ most: 1 });
    const held = await threads.seat(never);
    const stop = new AbortController();
    const waiting = threads.seat(stop.signal);
    const behind = threads.seat(never);
    stop.abort();
    expect(await errorOf(waiting)).toMatchObject({ name: "AbortError" });
    expect(await held.run("echo", 4)).toBe(4);
    expect(await (await behind).run("echo", 5)).toBe(5);
  });

  test("a place that nobody uses any more is free again", async () => {
    using threads = pool({ most: 1 });
    const stop = new AbortController();
    const unused = await threads.seat(stop.signal);
    stop.abort();
    expect(await (await threads.seat(never)).run("echo", 6)).toBe(6);
    expect(await errorOf(unused.run("echo", 7))).toMatchObject({ name: "AbortError" });
  });

  test("each piece of work is answered once, with its own answer, whatever befalls the others", async () => {
    const kind = fc.constantFrom("echo", "die", "fail", "stopped", "crashLater");
    await fc.assert(
      fc.asyncProperty(
        fc.array(kind, { maxLength: 12 }),
        fc.integer({ min: 1, max: 3 }),
        async (kinds, most) => {
          using threads = pool({ most, graceMs: 5 });
          const outcomes = await Promise.all(
            kinds.map(async (one, value) => {
              const stop = new AbortController();
              const seat = await threads.seat(stop.signal);
              const work =
                one === "echo" || one === "crashLater"
                  ? seat.run(one, value)
                  : seat.run(one === "stopped" ? "spin" : one);
              if (one === "stopped") stop.abort();
              return await work.then(String, () => "failed");
            }),
          );
          outcomes.forEach((outcome, value) => {
            const right = kinds[value] === "echo" || kinds[value] === "crashLater" ? `${value}` : "failed";
            // A crash that comes after its answer takes whatever runs there by then.
            expect(kinds.includes("crashLater") ? [right, "failed"] : [right]).toContain(outcome);
          });
        },
      ),
      { numRuns: times(8, 60) },
    );
  });
});

describe("a plugin's heavy code", () => {
  const heavy = { pluginDirs: [join(project, "tests", "plugins", "heavy")] };
  const impatient = (here: House, limits = "hook=1,turn=1"): House => ({
    ...here,
    env: { ...here.env, TEACHER_ASSIST_TIME_LIMITS: limits },
  });

  type Server = Awaited<ReturnType<typeof serving>>;
  // Two for all of them: their threads load everything anew.
  let patientHouse: House;
  let patient: Server;
  let impatientHouse: House;
  let hurried: Server;
  beforeAll(async () => {
    [patientHouse, impatientHouse] = [await house(), await house()];
    patient = await serving(patientHouse, heavy);
    hurried = await serving(impatient(impatientHouse), heavy);
  });
  afterAll(async () => {
    for (const server of [patient, hurried]) await server.stop();
    for (const here of [patientHouse, impatientHouse]) here[Symbol.dispose]();
  });

  async function lifting(server: Server, input: string) {
    const begun = await (
      await server.client.sessions.$post({ json: { command: "heavy:lift", input } })
    ).json();
    const reader = await follow(server, begun.stream);
    return {
      reader,
      async result() {
        await reader.until(ended);
        reader.close();
        const events = reader.frames.flatMap((frame) => (frame.type === "event" ? [frame.event] : []));
        const status = events.findLast((event) => event.type === "status");
        return { events, result: status?.type === "status" ? status.result : null };
      },
    };
  }

  test.each(["author", "hook"])("%s: code that blocks its thread keeps nobody waiting", async (who) => {
    const sign = join(patientHouse.top, `go-on-${who}`);
    const run = await lifting(patient, `${who} waits on ${encodeURI(sign)}`);
    // The file it waits for is written once the server has answered: on the server's own thread that would be never.
    expect((await patient.get("/api/about")).status).toBe(200);
    writeFileSync(sign, "");
    const { result, events } = await run.result();
    expect(result).toMatchObject({ status: "success", text: "Lifted, elsewhere." });
    expect(events.find((event) => event.type === "hook" && event.name === "weighs")).toMatchObject({
      verdict: "pass",
      report: { elsewhere: true, agent: "heavy", consents: [] },
    });
  });

  const ends: [string, object][] = [
    [
      "author spins",
      { status: "error_timeout", reason: expect.stringContaining("Built-in drafting took longer") },
    ],
    ["hook dies", { status: "error_hook_abort", reason: expect.stringContaining("Its thread ended") }],
    ["hook spins", { status: "error_timeout", reason: expect.stringContaining('The check "weighs"') }],
    ["author throws", { status: "error_model", reason: expect.stringContaining("it was too much") }],
    ["author dies", { status: "error_model", reason: expect.stringContaining("Its thread ended") }],
    ["hook refuses", { status: "error_hook_abort", reason: "That is too heavy." }],
    ["hook throws", { status: "error_hook_abort", reason: expect.stringContaining("it was too much") }],
  ];
  test.each(swept(ends, 4))(
    "%s: the run ends with a status that says so, and the next one succeeds",
    async (input, expected) => {
      const { result } = await (await lifting(hurried, input)).result();
      expect(result).toMatchObject(expected);
      const next = await (await lifting(hurried, "Lift.")).result();
      expect(next.result).toMatchObject({ status: "success", text: "Lifted, elsewhere." });
    },
  );

  test("twenty runs that share a thread do not run out of time by waiting for each other", async () => {
    using here = await house();
    await using server = await serving(impatient(here, "hook=1"), heavy);
    const runs = await Promise.all(Array.from({ length: 20 }, () => lifting(server, "hook takes 100")));
    const results = await Promise.all(runs.map((run) => run.result()));
    expect(results.map(({ result }) => result?.status)).toEqual(results.map(() => "success"));
  });
});
