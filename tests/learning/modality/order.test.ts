import { describe, expect, test } from "bun:test";
import { ask, did, grammar, practice, scored, sections } from "./ask.ts";

/** Decision 19: where two rules disagree, the later one has the last word. */
describe("when rules disagree", () => {
  test("the learner's preference beats the course's order", () => {
    const choice = ask({
      course: { modality_overrides: { vocabulary: { primary: "long_form", secondary: "conversation" } } },
      preferences: { preferred: ["conversation"] },
    });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§2.3", "§2.2.4"]);
  });

  test("a preference beats a review's haste", () => {
    expect(ask({ phase: "review", preferences: { preferred: ["worksheet"] } }).modality).toBe("worksheet");
  });

  test("a struggle beats a preference", () => {
    const recent = did("conversation", 0.2, "conversation", 0.2);
    const choice = ask({ preferences: { preferred: ["conversation"] }, recent });
    expect(choice.modality).toBe("worksheet");
    expect(sections(choice)).toEqual(["§2.1", "§2.2.4", "§10.4"]);
  });

  test("a struggle right now beats what results over time say", () => {
    const concept = { worksheet: scored(4, 0.3), conversation: scored(6, 0.45) };
    const recent = did("worksheet", 0.2, "worksheet", 0.2);
    expect(sections(ask({ recent, performance: { concept } }))).toEqual(["§2.1", "§10.4"]);
  });

  test("variety beats a struggle's way out", () => {
    const recent = did("worksheet", 0.2, "worksheet", 0.2, "conversation", 0.4, "conversation", 0.9);
    const elsewhere = recent.map((each, i) => (i > 1 ? { ...each, conceptId: "farewells" } : each));
    const more = [...elsewhere, { modality: "conversation", conceptId: "numbers", percentage: 0.9 } as const];
    const choice = ask({ recent: more });
    expect(choice.modality).toBe("worksheet");
    expect(sections(choice)).toEqual(["§2.1", "§10.4", "§2.2.5"]);
  });

  test("a struggle's way out waits when it would be a second file", () => {
    const recent = did("conversation", 0.2, "conversation", 0.2, "worksheet", 0.3);
    const choice = ask({ ...grammar, recent });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§10.4", "§10.2.5"]);
  });

  test("variety leads to no second file", () => {
    const recent = did("code", 0.8, "code", 0.8, "code", 0.8);
    const choice = ask({ ...practice, conceptType: "problem-solving", recent });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§2.2.5", "§10.2.5"]);
  });

  test("a short rest of the session beats variety", () => {
    const recent = did("conversation", 0.8, "conversation", 0.8, "conversation", 0.8);
    const choice = ask({ ...grammar, recent, minutesLeft: 3 });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§2.2.5", "§2.2.6"]);
  });

  test("nothing beats weight 0 and what is avoided: not the override, the way out, or the clock", () => {
    const never = { modality_weights: { conversation: 0 } };
    const recent = did("worksheet", 0.2, "worksheet", 0.2);
    expect(ask({ course: never, recent, minutesLeft: 2, phase: "review" }).modality).toBe("long_form");
    const preferences = { avoided: ["conversation" as const] };
    expect(ask({ preferences, recent, minutesLeft: 2, phase: "review" }).modality).toBe("long_form");
    const override = { ...never, modality_overrides: { vocabulary: { primary: "conversation" as const } } };
    expect(ask({ course: override }).modality).toBe("worksheet");
  });

  test("weight 0 is harder than an aversion", () => {
    const course = { modality_weights: { worksheet: 0 } };
    const preferences = { avoided: ["conversation" as const] };
    expect(ask({ course, preferences, available: ["worksheet", "conversation"] }).modality).toBe(
      "conversation",
    );
  });
});
