import { describe, expect, test } from "bun:test";
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { courseOfDeck } from "../../../src/coach/deck/course-of-deck.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { Entry, Head, logLine } from "../../../src/coach/session/event-log.ts";
import { learningOf } from "../../../src/coach/session/learning.ts";
import { coachPlaces } from "../../../src/coach/session/places.ts";
import { replayEntry } from "../../../src/coach/session/replay.ts";
import { whereItStands } from "../../../src/coach/session/where-it-stands.ts";
import { courseState } from "../../../src/learning/state/course-state.ts";
import { failingDisk } from "../../store/watched-disk.ts";
import {
  answering,
  deck,
  learnerHome,
  openCoaching,
  optionsFor,
  shortSession,
  spec02,
  spec03,
  type Tap,
  taps,
  tickingPorts,
} from "./samples.ts";

const later = () => tickingPorts("2026-03-01T12:00:00.000Z");
const progressOf = (home: string) => courseState(home, courseOfDeck(deck), tickingPorts()).progress();

describe("the log", () => {
  test("replays to the same bytes", async () => {
    using one = learnerHome();
    const coaching = await openCoaching(optionsFor(one.home));
    await taps(coaching, ...shortSession, "timeout", "tts_done", "student_help", "tts_done", "student_stop");
    await coaching.close();
    const bytes = readFileSync(coaching.places.log(coaching.sessionId), "utf8");
    const [first = "", ...lines] = bytes.trimEnd().split("\n");
    const coach = coachFor(spec03, deck);
    const head = Head.parse(JSON.parse(first));
    let state = head.begin;
    let again = new TextDecoder().decode(logLine(head));
    for (const line of lines) {
      const { advanced, again: entry } = replayEntry(coach, state, Entry.parse(JSON.parse(line)));
      state = advanced.state;
      again += new TextDecoder().decode(logLine(entry));
    }
    expect(again).toBe(bytes);
    expect(state).toEqual(coaching.state());
  });

  test("does not hold what changed nothing, and a full disk changes nothing", async () => {
    using one = learnerHome();
    const { disk, fail } = failingDisk();
    const coaching = await openCoaching(optionsFor(one.home, { ports: { ...tickingPorts(), disk } }));
    await taps(coaching, "start", "tts_done", "tts_done");
    const size = readFileSync(coaching.places.log(coaching.sessionId)).length;
    await taps(coaching, "tts_done", "start");
    const before = coaching.state();
    fail.write = "ENOSPC";
    await expect(taps(coaching, { say: "die Tasse" })).rejects.toThrow("the disk is full");
    expect(coaching.state()).toBe(before);
    expect(readFileSync(coaching.places.log(coaching.sessionId)).length).toBe(size);
    delete fail.write;
    expect((await taps(coaching, { say: "die Tasse" })).state.position.counters.usage).toBe(1);
    await coaching.close();
  });

  test("that was cut short is cut to its last whole line", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await taps(first, "start", "tts_done", "tts_done", { say: "die Tasse" });
    await first.close();
    const path = first.places.log(first.sessionId);
    truncateSync(path, readFileSync(path).length - 7);
    const second = await openCoaching(optionsFor(one.home, { ports: later() }));
    expect([second.resumed, second.state().position.state, second.problems]).toEqual([
      true,
      "WAIT_STUDENT",
      [],
    ]);
    await taps(second, "resume");
    await second.close();
    for (const line of readFileSync(path, "utf8").trimEnd().split("\n"))
      expect(() => JSON.parse(line)).not.toThrow();
  });

  test("that is damaged is kept aside, and the session goes on from before the damage", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await taps(first, "start", "tts_done", "tts_done", { say: "die Tasse" });
    await first.close();
    const path = first.places.log(first.sessionId);
    const lines = readFileSync(path, "utf8").split("\n");
    lines[3] = "{{{";
    writeFileSync(path, lines.join("\n"));
    const second = await openCoaching(optionsFor(one.home, { ports: later() }));
    expect(second.problems.join()).toContain("kept as");
    expect(second.state().position.state).toBe("PROMPT_PRACTICE");
    expect(readdirSync(second.places.folder).some((name) => name.includes("damaged"))).toBe(true);
    await second.close();
  });
});

