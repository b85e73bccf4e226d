import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  butForSpaces,
  exactly,
  met,
  opened,
  saved,
  settled,
  takenUp,
  toKeep,
  typed,
  unsaved,
} from "../../../src/web/study/exercise/draft.ts";

const ids = ["1.1", "1.2", "2.1"];
const text = fc.constantFrom("", "a", "b", "c d");
const values = fc.record({ "1.1": text, "1.2": text, "2.1": text });

describe("answers written in the page while the file is edited elsewhere", () => {
  test("what only one side changed is kept, and what both changed is asked about: nothing is lost", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        let draft = opened(base, "v1");
        for (const id of ids) draft = typed(draft, id, mine[id as "1.1"]);
        const after = met(draft, theirs, "v2", exactly);
        expect(after.version).toBe("v2");
        for (const id of ids as (keyof typeof base)[]) {
          const [was, here, there] = [base[id], mine[id], theirs[id]];
          if (here === there) expect([after.mine[id], after.clashes[id]]).toEqual([here, undefined]);
          else if (here === was) expect([after.mine[id], after.clashes[id]]).toEqual([there, undefined]);
          else if (there === was) {
            expect([after.mine[id], after.clashes[id]]).toEqual([here, undefined]);
            expect(unsaved(after)[id]).toBe(here);
          } else {
            expect([after.mine[id], after.clashes[id]]).toEqual([here, there]);
            expect(unsaved(after)[id]).toBeUndefined();
          }
        }
      }),
    );
  });

  test("the same news twice changes nothing more, and what was typed meanwhile is not called a clash", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const draft = { ...opened(base, "v1"), mine };
        const once = met(draft, theirs, "v2", exactly);
        expect(met(once, theirs, "v2", exactly)).toEqual(once);
        const sent = unsaved(once);
        const after = saved(typed(once, "1.1", "typed later"), sent, "v3");
        expect(after.mine["1.1"]).toBe("typed later");
        if (!("1.1" in after.clashes)) expect(unsaved(after)).toEqual({ "1.1": "typed later" });
      }),
    );
  });

  test("a choice ends a clash: mine is saved, or theirs stands", () => {
    const clashing = met(typed(opened({ a: "" }, "1"), "a", "mine"), { a: "theirs" }, "2", exactly);
    expect(clashing.clashes).toEqual({ a: "theirs" });
    expect(unsaved(settled(clashing, "a", "mine"))).toEqual({ a: "mine" });
    const taken = settled(clashing, "a", "theirs");
    expect([taken.mine, unsaved(taken)]).toEqual([{ a: "theirs" }, {}]);
    const third = met(clashing, { a: "another" }, "3", exactly);
    expect([third.mine.a, third.clashes.a]).toEqual(["mine", "another"]);
    expect(met(clashing, { a: "mine" }, "3", exactly).clashes).toEqual({});
  });

  test("spaces that the sheet's reader drops are no change of somebody else", () => {
    const typing = typed(
      saved(typed(opened({ a: "" }, "1"), "a", "pagi "), { a: "pagi " }, "2"),
      "a",
      "pagi b",
    );
    const after = met(typing, { a: "pagi" }, "3", butForSpaces);
    expect([after.mine.a, after.clashes]).toEqual(["pagi b", {}]);
  });

  test("an answer without a place in the file stays in the page, is not sent for ever, and is tried again when changed", () => {
    const draft = typed(typed(opened({ a: "", b: "" }, "1"), "a", "x"), "b", "y");
    const after = saved(draft, { a: "x", b: "y" }, "2", ["b"]);
    expect([after.mine.b, unsaved(after), after.unplaced]).toEqual(["y", {}, ["b"]]);
    expect(unsaved(typed(after, "b", "yz"))).toEqual({ b: "yz" });
  });

  test("what was not saved is there again after a reload, met with the file as it is by then", () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const draft = { ...opened(base, "v1"), mine };
        const kept = toKeep(draft);
        if (kept === null) return expect(mine).toEqual(base);
        expect(takenUp(kept, base, "v1", exactly).mine).toEqual(mine);
        expect(takenUp(kept, theirs, "v2", exactly)).toEqual(met(draft, theirs, "v2", exactly));
      }),
    );
    for (const damaged of ["", "{", "null", '{"base":1}', '{"base":{},"mine":{"a":2},"version":"1"}'])
      expect(takenUp(damaged, { a: "x" }, "1", exactly)).toEqual(opened({ a: "x" }, "1"));
  });
});
