import { describe, expect, test } from "bun:test";
import { inOrderOfVisit } from "../../../src/web/study/courses/last-visited.ts";
import type { OpenExercise, PlanItem } from "../../../src/web/study/courses/reads.ts";
import { asText, firstPlan, ofTheDay } from "../../../src/web/study/today/day-plan.ts";
import { besidesThePath, ofMode, otherKinds, wishOf } from "../../../src/web/study/today/stops.ts";
import { weaknessOf } from "../../../src/web/study/today/weakness.ts";

const stop = (concept_id: string, change: Partial<PlanItem> = {}): PlanItem => ({
  type: "review",
  concept_id,
  kind: "worksheet",
  modality: "worksheet",
  secondary: "conversation",
  offer: null,
  bloom_level: "remember",
  minutes: 5,
  reason: "because",
  ...change,
});
const begun = (concept_id: string, modality: OpenExercise["modality"]): OpenExercise => ({
  exercise_id: `e-${concept_id}`,
  concept_id,
  modality,
  kind: modality,
  bloom_level: "remember",
  started: "2026-03-10T10:00:00Z",
});

describe("the stops of a path", () => {
  test("one that was begun goes on, as that kind only", () => {
    const open = [begun("one", "worksheet")];
    expect(wishOf(stop("one"), "One", open).isBegun).toBe(true);
    expect(wishOf(stop("one"), "One", open, "conversation")).toMatchObject({
      isBegun: false,
      modality: "conversation",
    });
  });

  test("what was begun on another level, or as a quiz, is another one", () => {
    const higher = { ...begun("one", "worksheet"), asked: { bloom: "apply", sealed: false } as const };
    const quiz = { ...begun("one", "worksheet"), asked: { bloom: "remember", sealed: true } as const };
    expect(wishOf(stop("one"), "One", [higher]).isBegun).toBe(false);
    expect(ofMode([higher, quiz], "study")).toEqual([higher]);
    expect(ofMode([higher, quiz], "quiz")).toEqual([quiz]);
  });

  test("the cards of one topic are an exercise of it; only the stack that is due is the deck", () => {
    expect(wishOf(stop("one"), "One", [], "flashcards")).toMatchObject({
      kind: "flashcards",
      isCards: false,
    });
    expect(wishOf(stop("one", { kind: "flashcards" }), "One", []).isCards).toBe(true);
  });

  test("what was begun beside the path is not forgotten, and nothing is offered twice", () => {
    const open = [begun("one", "worksheet"), begun("two", "code")];
    expect(besidesThePath(open, [stop("one")], "study").map(({ concept_id }) => concept_id)).toEqual(["two"]);
  });

  test("other kinds are the second choice and the offer, each once", () => {
    expect(otherKinds(stop("one", { offer: "image_review" })).map(({ kind }) => kind)).toEqual([
      "conversation",
      "image_review",
    ]);
    expect(otherKinds(stop("one", { secondary: null, offer: "worksheet" }))).toEqual([]);
  });
});

describe("the day's path", () => {
  const day = "2026-03-10 study ";
  const names = (stops: readonly PlanItem[]) => stops.map(({ concept_id }) => concept_id);

  test("is what was planned when the day began, until it was done; what came since is more", () => {
    const kept = asText(firstPlan(null, day, [stop("one"), stop("two")]));
    const later = [stop("one"), stop("two"), stop("three"), stop("four")];
    const split = (...done: string[]) => {
      const { path, more } = ofTheDay(
        later,
        firstPlan(kept, day, later),
        done.map((concept_id) => ({ concept_id })),
      );
      return [names(path), names(more)];
    };
    expect(split()).toEqual([
      ["one", "two"],
      ["three", "four"],
    ]);
    expect(split("one")).toEqual([["two"], ["one", "three", "four"]]);
    expect(split("one", "two")).toEqual([[], ["one", "two", "three", "four"]]);
  });

  test("begins anew on another day, and for who chooses another length", () => {
    const kept = asText(firstPlan(null, day, [stop("one")]));
    const next = [stop("two")];
    for (const other of ["2026-03-11 study ", "2026-03-10 study 40", "2026-03-10 quiz "])
      expect(ofTheDay(next, firstPlan(kept, other, next), [])).toEqual({ path: next, more: [] });
  });

  test("cards that are due are one stop of it, whichever concept is first on them", () => {
    const cards = (concept_id: string) => stop(concept_id, { kind: "flashcards" });
    const kept = asText(firstPlan(null, day, [cards("one")]));
    const later = [cards("two")];
    expect(ofTheDay(later, firstPlan(kept, day, later), [{ concept_id: "two" }]).path).toEqual(later);
  });
});

