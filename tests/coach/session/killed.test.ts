import { expect, test } from "bun:test";
import { join } from "node:path";
import { courseOfDeck } from "../../../src/coach/deck/course-of-deck.ts";
import { courseState } from "../../../src/learning/state/course-state.ts";
import { deck, learnerHome, openCoaching, optionsFor, shortSession, tickingPorts } from "./samples.ts";

const child = join(import.meta.dir, "children", "coached.ts");

async function run(...args: (string | number)[]): Promise<string[]> {
  const started = Bun.spawn([process.execPath, child, ...args.map(String)], { stdout: "pipe" });
  const out = await new Response(started.stdout).text();
  await started.exited;
  return out.trim().split("\n").filter(Boolean);
}

type Shown = { state: string; counters: Record<string, number>; word: string | null };
const speakingAgain: Record<string, string> = { WAIT_STUDENT: "PROMPT_PRACTICE", WAIT_REPEAT: "REPEAT_AFTER_ME" };

test("killed at any operation of the disk, a session goes on at the speaking state with its counters kept", async () => {
  using dry = learnerHome();
  const whole = await run(dry.home);
  const operations = Number(whole.at(-1)?.split(" ")[1]);
  expect(whole.length).toBe(shortSession.length + 1);
  expect(operations).toBeGreaterThan(60);
  const shownWhole: Shown[] = whole.slice(0, -1).map((line) => JSON.parse(line));
  const kills = Array.from({ length: operations }, (_, n) => n + 1);
  const atOnce = 2;
  for (let from = 0; from < kills.length; from += atOnce)
    await Promise.all(kills.slice(from, from + atOnce).map((kill) => resumed(kill, shownWhole)));
}, 240_000);

async function resumed(kill: number, whole: readonly Shown[]): Promise<void> {
  using one = learnerHome();
  const moment = ["before", "half", "after"][kill % 3] ?? "before";
  const shown: Shown[] = (await run(one.home, kill, moment)).filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const coaching = await openCoaching(optionsFor(one.home, { ports: tickingPorts("2026-03-01T11:00:00.000Z"), snapshotBytes: 2000 }));
  try {
    expect(coaching.problems).toEqual([]);
    const { position, current, pool } = coaching.state();
    const now = { state: position.state, counters: position.counters, final: position.final, word: current?.id ?? null };
    // What was shown is there; at most the one event that was being written is there too.
    expect([...whole.slice(Math.max(0, shown.length - 1), shown.length + 1), { ...now, state: "INIT", word: null }].map((each) => JSON.stringify(each))).toContain(
      JSON.stringify(shown.length === 0 && position.state === "INIT" ? { ...now, state: "INIT", word: null } : now),
    );
    if (position.state !== "INIT") {
      const again = await coaching.happen({ event: "resume", turnId: null, text: "" });
      expect(again.say?.lines.length).toBeGreaterThan(0);
      expect(again.state.position.state).toBe(speakingAgain[position.state] ?? position.state);
      expect(again.state.position.counters).toEqual(position.counters);
    }
    const { concepts, problems } = await courseState(one.home, courseOfDeck(deck), tickingPorts()).progress();
    expect(problems).toEqual([]);
    expect([...concepts.keys()].sort()).toEqual(pool.map(({ id }) => id).sort());
    for (const { reviews } of concepts.values()) expect(reviews.length).toBe(1);
    const words: { queue: string[]; pool: { id: string }[] } = await Bun.file(coaching.places.words).json();
    expect([...words.queue, ...words.pool.map(({ id }) => id)].sort()).toEqual(["haette-gern", "kaffee", "tasse"]);
  } finally {
    await coaching.close();
  }
}
