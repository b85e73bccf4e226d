import { describe, expect, test } from "bun:test";
import { ask, grammar, sections } from "./ask.ts";

describe("phases", () => {
  test("teaching is conversation, whatever the course weighs or the learner avoids", () => {
    const choice = ask({
      phase: "teach",
      course: { modality_weights: { conversation: 0 } },
      preferences: { avoided: ["conversation"] },
    });
    expect(choice).toMatchObject({ modality: "conversation", secondary: null });
    expect(sections(choice)).toEqual(["§10.2.1"]);
    expect(ask({ phase: "teach", available: ["worksheet"] }).modality).toBe("worksheet");
  });

  test("a review is conversation, with the matrix's choice second", () => {
    const choice = ask({ phase: "review" });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "worksheet" });
    expect(sections(choice)).toEqual(["§2.1", "§10.2.3"]);
    expect(ask({ phase: "review", available: ["worksheet"] }).modality).toBe("worksheet");
  });

  test("practice and assessment go by the matrix", () => {
    for (const phase of ["practice", "assess"] as const) expect(ask({ phase }).modality).toBe("worksheet");
  });
});

describe("a course's overrides", () => {
  const modality_overrides = {
    vocabulary: {
      primary: "worksheet",
      secondary: "conversation",
      bloom_override: { apply: { primary: "conversation" } },
    },
    grammar: { primary: "long_form", secondary: "worksheet" },
  } as const;

  test("one that says what the matrix says is no reason", () => {
    expect(sections(ask({ course: { modality_overrides } }))).toEqual(["§2.1"]);
  });

  test("a level of its own wins, and keeps the type's first choice as second", () => {
    const choice = ask({ bloom: "apply", course: { modality_overrides } });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "worksheet" });
    expect(choice.reason.at(-1)).toContain("for vocabulary at apply");
  });

  test("a part of the type's name is enough, and so is a synonym", () => {
    const expected = { modality: "long_form", secondary: "worksheet" } as const;
    expect(ask({ ...grammar, course: { modality_overrides } })).toMatchObject(expected);
    const words = { primary: "conversation" } as const;
    expect(ask({ course: { modality_overrides: { words } } })).toMatchObject({
      modality: "conversation",
      secondary: "worksheet",
    });
    const other = { modality_overrides: { culture: { primary: "long_form" } } } as const;
    expect(ask({ course: other }).modality).toBe("worksheet");
  });

  test("the nearer name wins", () => {
    const overrides = {
      grammar: { primary: "long_form" },
      "Grammar Patterns": { primary: "worksheet" },
    } as const;
    expect(ask({ ...grammar, course: { modality_overrides: overrides } }).modality).toBe("worksheet");
  });

  test("a second choice alone can be set", () => {
    const course = { modality_overrides: { vocabulary: { secondary: "long_form" } } } as const;
    expect(ask({ course })).toMatchObject({ modality: "worksheet", secondary: "long_form" });
  });
});

describe("what can be done, and what the learner likes", () => {
  test("what is not available is not chosen, first or second", () => {
    const choice = ask({ available: ["conversation", "long_form"] });
    expect(choice).toMatchObject({ modality: "conversation", secondary: null });
    expect(sections(choice)).toEqual(["§2.1", "§2.2"]);
    expect(ask({ available: ["worksheet"] }).secondary).toBeNull();
    expect(ask({ available: [] }).modality).toBe("conversation");
  });

  test("a preferred second choice comes first", () => {
    const choice = ask({ preferences: { preferred: ["conversation"] } });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "worksheet" });
    expect(sections(choice)).toEqual(["§2.1", "§2.2.4"]);
  });

  test("a preferred first choice stays, wherever it stands in the list", () => {
    expect(sections(ask({ preferences: { preferred: ["conversation", "worksheet"] } }))).toEqual(["§2.1"]);
  });

  test("what the domain uses at this level may be preferred, what it does not may not", () => {
    expect(ask({ ...grammar, preferences: { preferred: ["long_form"] } }).modality).toBe("long_form");
    expect(ask({ preferences: { preferred: ["long_form", "code"] } }).modality).toBe("worksheet");
  });

  test("between equals, the preferred one", () => {
    const equals = { bloom: "apply", conceptType: "unheard of" } as const;
    expect(ask(equals).modality).toBe("conversation");
    expect(ask({ ...equals, preferences: { preferred: ["worksheet"] } }).modality).toBe("worksheet");
  });

  test("the avoided one gives way, and stays when it is the only one", () => {
    const choice = ask({ preferences: { avoided: ["worksheet"] } });
    expect(choice).toMatchObject({ modality: "conversation", secondary: null });
    expect(sections(choice)).toEqual(["§2.1", "§2.2.4"]);
    const both = ask({ preferences: { avoided: ["worksheet", "conversation"] } });
    expect(both.modality).toBe("long_form");
    const only = ask({ preferences: { avoided: ["worksheet"] }, available: ["worksheet"] });
    expect(only.modality).toBe("worksheet");
  });

  test("avoided and preferred at once is avoided", () => {
    const preferences = { preferred: ["conversation" as const], avoided: ["conversation" as const] };
    expect(ask({ preferences }).modality).toBe("worksheet");
  });
});
