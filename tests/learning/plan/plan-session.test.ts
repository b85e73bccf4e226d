import { describe, expect, test } from "bun:test";
import type { Course } from "../../../src/learning/course.ts";
import { availableModalities } from "../../../src/learning/exercises/available.ts";
import { severalOf } from "../../../src/learning/modality/words.ts";
import { concept, courseOf, onlyOnPaper, plan, progressAfter, sample, total } from "./learner.ts";

const types = (items: ReturnType<typeof plan>) => items.map(({ type }) => type);
const ids = (items: ReturnType<typeof plan>) => items.map(({ concept_id }) => concept_id);

/** `n` concepts, all of them practised to Good twice, `days` ago. */
function practised(n: number, days: number, more: number): { course: Course; progress: PlanProgress } {
  const names = Array.from({ length: n }, (_, i) => `old-${i}`);
  const fresh = Array.from({ length: more }, (_, i) => `fresh-${i}`);
  const course = courseOf([...names, ...fresh].map((id) => concept(id)));
  const did = names.flatMap((id): Did[] => [
    [id, 3, days + 0.1],
    [id, 3, days],
  ]);
  return { course, progress: progressAfter(course, ...did) };
}
type PlanProgress = ReturnType<typeof progressAfter>;
type Did = Parameters<typeof progressAfter>[1];

describe("a session of 25 minutes", () => {
  test("goes new, review, new, review, as in the spec (§10.1)", () => {
    const { course, progress } = practised(2, 4, 5);
    const items = plan(course, { progress });
    expect(types(items)).toEqual(["new", "review", "new", "review"]);
    expect(items.map(({ minutes }) => minutes)).toEqual([8, 3, 8, 3]);
  });

  test("is all new for someone who begins, in the course's order and not the alphabet's", () => {
    const course = courseOf([concept("zebra"), concept("ant"), concept("mole")]);
    expect(ids(plan(course))).toEqual(["zebra", "ant"]);
    expect(plan(sample("bahasa-melayu")).map(({ type, concept_id }) => [type, concept_id])).toEqual([
      ["new", "greetings"],
      ["new", "numbers"],
    ]);
  });

  test("holds nothing when nothing is due and nothing is open", () => {
    const course = courseOf([concept("one", { bloom_target: "apply" })]);
    const progress = progressAfter(course, ["one", 4, 9, "remember"], ["one", 2, 0.001, "apply"]);
    expect(plan(course, { progress })).toEqual([]);
    expect(plan(course, { minutes: 0 })).toEqual([]);
  });

  test("reviews in conversation what was learned on worksheets, and says so in plain words", () => {
    const { course, progress } = practised(1, 4, 0);
    const [item] = plan(course, { progress });
    expect(item).toMatchObject({ type: "review", modality: "conversation", bloom_level: "remember" });
    expect(item?.reason).toMatch(
      /^Overdue by 2 days; .*\. A review should be quick, so a short conversation\.$/,
    );
    expect(item?.reason).not.toContain("§");
  });

  test("reviews first what is nearest to being forgotten", () => {
    const course = courseOf([concept("sure"), concept("shaky")]);
    const progress = progressAfter(
      course,
      ...([
        ["sure", 4, 40],
        ["sure", 4, 30],
        ["shaky", 3, 40],
        ["shaky", 1, 30],
      ] satisfies Did[]),
    );
    expect(ids(plan(course, { progress, now: new Date("2026-09-10T12:00:00Z") }))).toEqual(["shaky", "sure"]);
  });

  test("assesses what went well at the next level up, by the matrix and not by quick talk", () => {
    const whole = sample("intro-to-algorithms");
    const course = { ...whole, concepts: whole.concepts.filter(({ id }) => id === "loops-and-counting") };
    const progress = progressAfter(course, ["loops-and-counting", 3, 0.001, "remember"]);
    const [item] = plan(course, { progress });
    expect(item).toMatchObject({ type: "assess", bloom_level: "apply", modality: "code", minutes: 5 });
    expect(item?.reason).toContain("one step up");
  });

  test("a code exercise is not planned where no code can run", () => {
    const course = sample("intro-to-algorithms");
    const progress = progressAfter(course, ["loops-and-counting", 3, 0.001, "remember"]);
    const items = plan(course, { progress, available: () => ["worksheet", "conversation"] });
    expect(items.map(({ modality }) => modality)).not.toContain("code");
  });
});