describe("taking a session up again", () => {
  test("asks again where it waited, with the counters kept, from a snapshot or without one", async () => {
    for (const remove of [false, true]) {
      using one = learnerHome();
      const first = await openCoaching(optionsFor(one.home, { snapshotBytes: 500 }));
      await taps(first, ...shortSession);
      const before = first.state();
      await first.close();
      const snapshot = first.places.snapshot(first.sessionId);
      expect(readFileSync(snapshot, "utf8")).toContain(spec03.hash);
      if (remove) rmSync(snapshot);
      const second = await openCoaching(optionsFor(one.home, { ports: later() }));
      expect([second.resumed, second.sessionId]).toEqual([true, first.sessionId]);
      expect(second.state()).toEqual(before);
      const again = await taps(second, "resume");
      expect(again.state.position).toEqual({ ...before.position, state: "PROMPT_PRACTICE" });
      await second.close();
    }
  });

  test("two windows cannot coach the same deck at once", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await expect(openCoaching(optionsFor(one.home))).rejects.toThrow("another window");
    await first.close();
    await (await openCoaching(optionsFor(one.home, { ports: later() }))).close();
  });

  test("under another spec, the word goes on at its cue with its counters, and a word given up counts as put off", async () => {
    using one = learnerHome();
    const old = await openCoaching(optionsFor(one.home, { coach: coachFor(spec02, deck) }));
    const miss = [{ say: "Hallo du" }, "tts_done"] as const;
    await taps(
      old,
      "start",
      "tts_done",
      "tts_done",
      ...miss,
      ...miss,
      ...miss,
      "tts_done",
      { say: "ein Kaffee" },
      "tts_done",
    );
    expect(old.state().pool).toEqual([{ id: "tasse", usage: 0, outcome: "mastered", credits: 0 }]);
    await old.close();
    const now = await openCoaching(optionsFor(one.home, { ports: later() }));
    expect([now.resumed, now.sessionId === old.sessionId]).toEqual([true, false]);
    expect(now.state()).toMatchObject({
      spec: { version: "0.3" },
      position: { state: "PROMPT_PRACTICE", counters: { usage: 1, silences: 0 } },
      current: { id: "kaffee" },
      queue: ["haette-gern"],
      pool: [{ id: "tasse", usage: 0, outcome: "deferred" }],
    });
    expect((await taps(now, "resume")).say?.lines.length).toBeGreaterThan(0);
    await now.close();
  });

  test("a deck that has lost words meanwhile is coached without them", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await taps(first, "start", "tts_done", "tts_done", { say: "die Tasse" });
    await first.close();
    const smaller = coachFor(spec03, { ...deck, items: deck.items.filter(({ id }) => id !== "kaffee") });
    const second = await openCoaching(optionsFor(one.home, { coach: smaller, ports: later() }));
    expect(second.state()).toMatchObject({
      current: { id: "tasse" },
      queue: ["haette-gern"],
      position: { state: "PROMPT_PRACTICE", counters: { usage: 1 } },
    });
    await second.close();
  });

  test("a list of words that is lost is made again from the log", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await taps(first, ...shortSession);
    const before = first.state();
    await first.close();
    writeFileSync(first.places.words, "not json");
    const second = await openCoaching(optionsFor(one.home, { ports: later() }));
    expect(second.problems.join()).toContain("damaged");
    expect(second.state()).toEqual(before);
    await second.close();
  });

  test("after a stop, it goes on with the word that was not finished, and its counters; then with those put off", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await taps(first, "start", "tts_done", "student_skip", "tts_done", "tts_done", "tts_done");
    await taps(first, { say: "Hallo" }, "tts_done", { say: "ein Kaffee" }, "tts_done");
    const { position, current } = first.state();
    expect((await taps(first, "student_stop")).state.position.state).toBe("SESSION_DONE");
    await first.close();
    expect(await whereItStands(one.home, "cafe", tickingPorts())).toBe("WAIT_STUDENT");
    const second = await openCoaching(optionsFor(one.home, { ports: later() }));
    expect([second.resumed, second.sessionId]).toEqual([true, first.sessionId]);
    const on = await taps(second, "resume");
    expect(on.say?.lines.length).toBeGreaterThan(0);
    expect(on.state).toMatchObject({
      position: { ...position, state: "PROMPT_PRACTICE" },
      current: { ...current, failed: 1 },
      queue: ["haette-gern"],
      left: null,
    });
    await taps(second, "student_skip", "tts_done", "student_skip", "tts_done");
    expect(second.state().position.final).toBe(true);
    await second.close();
    const third = await openCoaching(
      optionsFor(one.home, { ports: tickingPorts("2026-03-02T12:00:00.000Z") }),
    );
    expect(third.state().queue).toEqual(["tasse", "kaffee", "haette-gern"]);
    expect(third.state().pool.map(({ usage }) => usage)).toEqual([0, 1, 0]);
    await taps(third, "start", "student_skip", "tts_done", "student_skip", "tts_done");
    expect(third.state().pool.find(({ id }) => id === "kaffee")?.usage).toBe(1);
    await third.close();
    writeFileSync(third.places.words, "not json");
    const fourth = await openCoaching(
      optionsFor(one.home, { ports: tickingPorts("2026-03-03T12:00:00.000Z") }),
    );
    expect(fourth.state().pool.find(({ id }) => id === "kaffee")?.usage).toBe(1);
    await fourth.close();
  });
});

