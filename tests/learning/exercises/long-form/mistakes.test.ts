import { describe, expect, test } from "bun:test";
import { Evaluation } from "../../../../src/learning/evaluation.ts";
import { gradeLongForm } from "../../../../src/learning/exercises/long-form/grade.ts";
import { knownOf, statedMistakes } from "../../../../src/learning/exercises/long-form/mistakes.ts";
import { exerciseOn, now, sampleCourse } from "./courses.ts";
import { labelled } from "./labelled.ts";

const research = sampleCourse("research-methods");
const algorithms = sampleCourse("intro-to-algorithms");

function found(text: string, course = research): string[] {
  return statedMistakes(text, knownOf(course)).map(({ statement }) => statement);
}

describe("what the course calls false is found in a learner's own words", () => {
  const cases: [string, RegExp][] = [
    ["A p-value is the probability that the null hypothesis is true.", /3% chance/],
    ["With p = 0.04 there is a 4% chance that the null hypothesis is true.", /3% chance/],
    ["Big samples can never be biased.", /cannot be biased/],
    ["Outliers must be deleted in every case.", /outlier should always/],
    ["Peer review is a guarantee that an article is correct.", /Peer review/],
    ["Confidential means the same as anonymous.", /Confidential and anonymous/],
  ];
  for (const [text, statement] of cases) {
    test(text, () => expect(found(text)).toEqual([expect.stringMatching(statement)]));
  }

  test("in a course on programming too", () => {
    const said =
      "Two keys that differ never have the same hash, and the map keeps all of its keys in sorted order.";
    expect(found(said, algorithms)).toHaveLength(1);
  });
});

describe("and nobody is told so who says the opposite, or tells it of others", () => {
  const cases = [
    "It does not mean that there is a 2% chance that the null is true.",
    "Many people believe that p = 0.02 means there is a 2% chance that the null hypothesis is true.",
    "The idea that a p-value is the probability that the null hypothesis is true is wrong.",
    "Is the p-value the chance that the null hypothesis is true?",
    "A very large sample can still be biased.",
    "Even a very large sample may be biased.",
    "An outlier should only be deleted if it is plainly an error.",
    "An outlier should not be deleted without a reason.",
    "Peer review does not guarantee that a paper is correct.",
    "Confidential and anonymous do not mean the same.",
    "Random sampling and random assignment are two different things.",
    "A measure that is reliable need not be valid.",
    "Failing to reject the null hypothesis does not prove that there is no effect.",
    "A correlation of +0.3 is weaker than one of -0.8.",
    "The smaller the sample, the wider the interval.",
  ];
  for (const text of cases) test(text, () => expect(found(text)).toEqual([]));

  test("nor of what the courses say themselves", () => {
    for (const course of [research, algorithms]) {
      const known = knownOf(course);
      for (const { teach, questions } of course.items.values()) {
        const own = [teach.explanation, ...questions.flatMap(({ references }) => references)];
        for (const text of own) expect([text, statedMistakes(text, known)]).toEqual([text, []]);
      }
    }
  });

  test("nor of texts that hold none", () => {
    for (const file of ["same-length", "same-length-unseen", "held-out", "labelled"] as const) {
      for (const { course, texts } of labelled(file)) {
        const known = knownOf(sampleCourse(course));
        for (const { band, text } of texts.filter((one) => one.band !== 2)) {
          expect([band, text, statedMistakes(text, known)]).toEqual([band, text, []]);
        }
      }
    }
  });
});

describe("an essay that says it", () => {
  const record = exerciseOn(
    research,
    "inferential-statistics-and-p-values",
    "Explain to an intelligent friend",
  );
  const sentence = "A p-value is the probability that the null hypothesis is true.";
  const text = `Samples vary by chance, because other people would have given other figures. ${sentence} So with p = 0.02 we can be 98 % sure that the treatment works, and it will help 98 % of the patients. For example, a pill that has p = 0.02 is far better than one that has p = 0.04, since the smaller number shows the larger effect. Therefore a doctor should always choose the pill with the smallest p-value, although it may cost more.`;

  test("is told so, with its own words and the correction, and is not Easy", async () => {
    const evaluation = Evaluation.parse(
      await gradeLongForm(record, text, { ask: null, course: research, now, hintsUsed: 0 }),
    );
    expect(evaluation.fsrs_rating).toBeLessThanOrEqual(2);
    expect(evaluation.feedback).toContain(`You write: "${sentence}"`);
    expect(evaluation.feedback).toContain("worked out on the assumption that the null is true");
    expect(evaluation.details.improvements[0]).toContain("Put this right first");
    expect(evaluation.details.errors[0]).toMatchObject({ actual: sentence, error_type: "definition_error" });
    const accuracy = evaluation.details.dimensions?.find(({ name }) => name === "accuracy");
    expect(accuracy?.score).toBe(2);
  });

  test("counts as its writer says, once they have looked at it", async () => {
    const self = { accuracy: 3, completeness: 3, reasoning: 3, communication: 3 };
    const settled = await gradeLongForm(record, text, {
      ask: null,
      course: research,
      now,
      hintsUsed: 0,
      self,
    });
    expect(settled).toMatchObject({ fsrs_rating: 3, provisional: false });
  });
});
