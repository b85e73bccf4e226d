import { describe, expect, test } from "bun:test";
import { ask, did, grammar, practice, script, sections } from "./ask.ts";

describe("the flow of a session", () => {
  test("three of a kind, then the second choice", () => {
    const recent = did("conversation", 0.8, "conversation", 0.8, "conversation", 0.8);
    const choice = ask({ ...grammar, recent });
    expect(choice).toMatchObject({ modality: "worksheet", secondary: "conversation" });
    expect(sections(choice)).toEqual(["§2.1", "§2.2.5"]);
    expect(ask({ ...grammar, recent: recent.slice(1) }).modality).toBe("conversation");
    expect(ask({ recent }).modality).toBe("worksheet");
  });

  test.each(["worksheet", "code"] as const)("after a %s there is no second file to wait for", (modality) => {
    const choice = ask({
      domain: "technical",
      bloom: "create",
      conceptType: "build",
      recent: did(modality, 0.8),
    });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "code" });
    expect(sections(choice)).toEqual(["§2.1", "§10.2.5"]);
  });

  test("an essay may follow a worksheet", () => {
    const essay = { bloom: "analyze", conceptType: "text analysis" } as const;
    expect(ask({ ...essay, recent: did("worksheet", 0.8) }).modality).toBe("long_form");
  });

  test("in the last five minutes, conversation", () => {
    const choice = ask({ minutesLeft: 4.9 });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "worksheet" });
    expect(sections(choice)).toEqual(["§2.1", "§2.2.6"]);
    expect(ask({ minutesLeft: 5 }).modality).toBe("worksheet");
    expect(ask({ minutesLeft: 2, preferences: { avoided: ["conversation"] } }).modality).toBe("long_form");
  });
});

describe("weights", () => {
  const equals = { bloom: "apply", conceptType: "unheard of" } as const;

  test("0 means never, first or second", () => {
    const choice = ask({ ...practice, course: { modality_weights: { code: 0 } } });
    expect(choice).toMatchObject({ modality: "conversation", secondary: null });
    expect(sections(choice)).toEqual(["§2.1", "§2.3"]);
    expect(ask({ course: { modality_weights: { conversation: 0 } } }).secondary).toBeNull();
  });

  test("among equals, the one furthest below its share", () => {
    const course = { modality_weights: { worksheet: 0.6, conversation: 0.4 } };
    expect(ask({ ...equals, course }).modality).toBe("worksheet");
    const mostlyWorksheets = did("worksheet", 0.8, "worksheet", 0.8, "worksheet", 0.8, "long_form", 0.8);
    expect(ask({ ...equals, course, recent: mostlyWorksheets }).modality).toBe("conversation");
  });

  test("what has no weight shares what the others leave", () => {
    expect(ask({ ...equals, course: { modality_weights: { worksheet: 0.8 } } }).modality).toBe("worksheet");
    expect(ask({ ...equals, course: { modality_weights: { worksheet: 0.1 } } }).modality).toBe(
      "conversation",
    );
  });

  test("a first choice keeps its place, however heavy the second", () => {
    const course = { modality_weights: { worksheet: 0.1, conversation: 0.9 } };
    expect(ask({ course }).modality).toBe("worksheet");
  });
});

describe("a photo of handwritten work", () => {
  test("is only ever offered", () => {
    const choice = ask(script);
    expect(choice).toMatchObject({ modality: "worksheet", secondary: null, offer: "image_review" });
    expect(sections(choice)).toEqual(["§2.1", "§10.2.6"]);
  });

  test("is set when there is nothing else", () => {
    expect(ask({ ...script, available: ["image_review"] })).toMatchObject({
      modality: "image_review",
      offer: null,
    });
  });

  test("is offered to those who like it, where handwriting has a place", () => {
    const preferences = { preferred: ["image_review" as const] };
    expect(ask({ preferences })).toMatchObject({ modality: "worksheet", offer: "image_review" });
    expect(ask({ ...practice, preferences, available: ["code", "image_review"] }).offer).toBeNull();
  });

  test("is not offered where it cannot be had, is unwelcome, never used, or there is no time", () => {
    expect(ask({ ...script, available: ["worksheet", "conversation"] }).offer).toBeNull();
    expect(ask({ ...script, preferences: { avoided: ["image_review"] } }).offer).toBeNull();
    expect(ask({ ...script, course: { modality_weights: { image_review: 0 } } }).offer).toBeNull();
    expect(ask({ ...script, minutesLeft: 3 })).toMatchObject({ modality: "conversation", offer: null });
    const allAvoided = { avoided: ["image_review" as const, "worksheet" as const] };
    const choice = ask({ ...script, preferences: allAvoided, available: ["image_review", "worksheet"] });
    expect(choice).toMatchObject({ modality: "worksheet", offer: null });
  });
});

describe("why it is another kind", () => {
  const failed = did("worksheet", 0.2, "worksheet", 0.3);
  const [first] = failed;
  const why = (conceptId?: string, recent = failed) =>
    ask({ recent, ...(conceptId === undefined ? {} : { conceptId }) }).reason.at(-1) ?? "";

  test("what went badly with another concept is not said of this one", () => {
    expect(why()).toStartWith("The last two worksheets stayed below 50 %");
    expect(why("greetings")).toStartWith("The last two worksheets stayed below 50 %");
    expect(why("jawi-basics")).toStartWith("The last two worksheets on other concepts stayed below 50 %");
    const mixed = first === undefined ? [] : [first, { ...first, conceptId: "jawi-basics" }];
    expect(why("jawi-basics", mixed)).toStartWith("The last two worksheets of this session stayed below");
  });

  test("a concept without such material says so, and does not blame the place", () => {
    const { reason } = ask({ available: ["conversation"] });
    expect(reason.at(-1)).toStartWith("There are no worksheets for this here, so a conversation");
  });

  test("what there is, and was used up for now, is not said to be missing", () => {
    const { modality, reason } = ask({ available: ["conversation"], used: ["worksheet"] });
    expect(modality).toBe("conversation");
    expect(reason.at(-1)).toStartWith(
      "What there is to ask just now does not fill worksheets, so a conversation",
    );
    expect(reason.join(" ")).not.toContain("There are no");
  });
});
