import { expect, test } from "bun:test";
import { whyForLearner } from "../../../src/learning/modality/for-learner.ts";
import { ask, sections } from "./ask.ts";

const essay = { bloom: "analyze", conceptType: "text analysis" } as const;

test("what has to wait gives way, unless it is all there is", () => {
  const choice = ask({ ...essay, notNow: ["long_form"] });
  expect(choice).toMatchObject({ modality: "conversation", secondary: null });
  expect(sections(choice)).toEqual(["§2.1", "§10.1"]);
  expect(ask({ ...essay, notNow: ["long_form"], available: ["long_form"] }).modality).toBe("long_form");
  const avoided = ["conversation" as const];
  const only = ask({
    ...essay,
    notNow: ["long_form"],
    available: ["long_form", "conversation", "image_review"],
    preferences: { avoided },
  });
  expect(only.modality).toBe("long_form");
});

test("a learner reads why without sections, theory or the third person", () => {
  expect(whyForLearner(ask(essay), "analyze")).toBe("A long answer is a good way to take it apart.");
  const questions = [
    ask({ preferences: { preferred: ["conversation"] } }),
    ask({ preferences: { avoided: ["worksheet"] } }),
    ask({ course: { modality_weights: { worksheet: 0 } } }),
    ask({ ...essay, notNow: ["long_form"] }),
    ask({ bloom: "apply", conceptType: "unheard of" }),
    ask({ recent: [{ modality: "worksheet", conceptId: "other", percentage: 0.8 }] }),
  ];
  for (const choice of questions) {
    const why = whyForLearner(choice, "remember");
    expect(why).toMatch(/^[A-Z].+\.$/);
    expect(why).not.toMatch(/§|matrix|weight|the learner|on files/i);
  }
});
