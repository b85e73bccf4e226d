import { describe, expect, test } from "bun:test";
import type { Modality } from "../../../src/learning/course-format.ts";
import { modalities } from "../../../src/learning/course-words.ts";
import type { ModalityQuestion } from "../../../src/learning/modality/question.ts";
import { weekOf } from "../../../src/learning/modality/week.ts";
import { noProgress, type PastExercise } from "../../../src/learning/progress.ts";
import { ask, did, grammar, practice, scored, sections } from "./ask.ts";

type Weights = Partial<Record<Modality, number>>;

/** Exercises chosen one after another, each counted in the week of the next; shares of 1. */
function sharesAfter(count: number, weights: Weights, question: (i: number) => Partial<ModalityQuestion>) {
  const week: Weights = {};
  const recent: { modality: Modality; conceptId: string; percentage: number }[] = [];
  for (let i = 0; i < count; i++) {
    const { modality } = ask({
      ...question(i),
      course: { modality_weights: weights },
      recent: recent.slice(-4),
      week: { ...week },
    });
    week[modality] = (week[modality] ?? 0) + 1;
    recent.push({ modality, conceptId: "any", percentage: 0.8 });
  }
  return Object.fromEntries(modalities.map((each) => [each, (week[each] ?? 0) / count]));
}

describe("over a week the shares follow the course's weights", () => {
  const suited: Modality[] = ["code", "worksheet", "conversation", "long_form"];

  test("a programming course at 0.4 code does about 40 % code", () => {
    const weights = { code: 0.4, conversation: 0.4, worksheet: 0.1, long_form: 0.1 };
    const shares = sharesAfter(60, weights, () => ({ ...practice, suited }));
    for (const [modality, weight] of Object.entries(weights))
      expect(Math.abs((shares[modality] ?? 0) - weight)).toBeLessThan(0.05);
  });

  test("what cannot be had is shared by the others, in proportion", () => {
    const weights = { code: 0.5, conversation: 0.3, long_form: 0.2 };
    const shares = sharesAfter(60, weights, () => ({
      ...practice,
      suited,
      available: ["conversation", "long_form"],
    }));
    expect(shares.code).toBe(0);
    expect(shares.conversation).toBeCloseTo(0.6, 1);
  });

  test("reviews too, though they would rather be talked through", () => {
    const weights = { worksheet: 0.5, conversation: 0.5 };
    const shares = sharesAfter(40, weights, (i) => ({ phase: i % 4 === 0 ? "practice" : "review" }));
    expect(shares.worksheet).toBeGreaterThan(0.4);
  });

  test("nothing is set that neither the level nor the material has a place for", () => {
    const weights = { code: 0.9, worksheet: 0.1 };
    const shares = sharesAfter(20, weights, () => ({}));
    expect(shares.code).toBe(0);
  });

  test("files never follow each other, however far behind they are", () => {
    const course = { modality_weights: { code: 0.9, worksheet: 0.05, conversation: 0.05 } };
    const after = ask({ ...practice, course, week: { conversation: 9 }, recent: did("worksheet", 0.8) });
    expect(after.modality).toBe("conversation");
  });
});

describe("what a rule has settled for this learner stands", () => {
  const course = { modality_weights: { worksheet: 0.9, conversation: 0.1 } };
  const week = { conversation: 20 };

  test("what they like", () => {
    expect(ask({ course, week }).modality).toBe("worksheet");
    expect(ask({ ...grammar, course, week }).modality).toBe("worksheet");
    const preferences = { preferred: ["conversation" as const] };
    expect(ask({ course, week, preferences }).modality).toBe("conversation");
  });

  test("what they fail at, now or in the long run", () => {
    const failed = did("worksheet", 0.1, "worksheet", 0.2);
    expect(ask({ course, week, recent: failed }).modality).toBe("conversation");
    const performance = { concept: { worksheet: scored(4, 0.2) } };
    expect(ask({ ...grammar, course, week, performance }).modality).toBe("conversation");
  });

  test("but what the course is practised with is not given up, and comes back once another way was tried", () => {
    const badly = { ...scored(4, 0.2), last_used: "2026-02-02T10:00:00Z" };
    const overall = { worksheet: badly };
    expect(ask({ ...grammar, course, week, performance: { overall } }).modality).toBe("worksheet");
    const since = { ...scored(6, 0.8), last_used: "2026-02-03T10:00:00Z" };
    const concept = { worksheet: badly, conversation: since };
    expect(ask({ ...grammar, course, week, performance: { concept, overall } }).modality).toBe("worksheet");
  });

  test("the last minutes, and three of a kind", () => {
    expect(ask({ course, week, minutesLeft: 3 }).modality).toBe("conversation");
    const thrice = did("long_form", 0.8, "long_form", 0.8, "long_form", 0.8);
    const essays = { bloom: "evaluate", conceptType: "style" } as const;
    const choice = ask({ ...essays, course: { modality_weights: { long_form: 1 } }, week, recent: thrice });
    expect(choice.modality).not.toBe("long_form");
  });

  test("and it is said in words for the learner", () => {
    const choice = ask({ ...grammar, course, week });
    expect(choice.reason.at(-1)).toBe(
      "There were few worksheets in the last seven days, so now a worksheet (§2.3).",
    );
    expect(sections(choice)).toEqual(["§2.1", "§2.3"]);
  });
});

test("a course without weights, and a first session, go by the matrix", () => {
  expect(ask({ ...grammar, week: { conversation: 20 } }).modality).toBe("conversation");
  const course = { modality_weights: { worksheet: 0.9, conversation: 0.1 } };
  expect(ask({ ...grammar, course, week: {} }).modality).toBe("conversation");
});

test("a week is seven days, and a stack of cards is one worksheet however many concepts it is of", () => {
  const now = new Date("2026-05-20T12:00:00Z");
  const past = (completed: string, modality: Modality, type = ""): PastExercise => ({
    exercise_id: `${completed} ${modality}`,
    completed,
    modality,
    type,
    uses: [],
    bloom_level: "remember",
    percentage: 1,
    rating: 3,
  });
  const stack = past("2026-05-19T12:00:00Z", "worksheet", "flashcards");
  const one = { ...noProgress("one"), exercise_history: [past("2026-05-13T11:00:00Z", "code"), stack] };
  const two = { ...noProgress("two"), exercise_history: [stack, past("2026-05-13T13:00:00Z", "code")] };
  expect(weekOf([one, two], now)).toEqual({ worksheet: 1, code: 1 });
});
