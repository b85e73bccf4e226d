import { expect, test } from "bun:test";
import { CodeBody, unseal } from "../../../../src/learning/exercises/code/code-record.ts";
import { generateCode } from "../../../../src/learning/exercises/code/generate-code.ts";
import { gradeCode } from "../../../../src/learning/exercises/code/grade-code.ts";
import { algorithms, box, now, requestFor } from "./support.ts";

/** A solution that leaves a variable unused and compares with None by `==`. */
async function feedbackFor(course: typeof algorithms): Promise<string> {
  const made = await generateCode(requestFor(course, "loops-and-counting", {}), box);
  if ("problem" in made) throw new Error(made.problem);
  const task = unseal(CodeBody.parse(made.record.body));
  if (task === null) throw new Error("there is no task");
  const exercise = task.solution.replace(
    /^(def .*:)$/m,
    "$1\n    spare = 1\n    nothing = [] == None\n    assert not nothing",
  );
  const graded = await gradeCode(made.record, { exercise }, { box, now, course, hintsUsed: 0 });
  if ("problem" in graded) throw new Error(graded.problem);
  return graded.feedback;
}

test("what is noticed in code is sorted by the course's own rubric, with what the course says of each part", async () => {
  const feedback = await feedbackFor(algorithms);
  const [readability, idiom] = ["readability", "idiom"].map((name) =>
    algorithms.config.rubrics.code_quality?.dimensions.find((one) => one.name === name),
  );
  expect(feedback).toContain(`- **readability**: ${readability?.description}\n  - Line `);
  expect(feedback).toContain(`- **idiom**: ${idiom?.description}\n  - Line `);
  expect(feedback).not.toContain("**efficiency**");
  const plain = await feedbackFor({
    ...algorithms,
    config: { ...algorithms.config, rubrics: {} },
  });
  expect(plain).not.toContain("readability");
  expect(plain).toContain("### In the code\n\n- Line ");
});
