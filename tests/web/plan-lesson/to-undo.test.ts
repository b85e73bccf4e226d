import { expect, test } from "bun:test";
import { toUndo } from "../../../src/web/plan/lesson/use-lesson-keys.ts";

const section = (id: string, change: object = {}) => ({
  id,
  decision: "pending" as "pending" | "accepted",
  current: 0,
  offered: null,
  moved: false,
  ...change,
});

test("U takes back what was decided here, or, where nothing was, what was decided last in this page", () => {
  const fresh = section("main");
  const accepted = section("starter", { decision: "accepted" });
  expect(toUndo(fresh, accepted)?.id).toBe("starter"); // right after A, which moved on
  expect(toUndo(section("main", { current: 1 }), accepted)?.id).toBe("main");
  expect(toUndo(section("main", { moved: true }), accepted)?.id).toBe("main");
  expect(toUndo(fresh, section("starter"))).toBeNull(); // it was taken back already, elsewhere
  expect(toUndo(fresh, null)).toBeNull();
});