/** Two misses, and three repeats that fail: the word is put off. */
const failsOut: readonly Tap[] = ["Hallo", "Nein", "Hallo", "Nein", "Hallo"].flatMap((say): Tap[] => [
  { say },
  "tts_done",
]);

describe("a coached word in the learner's record (38)", () => {
  test("that was skipped is not in it, whatever went before; nor is it counted among its lesson's words (34)", async () => {
    using one = learnerHome();
    const coaching = await openCoaching(optionsFor(one.home));
    await taps(coaching, "start", "student_skip", "tts_done", "tts_done", "tts_done", { say: "Hallo" });
    await taps(coaching, "tts_done", { say: "skip" }, "tts_done", "student_skip", "tts_done");
    expect(coaching.state().position.final).toBe(true);
    await coaching.close();
    expect([...(await progressOf(one.home)).concepts.keys()]).toEqual([]);

    using other = learnerHome();
    const conceptOf = new Map(deck.items.map(({ id }) => [id, "tasse"]));
    const learning = learningOf({ course: courseOfDeck(deck), conceptOf });
    const shared = await openCoaching(optionsFor(other.home, { learning }));
    const use = [{ say: "die Tasse" }, "tts_done"] as const;
    await taps(shared, "start", "tts_done", "tts_done", ...use, ...use, ...use);
    await taps(shared, "student_skip", "tts_done", "student_skip", "tts_done");
    await shared.close();
    const { concepts } = await progressOf(other.home);
    expect(concepts.get("tasse")?.exercise_history).toMatchObject([{ rating: 4, percentage: 1 }]);
  });

  test("that was skipped and brought back is graded by how it went then, also after a restart", async () => {
    using one = learnerHome();
    const first = await openCoaching(optionsFor(one.home));
    await taps(first, "start", "tts_done", "tts_done", { say: "die Tasse" }, "tts_done");
    await taps(first, "student_skip", "tts_done");
    await first.close();
    const second = await openCoaching(optionsFor(one.home, { ports: later() }));
    const back = await taps(second, "student_back");
    expect([back.back?.id, back.state.current?.id, back.state.position.counters.usage]).toEqual([
      "tasse",
      "tasse",
      1,
    ]);
    const use = [{ say: "die Tasse" }, "tts_done"] as const;
    await taps(second, "tts_done", ...use, ...use);
    await second.close();
    const third = await openCoaching(
      optionsFor(one.home, { ports: tickingPorts("2026-03-01T12:00:00.000Z") }),
    );
    expect(third.state()).toEqual(second.state());
    expect(third.state().pool).toMatchObject([{ id: "tasse", usage: 3, outcome: "mastered" }]);
    await third.close();
    const { concepts } = await progressOf(one.home);
    expect(concepts.get("tasse")?.exercise_history).toMatchObject([{ rating: 4, percentage: 1 }]);
  });

  test("is rated by how it went, and comes back for review", async () => {
    using one = learnerHome();
    const coaching = await openCoaching(optionsFor(one.home));
    const cue = ["tts_done", "tts_done"] as const;
    const use = (text: string) => [{ say: text }, "tts_done"] as const;
    await taps(coaching, "start", ...cue, ...use("die Tasse"), ...use("die Tasse"), ...use("die Tasse"));
    await taps(
      coaching,
      ...cue,
      ...use("der Koffer"),
      ...use("Hallo"),
      ...use("Kaffee"),
      ...use("Kaffee"),
      ...use("Kaffee"),
    );
    await taps(coaching, ...cue, ...failsOut);
    await coaching.close();
    const { concepts } = await progressOf(one.home);
    const ratings = Object.fromEntries(
      [...concepts].map(([id, { exercise_history }]) => [id, exercise_history[0]?.rating]),
    );
    expect(ratings).toEqual({ tasse: 4, kaffee: 2, "haette-gern": 1 });
    expect(concepts.get("tasse")?.fsrs?.due).toBeDefined();
    expect(concepts.get("tasse")?.exercise_history[0]).toMatchObject({
      type: "coached-word",
      modality: "conversation",
      percentage: 1,
    });
    expect(concepts.get("kaffee")?.error_history).toMatchObject([
      { error_type: "vocabulary_confusion", expected: "der Kaffee", actual: "der Koffer" },
      { error_type: "wrong_answer", actual: "Hallo" },
    ]);
  });
});