describe("what is being learned, in steps of minutes", () => {
  const course = courseOf([concept("failed", { bloom_target: "apply" })]);
  const justFailed = progressAfter(course, ["failed", 1, 0.5 / 1440, "remember"]);

  test("comes back in the same session when it is all there is, though its minute has not come", () => {
    const [item, ...more] = plan(course, { progress: justFailed, minutes: 17 });
    expect(item).toMatchObject({ type: "review", concept_id: "failed" });
    expect(more).toEqual([]);
    expect(item?.reason).toContain("comes back in this session");
    const recent = [{ modality: "conversation", conceptId: "failed", percentage: 0.2 } as const];
    expect(ids(plan(course, { progress: justFailed, minutes: 17, recent }))).toEqual(["failed"]);
  });

  test("comes after other things, and never straight after itself", () => {
    const open = courseOf(["failed", "fresh", "young"].map((id) => concept(id)));
    const progress = progressAfter(open, ["failed", 1, 0.5 / 1440]);
    const recent = [{ modality: "conversation", conceptId: "failed", percentage: 0.2 } as const];
    const planned = ids(plan(open, { progress, recent }));
    expect(planned[0]).toBe("fresh");
    expect(planned).toContain("failed");
  });

  test("waits where it is due only after the session", () => {
    const own = justFailed.get("failed");
    if (own?.fsrs === null || own?.fsrs === undefined) throw new Error("no card");
    const later = { ...own, fsrs: { ...own.fsrs, due: "2026-03-10T12:40:00.000Z" } };
    expect(plan(course, { progress: new Map([["failed", later]]) })).toEqual([]);
    expect(ids(plan(course, { progress: new Map([["failed", later]]), minutes: 60 }))).toEqual(["failed"]);
  });
});

test("what others wait for is practised before it is due, when there is nothing else", () => {
  const course = courseOf([
    concept("ground", { bloom_target: "apply" }),
    concept("tower", { prerequisites: ["ground"] }),
  ]);
  const progress = progressAfter(course, ["ground", 4, 2, "remember"], ["ground", 2, 1.2, "apply"]);
  const [item] = plan(course, { progress });
  expect(item).toMatchObject({ concept_id: "ground", type: "review" });
  expect(item?.reason).toMatch(/^Not due yet, but “《tower》” builds on it, and this has not settled yet\./);
});

describe("long answers", () => {
  const course = sample("research-methods");
  const begun = progressAfter(
    course,
    ...course.concepts.map(({ id }): Did => [id, 3, 6, "understand"]),
    ...course.concepts.map(({ id }): Did => [id, 3, 5.5, "understand"]),
  );

  test("have the minutes that their words take, and come once in 25 minutes", () => {
    for (const minutes of [25, 45, 60, 120]) {
      const items = plan(course, { progress: begun, minutes });
      const long = items.filter(({ modality }) => modality === "long_form");
      expect(long.length).toBeGreaterThan(0);
      expect(long.length).toBeLessThanOrEqual(Math.ceil(minutes / 25));
      for (const { concept_id, minutes: own } of long) {
        const words = course.items.get(concept_id)?.essays.map((essay) => essay.words) ?? [];
        expect(own).toBeGreaterThanOrEqual(Math.max(10, Math.min(...words) / 20));
      }
    }
  });

  test("give way to another modality for three days after one on the same concept", () => {
    const { modality_weights: _, ...exercise_config } = course.config.exercise_config;
    const config = { ...course.config, exercise_config };
    const one = { ...course, config, concepts: course.concepts.filter(({ id }) => id === "sampling") };
    const after = (daysAgo: number) =>
      plan(one, {
        progress: progressAfter(
          one,
          ["sampling", 3, 9, "understand"],
          ["sampling", 3, daysAgo, "understand", "long_form"],
        ),
        minutes: 45,
      })[0];
    expect(after(4)?.modality).toBe("long_form");
    expect(after(2)?.modality).not.toBe("long_form");
  });
});

describe("the reasons", () => {
  test("never say “nothing but” after something else in the same plan", () => {
    const course = sample("behavioural-interviews");
    const did = course.concepts.slice(0, 8).map(({ id }): Did => [id, 3, 4, "remember", "conversation"]);
    const items = plan(course, { progress: progressAfter(course, ...did), minutes: 45 });
    const claims = items.flatMap(({ reason }, i) => {
      const only = /So far there was nothing but ([\w ]+),/.exec(reason)?.[1];
      return only === undefined ? [] : [{ i, only }];
    });
    expect(claims.length).toBeGreaterThan(0);
    for (const { i, only } of claims)
      expect(items.slice(0, i).every(({ modality }) => severalOf(modality) === only)).toBeTrue();
  });

  test("say nothing in the matrix's words for kinds of concepts", () => {
    for (const name of ["behavioural-interviews", "intro-to-algorithms", "research-methods"]) {
      const course = sample(name);
      const did = course.concepts.map(({ id }): Did => [id, 3, 4, "understand"]);
      for (const { reason, concept_id } of plan(course, {
        progress: progressAfter(course, ...did),
        minutes: 120,
      })) {
        const { type = "?", title = "" } = course.concepts.find(({ id }) => id === concept_id) ?? {};
        expect(reason).not.toMatch(/§|matrix|at this level|suits/);
        expect(reason.replace(title, "")).not.toContain(` ${type} `);
      }
    }
  });
});

