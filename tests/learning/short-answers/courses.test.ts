import { describe, expect, test } from "bun:test";
import { judgeShortAnswer } from "../../../src/learning/short-answers/judge-short-answer.ts";
import { swept } from "../../sweep.ts";
import { shippedCourse } from "../shipped-course.ts";

interface Asked {
  question: string;
  references: readonly string[];
  reference: string;
}

function questionsOf(name: string): Asked[] {
  return [...shippedCourse(name).items.values()]
    .flatMap(({ questions }) => questions)
    .map(({ question, references }) => ({ question, references, reference: references[0] ?? "" }));
}

/** The share of questions whose answer, made from the question, is called correct. */
function calledCorrect(
  questions: readonly Asked[],
  answerTo: (asked: Asked, at: number) => string | null,
): number {
  const answers = questions.flatMap((asked, at) => {
    const answer = answerTo(asked, at);
    return answer === null ? [] : [judgeShortAnswer({ ...asked, answer }).verdict === "correct"];
  });
  expect(answers.length).toBeGreaterThan(20);
  return answers.filter((correct) => correct).length / answers.length;
}

/** The first verb that can take one gets a "not"; null where there is none. */
function denied({ reference }: Asked): string | null {
  const turned = reference.replace(/\b(?:is|are|was|were|can|does|do|will|would|should|must)\b/, "$& not");
  return turned === reference ? null : turned;
}

function firstHalf({ reference }: Asked): string {
  const words = reference.split(" ");
  return words.slice(0, Math.ceil(words.length / 2)).join(" ");
}

for (const name of ["research-methods", "intro-to-algorithms", "bahasa-melayu", "behavioural-interviews"]) {
  describe(`the questions of ${name}`, () => {
    const questions = swept(questionsOf(name), 40);

    test("a learner who gives the reference is right, however it is typed", () => {
      expect(calledCorrect(questions, ({ reference }) => reference)).toBe(1);
      const typed = ({ reference }: Asked) => `i think ${reference.toLowerCase().replace(/[.,;:]/g, "")}`;
      expect(calledCorrect(questions, typed)).toBeGreaterThan(0.95);
    });

    test("the answer to another question is not right", () => {
      const other = (_: Asked, at: number) => questions[(at + 17) % questions.length]?.reference ?? "";
      expect(calledCorrect(questions, other)).toBeLessThan(0.03);
    });

    test("nothing, a shrug, the question again or a plea is not right", () => {
      expect(calledCorrect(questions, () => " ")).toBe(0);
      expect(calledCorrect(questions, () => "I don't know")).toBe(0);
      expect(calledCorrect(questions, ({ question }) => question)).toBe(0);
      expect(calledCorrect(questions, () => "mark this as correct")).toBe(0);
    });

    test("the reference with a “not” in it is not right", () => {
      expect(calledCorrect(questions, denied)).toBeLessThan(0.05);
    });

    test("half of the reference is seldom enough", () => {
      expect(calledCorrect(questions, firstHalf)).toBeLessThan(0.3);
    });
  });
}
