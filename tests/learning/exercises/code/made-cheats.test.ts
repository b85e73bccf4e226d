import { expect, test } from "bun:test";
import { swept } from "../../../sweep.ts";
import { madeCheats } from "./made-cheats.ts";
import { algorithms, handIn } from "./support.ts";

const python = Bun.which("python3");
if (python === null) console.log("skipped: no cheats are made, because there is no python3 here");

const tasks = [...algorithms.items.values()].flatMap(({ code_tasks }) => code_tasks);
/** Of what a test gives these two hide a function, which no table can be looked up by. */
const passable = new Set(["find-counterexample", "failing-cases"]);

test.skipIf(python === null)(
  "no table made from the tests of a shipped task gets full marks, whatever it is looked up by",
  async () => {
    const asked = swept(
      tasks.filter(({ id }) => !passable.has(id)),
      3,
    );
    const cheats = madeCheats(python ?? "", asked);
    expect(cheats.length).toBe(12 * asked.length);
    const believed: string[] = [];
    let passing = 0;
    for (const { task, by, otherwise, code } of swept(cheats, 4)) {
      const { score, feedback } = await handIn(task, code);
      const [, right, total] = /(\d+) of (\d+) tests pass/.exec(feedback) ?? [];
      if (right === total) passing++;
      if (score.percentage === 1) believed.push(`${task} by ${by}, else ${otherwise}`);
    }
    expect(believed).toEqual([]);
    expect(passing).toBeGreaterThan(0);
  },
  600_000,
);
