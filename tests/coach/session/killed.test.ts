import { expect, test } from "bun:test";
import { join } from "node:path";
import { courseOfDeck } from "../../../src/coach/deck/course-of-deck.ts";
import { learningOf } from "../../../src/coach/session/learning.ts";
import { courseState } from "../../../src/learning/state/course-state.ts";
import { copied, type Moment, moments, stoppingDisk } from "../../store/stopping-disk.ts";
import { numbersTo, swept, times } from "../../sweep.ts";
import {
  deck,
  happening,
  learnerHome,
  openCoaching,
  optionsFor,
  shortSession,
  type Tap,
  tickingPorts,
} from "./samples.ts";

const child = join(import.meta.dir, "children", "coached.ts");
type Shown = { state: string; counters: Record<string, number>; final: boolean; word: string | null };

async function untilItStops(
  home: string,
  n: number,
  moment: Moment,
): Promise<{ shown: Shown[]; operations: number }> {
  const { disk, until, count } = stoppingDisk(n, moment);
  const shown: Shown[] = [];
  const going = (async () => {
    const coaching = await openCoaching(
      optionsFor(home, { ports: { ...tickingPorts(), disk }, snapshotBytes: 2000 }),
    );
    for (const tap of shortSession) {
      const { state } = await coaching.happen(happening(tap));
      shown.push({ ...state.position, word: state.current?.id ?? null });
    }
    await coaching.close();
  })();
  await until(going);
  return { shown, operations: count() };
}

test("stopped at any operation of the disk, a session goes on at the speaking state with its counters kept", async () => {
  using dry = learnerHome();
  const { shown: whole, operations } = await untilItStops(dry.home, 0, "before");
  expect(whole.length).toBe(shortSession.length);
  expect(operations).toBeGreaterThan(100);
  for (const n of swept(numbersTo(operations), 12)) {
    const moment = moments[n % 3] ?? "before";
    using one = learnerHome();
    const { shown } = await untilItStops(one.home, n, moment);
    using other = copied(one.home);
    await takenUp(other.path, shown, whole);
  }
});

test("killed by the system, it does so too", async () => {
  using dry = learnerHome();
  const { shown: whole, operations } = await untilItStops(dry.home, 0, "before");
  for (const n of swept(numbersTo(operations).slice(4), times(1, 12))) {
    using one = learnerHome();
    const started = Bun.spawn([process.execPath, child, one.home, String(n), moments[n % 3] ?? "before"], {
      stdout: "pipe",
    });
    const lines = (await new Response(started.stdout).text())
      .split("\n")
      .filter((line) => line.startsWith("{"));
    await started.exited;
    expect(started.signalCode).toBe("SIGKILL");
    await takenUp(
      one.home,
      lines.map((line): Shown => JSON.parse(line)),
      whole,
    );
  }
});

test("stopped at any operation, words that share a concept are one review, with every word in it (38)", async () => {
  const conceptOf = new Map(deck.items.map(({ id }) => [id, "tasse"]));
  const learning = learningOf({ course: courseOfDeck(deck), conceptOf });
  const use = (text: string): Tap[] => [{ say: text }, "tts_done"];
  const learn = (text: string): Tap[] => ["tts_done", "tts_done", ...use(text), ...use(text), ...use(text)];
  const sittings: Tap[][] = [
    ["start", ...learn("die Tasse")],
    ["resume", ...learn("der Kaffee"), "student_stop"],
    [
      "resume",
      "tts_done",
      "tts_done",
      ...use("Nein"),
      ...use("Hallo"),
      ...use("Hallo"),
      ...use("Nein"),
      ...use("Hallo"),
    ],
  ];
  const run = async (home: string, n: number, moment: Moment) => {
    const { disk, until, count } = stoppingDisk(n, moment);
    const ports = { ...tickingPorts(), disk };
    const going = (async () => {
      for (const list of sittings) {
        const coaching = await openCoaching(optionsFor(home, { learning, ports, snapshotBytes: 4000 }));
        for (const tap of list) await coaching.happen(happening(tap));
        await coaching.close();
      }
    })();
    await until(going);
    return count();
  };
  using dry = learnerHome();
  const operations = await run(dry.home, 0, "before");
  let most = 0;
  for (const n of swept(numbersTo(operations), 12)) {
    using one = learnerHome();
    await run(one.home, n, moments[n % 3] ?? "before");
    using other = copied(one.home);
    const ports = tickingPorts("2026-03-01T11:00:00.000Z");
    const coaching = await openCoaching(optionsFor(other.path, { learning, ports }));
    const pool = coaching.state().pool.map(({ id }) => id);
    await coaching.close();
    const state = courseState(other.path, learning.course, ports);
    const uses = (await state.results()).map(({ result }) => result.uses);
    expect(uses).toEqual(pool.length === 0 ? [] : [pool]);
    const { concepts } = await state.progress();
    expect(concepts.get("tasse")?.reviews.length ?? 0).toBe(uses.length);
    most = Math.max(most, pool.length);
  }
  expect(most).toBe(3);
});

const speakingAgain: Record<string, string> = {
  WAIT_STUDENT: "PROMPT_PRACTICE",
  WAIT_REPEAT: "REPEAT_AFTER_ME",
};

async function takenUp(home: string, shown: readonly Shown[], whole: readonly Shown[]): Promise<void> {
  const ports = tickingPorts("2026-03-01T11:00:00.000Z");
  const coaching = await openCoaching(optionsFor(home, { ports, snapshotBytes: 2000 }));
  try {
    expect(coaching.problems).toEqual([]);
    const { position, current, pool } = coaching.state();
    // What was shown is there; at most the one event that was being written is there too.
    const begun = {
      state: "INIT",
      counters: { usage: 0, failures: 0, presentation: 0, silences: 0 },
      final: false,
      word: null,
    };
    const possible = [shown.at(-1) ?? begun, whole[shown.length] ?? begun];
    expect(possible).toContainEqual({ ...position, word: current?.id ?? null });
    if (position.state !== "INIT") {
      const again = await coaching.happen({ event: "resume", turnId: null, text: "" });
      expect(again.say?.lines.length).toBeGreaterThan(0);
      expect(again.state.position.state).toBe(speakingAgain[position.state] ?? position.state);
      expect(again.state.position.counters).toEqual(position.counters);
    }
    const { concepts, problems } = await courseState(home, courseOfDeck(deck), tickingPorts()).progress();
    expect(problems).toEqual([]);
    // What was skipped is in the pool, and not graded (34).
    const graded = pool.filter(({ outcome }) => outcome === "mastered").map(({ id }) => id);
    expect([...concepts.keys()].sort()).toEqual(graded.sort());
    for (const { reviews } of concepts.values()) expect(reviews.length).toBe(1);
    const words: { queue: string[]; pool: { id: string }[] } = await Bun.file(coaching.places.words).json();
    expect([...words.queue, ...words.pool.map(({ id }) => id)].sort()).toEqual([
      "haette-gern",
      "kaffee",
      "tasse",
    ]);
  } finally {
    await coaching.close();
  }
}
