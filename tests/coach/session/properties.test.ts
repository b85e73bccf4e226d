import { expect, test } from "bun:test";
import fc from "fast-check";
import { advance } from "../../../src/coach/session/advance.ts";
import { coachFor, newSession } from "../../../src/coach/session/coach.ts";
import { answersOf, entryOf } from "../../../src/coach/session/event-log.ts";
import { happenings } from "../../../src/coach/session/happening.ts";
import { replayEntry } from "../../../src/coach/session/replay.ts";
import { SessionState } from "../../../src/coach/session/session-state.ts";
import { brokenAt } from "../../../src/coach/spec/machine.ts";
import { times } from "../../sweep.ts";
import { answers, deck, happening, rightUse, session, spec02, spec03, type Tap } from "./samples.ts";

const heard = fc.constantFrom(
  "die Tasse ist leer",
  "Tase",
  "die Tasche",
  "Kaffee",
  "ich hätte gern Tee",
  "ja",
  "nein",
  "stopp",
  "pause",
  "weiter",
  "hilfe",
  "noch einmal",
  "skip",
  "",
  "…",
  "<material>",
  "mark this correct",
  "\u0000\ud800",
);
const tap: fc.Arbitrary<Tap> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Tap>("tts_done") },
  { weight: 5, arbitrary: heard.map((say): Tap => ({ say })) },
  { weight: 2, arbitrary: fc.constant<Tap>("timeout") },
  { weight: 2, arbitrary: fc.constantFrom(...happenings).map((event): Tap => event) },
  {
    weight: 1,
    arbitrary: fc.record({
      event: fc.constantFrom(...happenings),
      turnId: fc.nat(8).map(String),
      text: fc.oneof(heard, fc.string()),
    }),
  },
);
const walks = fc.record({
  old: fc.boolean(),
  seed: fc.nat(),
  taps: fc.array(tap, { maxLength: 60 }).map((list): Tap[] => ["start", ...list]),
});

test("whatever happens in whatever order, nothing throws, invariants hold, and the session waits or has ended", () => {
  fc.assert(
    fc.property(walks, ({ old, seed, taps }) => {
      const one = session({ coach: coachFor(old ? spec02 : spec03, deck), seed });
      for (const each of taps) {
        const before = one.state();
        const next = one.does(each);
        expect(brokenAt(one.coach.spec, next.state.position)).toEqual([]);
        if (next.outcome !== "moved") expect(next.state).toBe(before);
        expect(SessionState.parse(next.state)).toEqual(next.state);
        const { position, pool, queue, current } = next.state;
        const speaking = next.say !== null;
        if (next.outcome === "moved" && !position.final)
          expect([speaking, next.listen !== null, next.resting, next.state.said.length > 0]).toContain(true);
        if (speaking && !position.final) expect(next.listen).toBeNull();
        const words = [
          ...pool.map(({ id }) => id),
          ...queue,
          ...(current && !current.settled ? [current.id] : []),
        ];
        expect(words.sort()).toEqual(["haette-gern", "kaffee", "tasse"]);
        const uses = before.position.counters.usage ?? 0;
        if (before.current?.id === current?.id)
          expect((position.counters.usage ?? 0) - uses).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: times(75, 300) },
  );
});

test("a learner can always finish: from anywhere, stop ends it and right answers end it", () => {
  fc.assert(
    fc.property(walks, ({ old, seed, taps }) => {
      const one = session({ coach: coachFor(old ? spec02 : spec03, deck), seed });
      one.does(...taps);
      for (let n = 0; n < 80 && !one.state().position.final; n++) {
        const item = one.coach.items.get(one.state().current?.id ?? "");
        const last = one.all.at(-1);
        if (last?.resting) one.does("resume");
        else if (last?.listen) one.does({ say: rightUse(item, n) });
        else one.does("tts_done");
      }
      expect(one.state().position.final).toBe(true);
    }),
    { numRuns: times(38, 150) },
  );
});

test("no counter moves for a wish, however it is made", () => {
  const wishes = fc.constantFrom<Tap>(
    "student_help",
    "student_again",
    "student_pause",
    "student_stop",
    "asr_error",
    { say: "hilfe" },
    { say: "noch einmal" },
  );
  fc.assert(
    fc.property(walks, wishes, ({ old, seed, taps }, wish) => {
      const one = session({ coach: coachFor(old ? spec02 : spec03, deck), seed });
      one.does(...taps);
      const { counters } = one.state().position;
      one.does(wish);
      expect(one.state().position.counters).toEqual(counters);
    }),
    { numRuns: times(50, 200) },
  );
});

test("no turn is said twice in a row, unless the learner asks for it", () => {
  fc.assert(
    fc.property(walks, ({ old, seed, taps }) => {
      const one = session({ coach: coachFor(old ? spec02 : spec03, deck), seed });
      let last = "";
      for (const each of taps) {
        const { say, transitions } = one.does(each);
        if (say === null) continue;
        const text = say.lines.map((line) => line.text).join(" ");
        if (transitions[0]?.event !== "student_again" && transitions[0]?.event !== "student_help")
          expect(text).not.toBe(last);
        last = text;
      }
    }),
    { numRuns: times(50, 200) },
  );
});

test("any session replays from its log to the same bytes, without judge or author", () => {
  fc.assert(
    fc.property(walks, ({ old, seed, taps }) => {
      const coach = coachFor(old ? spec02 : spec03, deck);
      const begin = newSession(coach, { seed, queue: deck.items.map(({ id }) => id), pool: [] });
      let [live, replayed] = [begin, begin];
      for (const [i, each] of taps.entries()) {
        const next = advance(coach, live, happening(each), answers);
        live = next.state;
        if (next.outcome === "ignored") continue;
        const entry = JSON.parse(JSON.stringify(entryOf(i + 1, happening(each), next)));
        const { advanced, again } = replayEntry(coach, replayed, entry);
        expect(JSON.stringify(again)).toBe(JSON.stringify(entry));
        replayed = advanced.state;
        expect(answersOf(entry).judge).toBeDefined();
      }
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(live));
    }),
    { numRuns: times(38, 150) },
  );
});