describe("the length of a session", () => {
  test.each([
    [5, 1],
    [10, 2],
    [25, 4],
    [60, 8],
    [120, 12],
  ])("%i minutes hold at least %i things, and never more than there is time for", (minutes, atLeast) => {
    const { course, progress } = practised(15, 4, 15);
    const items = plan(course, { progress, minutes });
    expect(items.length).toBeGreaterThanOrEqual(atLeast);
    expect(total(items)).toBeLessThanOrEqual(minutes);
  });

  test("five minutes are enough to begin, in conversation", () => {
    expect(plan(courseOf([concept("one")]), { minutes: 5 })).toMatchObject([
      { type: "new", modality: "conversation", minutes: 5 },
    ]);
  });

  test("two hours do not pour out a whole course", () => {
    const { course } = practised(0, 0, 60);
    expect(plan(course, { minutes: 120 }).length).toBeLessThanOrEqual(8);
  });

  test("a worksheet is not begun in the last minutes", () => {
    const { course, progress } = practised(3, 4, 0);
    const items = plan(course, { progress, minutes: 10, available: () => ["worksheet"] });
    expect(items).toMatchObject([{ modality: "worksheet", minutes: 5 }]);
  });
});

describe("after three months away", () => {
  test("reviews come first; a short session is all reviews", () => {
    const { course, progress } = practised(40, 90, 10);
    expect(new Set(types(plan(course, { progress, minutes: 20 })))).toEqual(new Set(["review"]));
  });

  test("a long one still has room for something new, after three quarters of reviews", () => {
    const { course, progress } = practised(40, 90, 10);
    const items = plan(course, { progress, minutes: 60 });
    const first = types(items).indexOf("new");
    expect(first).toBeGreaterThan(5);
    expect(total(items.slice(0, first))).toBeGreaterThanOrEqual(0.6 * 55);
  });
});

describe("a quiz", () => {
  test("asks only about what was begun, due or not, and begins nothing", () => {
    const { course, progress } = practised(4, 0.01, 10);
    const items = plan(course, { progress, mode: "quiz" });
    expect(items.length).toBeGreaterThan(1);
    expect(ids(items).every((id) => id.startsWith("old-"))).toBeTrue();
    expect(types(items)).not.toContain("new");
  });

  test("may be a worksheet: it is not bound to quick talk (§13.4)", () => {
    const { course, progress } = practised(4, 4, 0);
    expect(plan(course, { progress, mode: "quiz" }).map(({ modality }) => modality)).toContain("worksheet");
  });

  test("is empty for someone who has begun nothing", () => {
    expect(plan(sample("research-methods"), { mode: "quiz" })).toEqual([]);
  });
});

describe("what a learner likes and gets wrong", () => {
  test("what they avoid is not planned while there is another way", () => {
    const items = plan(sample("bahasa-melayu"), { preferences: { avoided: ["worksheet"] } });
    expect(items.map(({ modality }) => modality)).not.toContain("worksheet");
  });

  test("what was just done does not come again at once while there is something else", () => {
    const course = courseOf([concept("one"), concept("two")]);
    const recent = [{ modality: "conversation", conceptId: "one", percentage: 0.2 }] as const;
    expect(ids(plan(course, { recent: [...recent] }))[0]).toBe("two");
    expect(ids(plan(courseOf([concept("one")]), { recent: [...recent] }))).toEqual(["one"]);
  });

  test("a misconception brings a concept back before it is due, and is named", () => {
    const course = courseOf([concept("greetings"), concept("other")]);
    const progress = progressAfter(course, ["greetings", 4, 3], ["greetings", 4, 2], ["other", 4, 2]);
    const own = progress.get("greetings");
    if (own === undefined) throw new Error("not begun");
    const error_history = ["e0", "e1", "e1"].map((exercise_id) => ({
      at: "2026-03-08T12:00:00Z",
      exercise_id,
      question: "1.1",
      error_type: "vocabulary_confusion",
      detail: "",
      expected: "petang",
      actual: "malam",
    }));
    progress.set("greetings", { ...own, error_history });
    const item = plan(course, { progress }).find(({ concept_id }) => concept_id === "greetings");
    expect(item).toMatchObject({ type: "review" });
    expect(item?.reason).toContain("You take “malam” for “petang”");
  });
});

test("material that is only on paper still gets its turn, with something else between", () => {
  const course = courseOf(
    ["one", "two", "three"].map((id) => concept(id)),
    { one: onlyOnPaper, two: onlyOnPaper },
  );
  expect(plan(course).map(({ concept_id, modality }) => [concept_id, modality])).toEqual([
    ["one", "worksheet"],
    ["three", "conversation"],
  ]);
});

test("no stop says that there is nothing of a kind where the course has it and it only rests", () => {
  const course = sample("bahasa-melayu");
  const [first] = course.concepts;
  if (first === undefined) throw new Error("an empty course");
  const had = (id: string) => availableModalities(course, id, { box: true });
  const progress = progressAfter(course, [first.id, 2, 1.2, first.bloom_target]);
  const items = plan(course, { progress, available: () => ["conversation"], hasFor: had, minutes: 60 });
  expect(items.length).toBeGreaterThan(1);
  for (const { reason } of items) expect(reason).not.toContain("There are no worksheets");
  const without = plan(course, { progress, available: () => ["conversation"], minutes: 60 });
  expect(without.map(({ reason }) => reason).join(" ")).toContain("There are no worksheets");
});
