import { describe, expect, test } from "bun:test";
import { conceptRows } from "../../../src/learning/report/concept-rows.ts";
import { schedule } from "../../../src/learning/schedule.ts";
import { concept, courseOf, now, plan, progressAfter, sample, total } from "./learner.ts";

const chain = ["first", "second", "third", "fourth", "fifth"].map((id, i, all) =>
  concept(id, { bloom_target: "apply", prerequisites: i === 0 ? [] : [all[i - 1] ?? ""] }),
);
const course = courseOf(chain);
const ids = (items: ReturnType<typeof plan>) => items.map(({ concept_id }) => concept_id);
type Recent = NonNullable<Parameters<typeof plan>[1]>["recent"];

describe("a weak start", () => {
  test("does not end the session: what builds on the first goes on meanwhile, and the first comes back", () => {
    const progress = progressAfter(course, ["first", 1, 8 / 1440, "remember"]);
    const recent: Recent = [{ modality: "conversation", conceptId: "first", percentage: 0.1 }];
    const items = plan(course, { progress, recent, minutes: 17 });
    expect(ids(items)).toContain("second");
    expect(ids(items)).not.toContain("third");
    const ahead = items.find(({ concept_id }) => concept_id === "second");
    expect(ahead?.reason).toStartWith(
      "Next in the course. “《first》” has not settled yet; this goes on meanwhile, and that comes back.",
    );
  });

  test("leaves nothing that the plan begins closed on the map, and nothing open that it would not begin", () => {
    for (const rating of [1, 2, 3, 4] as const) {
      const progress = progressAfter(course, ["first", rating, 8 / 1440, "remember"]);
      const rows = conceptRows({ course, progress, now, zone: "UTC", schedule: schedule("UTC") });
      const open = rows.filter(({ status, is_open }) => status === "new" && is_open);
      const items = plan(course, { progress, minutes: 60 });
      const begun = items.filter(({ type }) => type === "new").map(({ concept_id }) => concept_id);
      expect({ rating, open: open.map(({ concept_id }) => concept_id) }).toEqual({ rating, open: begun });
    }
  });

  test("is a whole session on the second day as on the first", () => {
    const names = ["research-methods", "intro-to-algorithms", "behavioural-interviews", "mathematics-11-14"];
    for (const name of names) {
      const whole = sample(name);
      const [first] = whole.concepts;
      if (first === undefined) throw new Error("an empty course");
      const failed = progressAfter(whole, [first.id, 1, 1.01, "remember"], [first.id, 1, 1, "remember"]);
      expect(total(plan(whole, { progress: failed }))).toBeGreaterThanOrEqual(11);
    }
  });

  test("gives no concept three times in a sitting while there is another", () => {
    const progress = progressAfter(
      course,
      ["first", 1, 20 / 1440, "remember"],
      ["second", 1, 15 / 1440, "remember"],
      ["first", 1, 10 / 1440, "remember"],
    );
    const recent: Recent = ["first", "second", "first"].map((conceptId) => ({
      modality: "conversation",
      conceptId,
      percentage: 0.1,
    }));
    expect(ids(plan(course, { progress, recent, minutes: 15 }))).not.toContain("first");
  });
});

test("what is learned and not settled fills the time that is left, what is mastered is left alone", () => {
  const two = courseOf([concept("settled"), concept("shaky", { bloom_target: "apply" })]);
  const progress = progressAfter(
    two,
    ["settled", 4, 20],
    ["settled", 4, 12],
    ["shaky", 4, 10, "remember"],
    ["shaky", 2, 1.5, "apply"],
  );
  const own = progress.get("settled");
  if (own === undefined) throw new Error("not begun");
  progress.set("settled", { ...own, status: "mastered" });
  const items = plan(two, { progress });
  expect(ids(items)).toEqual(["shaky"]);
});

test("what was all asked well today is not planned again today", () => {
  const one = courseOf([concept("rested"), concept("other")]);
  const progress = progressAfter(one, ["rested", 3, 0.1], ["other", 3, 20]);
  const items = plan(one, { progress, available: (id) => (id === "rested" ? [] : ["conversation"]) });
  expect(ids(items)).toEqual(["other"]);
});
