import { describe, expect, test } from "bun:test";
import { checkEvidence } from "../../../../src/workspace/curriculum/evidence.ts";
import { files, pointTo, reader } from "../samples.ts";
import { harbourIsles, measureSaid, saidRows, severalCurricula } from "./measure-said.ts";

const registry = severalCurricula();
const read = reader([...files, harbourIsles]);
const problemsIn = (markdown: string, topics: string[] = []) =>
  checkEvidence(markdown, registry, { read, topics }).findings.map(({ problem }) => problem);

/**
 * Written before the rule, over four curricula, one of them made up for this: faithful paraphrases, claims of other
 * subjects and of other outcomes, denials, wrong levels. The rule was made on the first half; of the second only the
 * sums were looked at.
 */
for (const name of ["said-worked.jsonl", "said-kept-aside.jsonl"]) {
  test(`a paraphrase of an outcome passes, another claim does not: ${name}`, () => {
    const found = measureSaid(saidRows(name), registry);
    console.log(
      `said of outcomes, ${name}: ${found.passed} of ${found.faithful} paraphrases pass, ${found.ticked.length} of ${found.false} false claims`,
      [...found.refused, ...found.ticked]
        .map(({ kind, code, says }) => `\n  ${kind}: ${code} ${says}`)
        .join(""),
    );
    expect(found.passed / found.faithful).toBeGreaterThanOrEqual(0.9);
    expect(found.ticked.length / found.false).toBeLessThanOrEqual(0.05);
  });
}

describe("wherever a lesson says what an outcome is", () => {
  const code = "HIF 3.S5";
  const link = pointTo(registry, code);
  const shapes: [string, (says: string) => string][] = [
    ["after it, in the section on the curriculum", (says) => `## Curriculum links\n\n- ${link} ${says}.`],
    ["after a colon anywhere", (says) => `## Overview\n\nThis is ${link}: ${says}.`],
    ["after a verb", (says) => `## Overview\n\n${link} says that ${says}.`],
    ["before it, in brackets", (says) => `## Curriculum links\n\n- ${says} (${link})`],
    ["beside it in a table", (says) => `## Curriculum\n\n| Code | What |\n|---|---|\n| ${link} | ${says} |`],
    ["before it in a table", (says) => `## Curriculum\n\n| What | Code |\n|---|---|\n| ${says} | ${link} |`],
    ["below it in the list", (says) => `## Curriculum links\n\n- ${link}\n  - ${says}`],
    ["below it as a heading", (says) => `## Curriculum links\n\n### ${link}\n\n${says}.`],
    [
      "after its true title",
      (says) => `## Curriculum links\n\n- ${link} Heating and changes of state. ${says}.`,
    ],
    [
      "at another place, with no link",
      (says) => `## Curriculum links\n\n- ${link}\n\n## Assessment\n\n${code}: ${says}.`,
    ],
  ];
  test.each(shapes)("%s", (_where, lesson) => {
    expect(problemsIn(lesson("Pupils explain melting and freezing with the particle model"))).toEqual([]);
    expect(problemsIn(lesson("Pupils recite the names of popes and dukes"))).toEqual(["says-otherwise"]);
    expect(problemsIn(lesson("Pupils do not use the particle model"))).toEqual(["says-otherwise"]);
  });

  test("at another level", () => {
    const lesson = (level: string) =>
      `## Curriculum links\n\n- ${link} Heating and changes of state (${level}).`;
    expect(problemsIn(lesson("Tide 3"))).toEqual([]);
    expect(problemsIn(lesson("Tide 1"))).toEqual(["says-otherwise"]);
    expect(problemsIn(`## Curriculum links\n\n- ${link} Heating. Leads to Tide 4.`)).toEqual([]);
  });
});

describe("what is said of the lesson is not said of the outcome", () => {
  const link = pointTo(registry, "TCH 4-14a");
  test.each([
    `## Curriculum links\n\n- ${link} Constructs of a textual language. Today pupils trace a loop over parcels in the starter.`,
    `## Starter\n\nQuestions on parcels and lighthouses, for ${link} and for fun.`,
    `## Learning outcomes\n\n- Trace a loop that counts parcels on a van (${link})`,
    `## Overview\n\nWe work towards ${link} – mostly with lighthouses and vans in view.`,
  ])("%s", (lesson) => {
    expect(problemsIn(lesson)).toEqual([]);
  });

  test("the lesson's own topic may stand beside a code", () => {
    const lesson = `## Curriculum links\n\n- ${link} Fractals and snowflakes in a textual language`;
    expect(problemsIn(lesson)).toEqual(["says-otherwise"]);
    expect(problemsIn(lesson, ["fractals and snowflakes"])).toEqual([]);
  });
});

test("a 'not' that is part of what is described denies nothing", () => {
  const lesson = (says: string) => `## Curriculum links\n\n- ${pointTo(registry, "TCH 4-13b")} ${says}`;
  expect(problemsIn(lesson("Comparing algorithms without formal notation."))).toEqual([]);
  expect(problemsIn(lesson("Comparing algorithms not only for correctness but for efficiency."))).toEqual([]);
  expect(problemsIn(lesson("Comparing algorithms when they do not give the right answer."))).toEqual([]);
  expect(problemsIn(lesson("Algorithms are described rather than compared."))).toEqual(["says-otherwise"]);
});

test("every outcome may be said in its own words, whole or in part", () => {
  for (const outcome of registry.outcomes) {
    const link = pointTo(registry, outcome.code);
    const own = `## Curriculum links\n\n- ${link} ${outcome.title} (${outcome.level}). In summary: ${outcome.text}`;
    expect({ code: outcome.code, problems: problemsIn(own) }).toEqual({ code: outcome.code, problems: [] });
  }
});