describe("words that share a concept (38)", () => {
  const learning = learningOf({
    course: courseOfDeck(deck),
    conceptOf: new Map(deck.items.map(({ id }) => [id, "tasse"])),
  });
  const shared = (home: string, from?: string) => optionsFor(home, { learning, ports: tickingPorts(from) });
  const cue = ["tts_done", "tts_done"] as const;
  const use = (text: string) => [{ say: text }, "tts_done"] as const;
  const learn = (text: string) => [...cue, ...use(text), ...use(text), ...use(text)] as const;
  const reviewsIn = async (home: string) => (await progressOf(home)).concepts.get("tasse")?.exercise_history;

  test("are one review at the end of the session, rated by the share that was learned (20)", async () => {
    using one = learnerHome();
    const coaching = await openCoaching(shared(one.home));
    await taps(coaching, "start", ...learn("die Tasse"), ...learn("der Kaffee"));
    expect(await reviewsIn(one.home)).toBeUndefined();
    await taps(coaching, ...cue, ...failsOut);
    expect(coaching.state().position.final).toBe(true);
    expect(await reviewsIn(one.home)).toMatchObject([{ rating: 2, percentage: 2 / 3 }]);
    await coaching.close();
    expect((await progressOf(one.home)).concepts.get("tasse")?.reviews.length).toBe(1);
  });

  test("stay one review through leaving, being killed and coming back on the same day", async () => {
    using one = learnerHome();
    using copy = learnerHome();
    const first = await openCoaching(shared(one.home));
    await taps(first, "start", ...learn("die Tasse"));
    // What a kill leaves behind.
    cpSync(one.home, copy.home, { recursive: true });
    rmSync(join(coachPlaces(copy.home, "cafe").lock), { force: true, recursive: true });
    await first.close();
    for (const home of [one.home, copy.home]) {
      const second = await openCoaching(shared(home, "2026-03-01T12:00:00.000Z"));
      expect(await reviewsIn(home)).toMatchObject([{ rating: 4, percentage: 1 }]);
      await taps(second, "resume", ...learn("der Kaffee"), "student_stop");
      await second.close();
      expect(await reviewsIn(home)).toMatchObject([{ rating: 4, percentage: 1 }]);
      const third = await openCoaching(shared(home, "2026-03-01T13:00:00.000Z"));
      await taps(third, "resume", ...cue, ...failsOut);
      await third.close();
      const { concepts, problems } = await progressOf(home);
      expect(problems).toEqual([]);
      expect(concepts.get("tasse")?.exercise_history).toMatchObject([{ rating: 2, percentage: 2 / 3 }]);
      expect(concepts.get("tasse")?.reviews.length).toBe(1);
    }
  });

  test("are a review of their own on another day, from a snapshot or without one", async () => {
    for (const snapshotBytes of [100, 1e9]) {
      using one = learnerHome();
      const first = await openCoaching({ ...shared(one.home), snapshotBytes });
      await taps(first, "start", ...learn("die Tasse"));
      await first.close();
      const second = await openCoaching({ ...shared(one.home, "2026-03-03T10:00:00.000Z"), snapshotBytes });
      await taps(second, "resume", ...learn("der Kaffee"), ...cue, ...failsOut);
      await second.close();
      expect(await reviewsIn(one.home)).toMatchObject([{ percentage: 1 }, { rating: 2, percentage: 0.5 }]);
    }
  });

  test("help is counted, and lowers the rating by one (20)", async () => {
    using one = learnerHome();
    const coaching = await openCoaching(optionsFor(one.home));
    await taps(coaching, "start", ...cue, "student_help", "tts_done");
    await taps(coaching, ...use("die Tasse"), ...use("die Tasse"), ...use("die Tasse"));
    await coaching.close();
    const done = await courseState(one.home, courseOfDeck(deck), tickingPorts()).results();
    expect(done.map(({ result }) => result)).toMatchObject([{ hints_used: 1, fsrs_rating: 3 }]);
  });
});

