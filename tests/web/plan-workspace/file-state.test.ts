import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  type Disk,
  type Draft,
  draftOf,
  type FileEvent,
  type FileState,
  isDirty,
  next,
  opened,
} from "../../../src/web/plan/workspace/file-state.ts";
import { times } from "../../sweep.ts";

const disk = (content: string): Disk => ({ content, version: `v:${content}` });

function start(content: string, ...events: FileEvent[]): FileState {
  const state = opened(disk(content), null);
  if (state === null) throw new Error("there is a file");
  return events.reduce(next, state);
}

describe("a file being edited", () => {
  test("is saved over the version that was seen, and is then clean", () => {
    const sent = start("a", { type: "edited", text: "ab" }, { type: "save" });
    expect(sent.saving).toEqual({ text: "ab", over: "v:a" });
    const saved = next(sent, { type: "saved", version: "v:ab" });
    expect(isDirty(saved)).toBe(false);
    expect(draftOf(saved)).toBeNull();
  });

  test("what is typed while it is being saved is still unsaved afterwards", () => {
    const state = start(
      "a",
      { type: "edited", text: "ab" },
      { type: "save" },
      { type: "edited", text: "abc" },
      { type: "saved", version: "v:ab" },
    );
    expect(state.text).toBe("abc");
    expect(draftOf(state)).toEqual({ text: "abc", version: "v:ab" });
  });

  test("a change on disk is a conflict where there are unsaved changes, and is simply shown where there are none", () => {
    const news: FileEvent = { type: "noticed", current: disk("theirs"), since: 0 };
    expect(start("a", news)).toMatchObject({ text: "theirs", note: "reloaded", conflict: null });
    const both = start("a", { type: "edited", text: "mine" }, news);
    expect(both).toMatchObject({ text: "mine", conflict: { current: disk("theirs") } });
    expect(next(both, { type: "save" }).saving).toBeNull();
    expect(next(both, { type: "keepMine" }).saving).toEqual({ text: "mine", over: "v:theirs" });
    const taken = next(both, { type: "takeTheirs" });
    expect(taken.text).toBe("theirs");
    expect(next(taken, { type: "bringBack" }).text).toBe("mine");
  });

  test("a file removed on disk keeps its text here, and is only written again when its writer says so", () => {
    const state = start("a", { type: "noticed", current: null, since: 0 });
    expect(state).toMatchObject({ text: "a", conflict: { current: null } });
    expect(draftOf(state)).toEqual({ text: "a", version: "v:a" });
    expect(next(state, { type: "keepMine" }).saving).toEqual({ text: "a", over: null });
    expect(next(state, { type: "takeTheirs" }).gone).toBe(true);
  });

  test("a look at the disk that began before a saving ended says nothing", () => {
    const state = start(
      "a",
      { type: "edited", text: "b" },
      { type: "save" },
      { type: "saved", version: "v:b" },
    );
    expect(next(state, { type: "noticed", current: disk("a"), since: 0 })).toBe(state);
  });

  test("a saving whose answer was lost is no conflict with oneself", () => {
    const state = start(
      "a",
      { type: "edited", text: "b" },
      { type: "save" },
      { type: "failed", message: "no line", sure: false },
      { type: "edited", text: "c" },
      { type: "save" },
      { type: "refused", current: disk("b") },
    );
    expect(state.saving).toEqual({ text: "c", over: "v:b" });
    expect(state.conflict).toBeNull();
  });

  test("a draft is restored over the file it was begun from, and is a conflict over any other", () => {
    const draft: Draft = { text: "mine", version: "v:a" };
    expect(opened(disk("a"), draft)).toMatchObject({ text: "mine", note: "restored", conflict: null });
    expect(opened(disk("b"), draft)).toMatchObject({ text: "mine", conflict: { current: disk("b") } });
    expect(opened(null, draft)).toMatchObject({ text: "mine", conflict: { current: null } });
    expect(opened(disk("mine"), draft)).toMatchObject({ text: "mine", note: null, conflict: null });
    expect(opened(null, null)).toBeNull();
  });
});

/** A page, a disk, and a line between them that is slow and breaks. */
type Step =
  | { do: "type"; text: string }
  | { do: "save" | "look" | "keepMine" | "takeTheirs" | "discard" | "bringBack" | "reload" }
  | { do: "other"; content: string | null }
  /** The oldest of what is under way: reaches the disk, is answered, is lost on its way there or on its way back. */
  | { do: "arrive" | "answer" | "lose" };

const text = fc.constantFrom("start", ..."abcdefghijkl");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("type" as const), text }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("save" as const, "look" as const, "reload" as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "keepMine" as const,
        "takeTheirs" as const,
        "discard" as const,
        "bringBack" as const,
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("other" as const), content: fc.option(text) }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom("arrive" as const, "answer" as const, "lose" as const) }),
  },
);

