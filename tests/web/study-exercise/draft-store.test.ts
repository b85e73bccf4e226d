import { describe, expect, test } from "bun:test";
import { AskError } from "../../../src/web/api/ask.ts";
import { butForSpaces, type Values } from "../../../src/web/study/exercise/draft.ts";
import { draftStore } from "../../../src/web/study/exercise/draft-store.ts";
import { eventually } from "../../coach/speech/stage.ts";

/** A file with versions, as the server keeps it; `edit` is somebody with an editor. */
function file(values: Values) {
  let held = { values, version: 1 };
  let token = 0;
  let gate: Promise<void> = Promise.resolve();
  let broken = false;
  let gone: readonly string[] = [];
  let counts = false;
  let kept: string | null = null;
  const saves: Values[] = [];
  const seen = () => ({ values: held.values, version: String(held.version), token: ++token });
  const store = draftStore(seen(), {
    same: butForSpaces,
    now: () => ++token,
    kept: null,
    keep: (text) => {
      kept = text;
    },
    restMs: 5,
    retryMs: 20,
    reload: () => void Promise.resolve().then(() => store.read(seen())),
    async save(changes, version) {
      await gate;
      if (broken) throw new AskError(0, { error: { message: "no answer", kind: "offline" } });
      if (counts) throw new AskError(409, { error: { message: "it counts", kind: "counts" } });
      if (version !== String(held.version))
        throw new AskError(409, { error: { message: "changed", kind: "conflict" } });
      saves.push(changes);
      const there = Object.entries(changes).filter(([id]) => !gone.includes(id));
      held = { values: { ...held.values, ...Object.fromEntries(there) }, version: held.version + 1 };
      const unplaced = Object.keys(changes).filter((id) => gone.includes(id));
      return { version: String(held.version), unplaced };
    },
  });
  return {
    store,
    saves,
    seen,
    held: () => held.values,
    kept: () => kept,
    edit(id: string, text: string) {
      held = { values: { ...held.values, [id]: text }, version: held.version + 1 };
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    takeOut(...ids: string[]) {
      gone = ids;
    },
    count(is: boolean) {
      counts = is;
    },
    breakLine(is: boolean) {
      broken = is;
    },
  };
}

/** Time in which something could happen that must not. */
const rest = () => Bun.sleep(40);

describe("autosaving", () => {
  test("what is typed is saved after a moment, and 'saved' is said only then", async () => {
    const { store, held, kept } = file({ a: "", b: "" });
    store.write("a", "pagi");
    expect([store.view().state.at, kept() === null]).toEqual(["waiting", false]);
    await eventually(() => store.view().state.at === "saved");
    expect([store.view().state.at, held().a, kept()]).toEqual(["saved", "pagi", null]);
  });

  test("somebody writes in the file meanwhile: both are in it afterwards", async () => {
    const { store, held, edit } = file({ a: "", b: "" });
    edit("b", "theirs");
    store.write("a", "mine");
    expect(await store.flush()).toBe(true);
    expect([held(), store.view().draft.mine]).toEqual([
      { a: "mine", b: "theirs" },
      { a: "mine", b: "theirs" },
    ]);
  });

  test("both write in one field: nothing is written over until the learner chooses", async () => {
    const { store, held, edit } = file({ a: "" });
    edit("a", "theirs");
    store.write("a", "mine");
    expect(await store.flush()).toBe(false);
    expect([held().a, store.view().draft.clashes]).toEqual(["theirs", { a: "theirs" }]);
    store.choose("a", "mine");
    await eventually(() => held().a === "mine");
  });

  test("a reading from before a saving does not bring old answers back, and typing on is no clash", async () => {
    const { store, held, seen, hold } = file({ a: "" });
    const before = seen();
    const open = hold();
    store.write("a", "one");
    await Bun.sleep(10);
    store.write("a", "one two");
    store.read({ ...before, version: "other" });
    open();
    await eventually(() => store.view().state.at === "saved");
    expect([held().a, store.view().draft.mine.a, store.view().draft.clashes]).toEqual([
      "one two",
      "one two",
      {},
    ]);
  });

  test("a broken line loses nothing: it says so, keeps it, and saves when the line is back", async () => {
    const { store, held, kept, breakLine } = file({ a: "" });
    breakLine(true);
    store.write("a", "kept");
    expect(await store.flush()).toBe(false);
    expect([store.view().state.at, kept()]).toEqual(["failed", expect.stringContaining("kept")]);
    breakLine(false);
    await eventually(() => store.view().state.at === "saved");
    expect([store.view().state.at, held().a]).toEqual(["saved", "kept"]);
  });

  test("an answer that has no place in the file is not handed in as if it had, and not forgotten", async () => {
    const { store, held, kept, takeOut } = file({ a: "", b: "" });
    takeOut("a");
    store.write("a", "mine");
    store.write("b", "too");
    expect(await store.flush()).toBe(false);
    expect([held(), store.view().draft.unplaced, store.view().state.at]).toEqual([
      { a: "", b: "too" },
      ["a"],
      "waiting",
    ]);
    expect(kept()).toContain("mine");
  });

  test("while it counts nothing is sent, and after it was taken back all of it is", async () => {
    const { store, held, saves, count } = file({ a: "" });
    count(true);
    store.write("a", "late");
    expect(await store.flush()).toBe(false);
    await rest();
    store.pause(true);
    count(false);
    await rest();
    expect([saves, held().a]).toEqual([[], ""]);
    store.pause(false);
    await eventually(() => store.view().state.at === "saved");
    expect([held().a, store.view().state.at]).toEqual(["late", "saved"]);
  });
});
