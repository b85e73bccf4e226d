import { expect, test } from "bun:test";
import { emptyNote, notePath, noteText, noteTrouble } from "../../../src/web/plan/note-form/note-draft.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";

test("what a teacher types into the form is a topic note that a lesson is planned from", () => {
  const draft = {
    title: "Levers & pivots",
    ideas: "- A lever turns about a pivot.\n\nFurther out needs less force.",
    words: [
      { first: "pivot", second: "the point that a lever turns about" },
      { first: " ", second: "" },
    ],
    example: "A 20 N load is 2 m from the pivot. What holds it at 4 m?\n20 × 2 = 40\n40 ÷ 4 = 10 N",
    questions: [
      { first: "Where is the pivot of a door?", second: "At its hinges." },
      { first: "Why are long spanners easier?", second: "" },
    ],
    mistakes: "Heavier always wins",
  };
  expect(noteTrouble(draft)).toBeNull();
  expect(notePath(draft)).toBe("topics/Levers-pivots.md");
  expect(parseTopic(notePath(draft), noteText(draft))).toMatchObject({
    title: "Levers & pivots",
    keywords: ["pivot"],
    keyIdeas: ["A lever turns about a pivot.", "Further out needs less force."],
    vocabulary: [{ term: "pivot", meaning: "the point that a lever turns about" }],
    example: {
      problem: "A 20 N load is 2 m from the pivot. What holds it at 4 m?",
      steps: ["20 × 2 = 40", "40 ÷ 4 = 10 N"],
    },
    practice: {
      easy: [{ text: "Where is the pivot of a door?", answer: "At its hinges." }],
      medium: [{ text: "Why are long spanners easier?", answer: "" }],
      hard: [],
    },
    misconceptions: [{ think: "Heavier always wins" }],
  });
});

test("a form with no title, or with nothing but one, says so before anything is written", () => {
  expect(noteTrouble(emptyNote)).toBe("title");
  expect(noteTrouble({ ...emptyNote, title: "???" })).toBe("title");
  expect(noteTrouble({ ...emptyNote, title: "Levers" })).toBe("empty");
  expect(noteTrouble({ ...emptyNote, title: "Levers", mistakes: "Heavier wins" })).toBeNull();
});
