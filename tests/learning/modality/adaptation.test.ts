import { describe, expect, test } from "bun:test";
import { ask, did, grammar, practice, scored, sections } from "./ask.ts";

describe("a learner who struggles right now", () => {
  test.each([
    [
      "worksheets become a talk",
      {},
      did("worksheet", 0.4, "worksheet", 0.3, "long_form", 0.4),
      "conversation",
    ],
    ["talks become a worksheet", grammar, did("conversation", 0.4, "conversation", 0.49), "worksheet"],
    ["code becomes a talk", practice, did("code", 0, "code", 0.2, "long_form", 0.4), "conversation"],
  ] as const)("%s", (_, question, recent, modality) => {
    const choice = ask({ ...question, recent: [...recent] });
    expect(choice.modality).toBe(modality);
    expect(sections(choice)).toEqual(["§2.1", "§10.4"]);
  });

  test("one bad result, or exactly half, is no struggle", () => {
    for (const recent of [did("conversation", 0.1), did("conversation", 0.1, "conversation", 0.5)]) {
      expect(sections(ask({ ...grammar, recent }))).toEqual(["§2.1"]);
    }
  });

  test("it is over when the same concept went well otherwise", () => {
    const failed = did("code", 0.2, "code", 0.1);
    expect(ask({ ...practice, recent: [...failed, ...did("conversation", 0.4)] }).modality).toBe(
      "conversation",
    );
    expect(ask({ ...practice, recent: [...failed, ...did("conversation", 0.8)] }).modality).toBe("code");
    const elsewhere = { modality: "conversation", conceptId: "farewells", percentage: 0.8 } as const;
    expect(ask({ ...practice, recent: [...failed, elsewhere] }).modality).toBe("conversation");
  });

  test("nobody is sent from one failure into another", () => {
    const recent = did("worksheet", 0.1, "worksheet", 0.1, "conversation", 0.2, "conversation", 0.2);
    expect(ask({ recent }).modality).toBe("long_form");
  });
});

describe("what results over time say", () => {
  test("too easy: for once something harder, unless that was lately", () => {
    const performance = { concept: { worksheet: scored(5, 0.9), conversation: scored(1, 0.7) } };
    const choice = ask({ performance });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§11.3.1"]);
    expect(ask({ performance, recent: did("conversation", 0.8) }).modality).toBe("worksheet");
    expect(
      ask({ performance: { concept: { worksheet: scored(4, 0.9), conversation: scored(1, 0.7) } } }).modality,
    ).toBe("worksheet");
    expect(
      ask({ performance: { concept: { worksheet: scored(5, 0.85), conversation: scored(1, 0.7) } } })
        .modality,
    ).toBe("worksheet");
  });

  test("the concept's own results count before those over all concepts", () => {
    const overall = { worksheet: scored(9, 0.95), conversation: scored(9, 0.7) };
    expect(ask({ performance: { overall } }).modality).toBe("conversation");
    const concept = { worksheet: scored(6, 0.6), conversation: scored(1, 0.7) };
    expect(ask({ performance: { concept, overall } }).modality).toBe("worksheet");
  });

  test("scores that stay low: another modality", () => {
    const choice = ask({
      performance: { overall: { worksheet: scored(3, 0.49), conversation: scored(1, 1) } },
    });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§11.3.2"]);
    const few = { overall: { worksheet: scored(2, 0.1), conversation: scored(1, 1) } };
    expect(ask({ performance: few }).modality).toBe("worksheet");
  });

  test("nothing but one modality so far: another for a change", () => {
    const choice = ask({ performance: { concept: { worksheet: scored(3, 0.8), code: null } } });
    expect(choice.modality).toBe("conversation");
    expect(sections(choice)).toEqual(["§2.1", "§11.3.4"]);
    expect(ask({ performance: { concept: { worksheet: scored(2, 0.8) } } }).modality).toBe("worksheet");
  });

  test("a concept that is hard going gets a format it has not had", () => {
    const concept = { worksheet: scored(2, 0.4), conversation: scored(2, 0.3) };
    const choice = ask({ performance: { concept } });
    expect(choice.modality).toBe("long_form");
    expect(sections(choice)).toEqual(["§2.1", "§11.3.5"]);
  });
});