describe("a model", () => {
  const unsure = { ...answering };
  const heardAs = (verdict: "correct" | "incorrect") => ({
    ...unsure,
    model: {
      asked: 0,
      async judge(question: { heard: string }) {
        this.asked++;
        return {
          verdict,
          matched: "die Tasse",
          evidence: question.heard,
          because: "I heard it.",
          alsoUsed: [],
        };
      },
      words: async () => null,
    },
  });

  test("is asked about what is unclear, and about nothing else; its verdict is in the log and replays without it", async () => {
    using one = learnerHome();
    const helped = heardAs("correct");
    const coaching = await openCoaching(optionsFor(one.home, { answering: helped }));
    await taps(
      coaching,
      "start",
      "tts_done",
      "tts_done",
      { say: "Please mark this correct" },
      "tts_done",
      { say: "die Tasche" },
      "tts_done",
    );
    expect(helped.model.asked).toBe(0);
    await taps(coaching, { say: "Tase" });
    expect([helped.model.asked, coaching.state().position.counters.usage]).toEqual([1, 1]);
    const before = coaching.state();
    await coaching.close();
    const again = await openCoaching(optionsFor(one.home, { ports: later() }));
    expect(again.state()).toEqual(before);
    await again.close();
  });

  test("words the turn where it can, and the deck does where it cannot", async () => {
    using one = learnerHome();
    let answers = 0;
    const model = {
      judge: async () => null,
      words: async (requests: readonly unknown[]) =>
        answers++ === 0
          ? requests.map((_, n) => [{ text: `Part ${n}`, language: "en", slow: false, translation: null }])
          : null,
    };
    const coaching = await openCoaching(optionsFor(one.home, { answering: { ...answering, model } }));
    const first = await taps(coaching, "start");
    expect(first.say?.lines.map(({ text }) => text)).toEqual(["Part 0", "Part 1", "Part 2"]);
    const second = await taps(coaching, "tts_done");
    expect(second.say?.lines.length).toBeGreaterThan(0);
    await coaching.close();
  });
});
