import { expect, test } from "bun:test";
import { ConversationBody } from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { generateConversation } from "../../../../src/learning/exercises/conversation/generate-conversation.ts";
import { swept } from "../../../sweep.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { exerciseRequest } from "../request.ts";

/** Questions that yes or no alone would answer. */
const yesOrNo =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|may|must)\b(?!.*\b(?:or|which|what|why)\b)|is this so/i;

test("at the level of remembering, no conversation asks yes or no", () => {
  const asked: string[] = [];
  let recalled = 0;
  for (const name of ["bahasa-melayu", "behavioural-interviews", "intro-to-algorithms", "research-methods"]) {
    const course = shippedCourse(name);
    for (const concept of swept(course.concepts, 8))
      for (let seed = 1; seed <= 6; seed++) {
        const made = generateConversation(
          exerciseRequest(course, concept.id, {
            bloom: "remember",
            seed,
            exerciseId: "recall",
            now: new Date(0),
          }),
        );
        if ("problem" in made) continue;
        const { questions } = ConversationBody.parse(made.record.body);
        asked.push(...questions.map(({ prompt }) => prompt).filter((prompt) => yesOrNo.test(prompt)));
        recalled += questions.filter(({ prompt }) => /^This is (?:not )?so:/.test(prompt)).length;
      }
  }
  expect(asked).toEqual([]);
  expect(recalled).toBeGreaterThan(0);
});