describe("what is weak", () => {
  type Known = Parameters<typeof weaknessOf>[0];
  const row = (concept_id: string, title: string, due: string | null) =>
    ({ concept_id, title, due }) as Known["concepts"][number];
  const report = (change: Partial<Known> = {}): Known => ({
    concepts: [row("one", "Greetings", "2026-03-12T10:00:00Z"), row("two", "Numbers", null)],
    weak_spots: [],
    misconceptions: [],
    at: "2026-03-10T10:00:00Z",
    zone: "UTC",
    ...change,
  });
  const spot = {
    error_type: "spelling",
    words: "spelling",
    count: 4,
    recent: 2,
    concepts: ["one"],
    examples: [],
    trend: "steady" as const,
  };

  test("nothing is claimed before there is anything to claim", () => {
    expect(weaknessOf(report(), [])).toContain("Nothing has gone wrong");
  });

  test("the plan is named only where it takes it up; else when it comes back", () => {
    const weak = report({ weak_spots: [spot] });
    expect(weaknessOf(weak, [{ concept_id: "one" }])).toBe(
      "Most often: spelling, above all in Greetings. Today's path takes up Greetings.",
    );
    expect(weaknessOf(weak, [{ concept_id: "two" }])).toBe(
      "Most often: spelling, above all in Greetings. Greetings comes back on Thursday 12 March.",
    );
    const both = report({ weak_spots: [{ ...spot, concepts: ["one", "two"] }] });
    expect(weaknessOf(both, [{ concept_id: "two" }])).not.toContain("Numbers");
    const cards = { concept_id: "two", pieces: [{ concept_id: "one", item: "vocabulary:pagi" }] };
    expect(weaknessOf(both, [cards])).toContain("Today's path takes up Greetings.");
  });

  test("one slip is no weakness; what was not known is named first, each way it went wrong", () => {
    const once = (error_type: string, ...examples: string[]) => ({ ...spot, error_type, count: 1, examples });
    expect(weaknessOf(report({ weak_spots: [once("spelling", "rumah")] }), [])).toContain("Nothing has gone");
    const spots = [
      once("vocabulary_confusion", "tiga"),
      once("wrong_answer", "enam"),
      once("spelling", "dua"),
    ];
    const said = weaknessOf(report({ weak_spots: spots }), []);
    expect(said).toStartWith("Not known yet: “tiga”, “enam” (Greetings).");
    const more = { ...once("wrong_answer"), words: "not known yet", count: 2 };
    const first = weaknessOf(report({ weak_spots: [more, { ...spot, count: 3 }] }), []);
    expect(first).toStartWith("First of all: not known yet, above all in Greetings.");
  });

  test("what was not known is named", () => {
    const unknown = {
      ...spot,
      error_type: "wrong_answer",
      words: "not known yet",
      examples: ["pagi", "petang"],
    };
    expect(weaknessOf(report({ weak_spots: [unknown] }), [])).toStartWith(
      "Most often: not known yet (“pagi”, “petang”), above all in Greetings.",
    );
  });
});

test("courses stand in the order of visits, those that cannot be used last", () => {
  const course = (name: string, last: string | null, usable = true) => ({
    name,
    title: name,
    standing: usable ? { last } : null,
  });
  const all = [course("a", null), course("b", null, false), course("c", "2026-03-10"), course("d", null)];
  expect(inOrderOfVisit(all, ["d", "b"]).map(({ name }) => name)).toEqual(["d", "c", "a", "b"]);
});
