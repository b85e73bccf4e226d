import { describe, expect, test } from "bun:test";
import { withQuestion } from "../../../src/lesson/companions/edit-question.ts";
import { keyBlock } from "../../../src/lesson/export/question-paper.ts";
import { forPupils, keyOf } from "../../../src/questions/paper.ts";
import { type Question, questionSchema } from "../../../src/questions/question.ts";
import { questionBlock, questionsIn } from "../../../src/questions/questions-in.ts";

const asked = (fields: object): Question => questionSchema.parse(fields);

/** The question as it stands after it was written over. */
function saved(was: Question, written: Question): Question {
  const section = `## Questions\n\n${questionBlock(was)}\n`;
  const over = questionsIn(section)[0]?.source ?? "";
  const question = questionsIn(withQuestion(section, { type: "write", at: 0, over, question: written }))[0]
    ?.question;
  if (question == null) throw new Error("no question");
  return question;
}

const river = asked({ kind: "short", prompt: "Which river runs through Cologne?", answers: ["the Rhine"] });
const boils = asked({
  kind: "choice",
  prompt: "Which of these boils first?",
  options: [{ text: "ethanol", right: true }, { text: "water" }, { text: "oil" }],
});
const sum = asked({
  kind: "number",
  prompt: "Work out 12 + 7.",
  answer: "19",
  why: "Worked: 12 + 7 = 10 + 9 = 19",
  help: "It begins like this: 12 + 7 = 10 + 9 = …",
});

describe("the key of a question that was written otherwise", () => {
  test.each([
    ["short", river, "Which river runs through Vienna?"],
    ["choice", boils, "Which of these boils last?"],
    [
      "number",
      asked({ kind: "number", prompt: "How many legs has a crab?", answer: "10" }),
      "How many legs has a bee?",
    ],
    [
      "order",
      asked({ kind: "order", prompt: "Order by age.", items: ["a child", "a parent", "a grandparent"] }),
      "Order by height.",
    ],
  ])(
    "%s: left as it was, it is the teacher's to check, in the key of page and paper, never on the pupils' sheet",
    (_kind, was, prompt) => {
      const now = saved(was, { ...was, prompt });
      expect(keyOf(now).why).toContain("To check");
      expect(JSON.stringify(keyBlock(now, 1))).toContain("To check");
      expect(JSON.stringify(forPupils(now))).not.toContain("o check");
      // Looked at and saved again: she has said that it fits.
      const { keyToCheck: _, ...again } = now;
      expect(keyOf(saved(now, asked(again))).why).not.toContain("To check");
    },
  );

  test("is not doubted where she gave another, or where only a capital, a blank or a mark is another", () => {
    const vienna = { ...river, prompt: "Which river runs through Vienna?", answers: ["the Danube"] };
    expect(saved(river, asked(vienna)).keyToCheck).toBeUndefined();
    expect(
      saved(river, { ...river, prompt: "which river runs  through Cologne" }).keyToCheck,
    ).toBeUndefined();
  });

  test("is proved where it can be worked out, and an old working goes with the old sum", () => {
    const other = saved(sum, asked({ ...sum, prompt: "Work out 12 + 8.", answer: "20" }));
    expect(other).toEqual(asked({ kind: "number", prompt: "Work out 12 + 8.", answer: "20" }));
    const same = saved(sum, { ...sum, prompt: "Calculate 7 + 12." });
    expect([same.keyToCheck, same.why]).toEqual([undefined, undefined]);
    expect(saved(sum, { ...sum, prompt: "Work out 12 + 8." }).keyToCheck).toBe(true);
  });

  test("with another answer and the old reason, the reason is to be checked", () => {
    const explained = asked({ ...river, why: "Cologne lies on the Rhine." });
    const now = saved(
      explained,
      asked({ ...explained, prompt: "Which river runs through Vienna?", answers: ["the Danube"] }),
    );
    expect(now.keyToCheck).toBe(true);
  });
});
