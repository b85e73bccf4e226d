import { expect, test } from "bun:test";
import { exerciseFile } from "../../../src/learning/exercises/code/exercise-file.ts";
import { taskTold } from "../../../src/web/study/exercise/code/task-told.ts";
import { taskNamed } from "../../learning/exercises/code/support.ts";

test("what the page tells above the editor is folded away in it, in every language, and nothing of the code is", () => {
  const { task, concept } = taskNamed("fizz-list");
  for (const language of ["python", "javascript", "typescript"] as const) {
    const file = exerciseFile(task, concept, language, "x");
    const told = taskTold(file);
    if (told === null) throw new Error("nothing is folded");
    expect(file.slice(told.from, told.to)).toContain("Instructions:");
    const shown = file.slice(0, told.from) + file.slice(told.to);
    expect(shown).not.toContain("Instructions");
    expect(shown).toContain(task.starter.split("\n")[0] ?? "");
    expect(shown.split("\n").length).toBeLessThan(task.starter.split("\n").length + 8);
  }
});

test("a file that the learner began anew is shown whole", () => {
  for (const source of [
    "",
    "def fizz(n):\n    return []\n",
    '"""My own words."""\n',
    '"""\nExercise: never ends\n',
  ]) {
    expect(taskTold(source)).toBeNull();
  }
});