type Put = { text: string; over: string | null; answer: FileEvent | null };
type Look = { since: number; answer: { current: Disk | null } | null };

/** Plays the steps; throws where a promise is broken. */
function play(steps: readonly Step[]): void {
  let onDisk: string | null = "start";
  let state = opened(disk("start"), null);
  let draft: Draft | null = null;
  let puts: Put[] = [];
  let looks: Look[] = [];
  /** Given up by the page, and still on their way. */
  const late: Put[] = [];
  /** The text that must not be lost; null once it was on disk or given up. */
  let mine: string | null = null;
  /** What the writer may be said to know: shown, written, or chosen to be replaced. */
  const known = new Set<string | null>(["start"]);

  const tell = (event: FileEvent) => {
    if (state === null) return;
    const before = state.saving;
    state = next(state, event);
    if (state.saving !== null && state.saving !== before) puts.push({ ...state.saving, answer: null });
    if (!isDirty(state)) known.add(state.text);
    draft = draftOf(state);
  };
  const arrive = (put: Put) => {
    const there = onDisk === null ? null : disk(onDisk);
    if ((there?.version ?? null) !== put.over) {
      put.answer = { type: "refused", current: there };
      return;
    }
    if (!known.has(onDisk))
      throw new Error(`"${put.text}" was written over "${onDisk}", which nobody had seen`);
    onDisk = put.text;
    known.add(put.text);
    if (put.text === mine) mine = null;
    put.answer = { type: "saved", version: disk(put.text).version };
  };

  for (const one of steps) {
    if (one.do === "other") {
      onDisk = one.content;
      if (onDisk !== null && onDisk === mine) mine = null;
    } else if (one.do === "reload") {
      // Requests under way may still arrive, but nobody hears their answers.
      for (const put of puts) if (put.answer === null) arrive(put);
      puts = [];
      looks = [];
      state = opened(onDisk === null ? null : disk(onDisk), draft);
      if (state !== null && !isDirty(state)) known.add(state.text);
      if (state !== null) draft = draftOf(state);
    } else if (state === null || state.gone) {
      continue;
    } else if (one.do === "type") {
      tell({ type: "edited", text: one.text });
      mine = isDirty(state) ? one.text : null;
    } else if (one.do === "look") looks.push({ since: state.saves, answer: null });
    else if (one.do === "arrive") {
      const [put, look] = [puts.find((each) => each.answer === null), looks.find((each) => !each.answer)];
      const overdue = put === undefined ? late.shift() : undefined;
      if (put !== undefined) arrive(put);
      if (overdue !== undefined) arrive(overdue);
      if (look !== undefined) look.answer = { current: onDisk === null ? null : disk(onDisk) };
    } else if (one.do === "answer") {
      const [put, look] = [puts[0], looks[0]];
      if (put?.answer) {
        puts.shift();
        if (put.answer.type === "saved" && put.text === mine) mine = null; // it was on disk, whoever removed it since
        tell(put.answer);
      } else if (look?.answer) {
        looks.shift();
        if (look.answer.current?.content === mine) mine = null; // it was on disk when it was looked at
        tell({ type: "noticed", ...look.answer, since: look.since });
      }
    } else if (one.do === "lose") {
      const put = puts.shift();
      if (put !== undefined && put.answer === null) late.push(put);
      if (put !== undefined) tell({ type: "failed", message: "lost", sure: false });
    } else {
      if (one.do === "keepMine" && state.conflict !== null)
        known.add(state.conflict.current?.content ?? null);
      if (one.do === "takeTheirs" && state.conflict !== null && state.saving === null) mine = null;
      if (one.do === "discard" && next(state, { type: "discard" }) !== state) mine = null;
      if (one.do === "bringBack" && state.dropped !== null) mine = state.dropped;
      tell({ type: one.do });
    }
    if (mine === onDisk) mine = null;
    if (mine !== null) {
      expect(state?.text).toBe(mine);
      expect((draft as Draft | null)?.text).toBe(mine);
    }
  }
}

describe("whatever happens in whatever order", () => {
  test("no typed text is lost, and nothing is overwritten that its writer did not know", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => play(steps)),
      {
        numRuns: times(2500, 10_000),
        // Typed again while the answer to its saving is on the way, and removed by somebody else in between.
        examples: [
          [
            [
              { do: "type", text: "b" },
              { do: "save" },
              { do: "arrive" },
              { do: "other", content: null },
              { do: "type", text: "b" },
              { do: "answer" },
            ],
          ],
        ],
      },
    );
  });
});
