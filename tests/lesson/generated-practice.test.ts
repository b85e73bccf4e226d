import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { seedOf } from "../../src/chance.ts";
import { setMaths } from "../../src/formulas/set-maths.ts";
import { generate } from "../../src/maths/generate.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const head = (id: string) => `---
class: ${id}
stage: Year 7
subject: Mathematics
level: Key Stage 3
period_minutes: 50
---

- 28 pupils
- Prior knowledge: equivalent fractions, times tables
`;

const curriculum = `---
title: Mathematics
subject: Mathematics
source: https://example.org/maths
retrieved: 2026-01-02
licence: ours
version: "1"
wording: summary
code_pattern: 'M-\\d'
---

# Mathematics

## M-1 — Adding and subtracting fractions
- **Level**: Key Stage 3
- **Outcome (summary)**: Pupils add and subtract fractions with different denominators.
- **Assessment expectations**: Adds fractions with a common denominator; subtracts fractions
- **Keywords**: fractions, adding, subtracting, denominator
`;

test("a class practises on tasks made for it, beside those of the note, and another class on others", async () => {
  const root = folderOf({
    "classes/7X.md": head("7X"),
    "classes/7Y.md": head("7Y"),
    "curriculum/maths.md": curriculum,
  });
  try {
    const { ask } = await planning("create-worksheet", root);
    const [one, other] = [await ask("adding fractions for 7X"), await ask("adding fractions for 7Y")];
    const [sheet, theirs] = [one.result.text ?? "", other.result.text ?? ""];
    const madeFor = (id: string) =>
      (["easy", "medium", "hard"] as const).flatMap((level) =>
        generate("add-fractions", level, seedOf(`${id} adding-and-subtracting-fractions`), 4),
      );
    const own = madeFor("7X").filter(({ question }) => sheet.includes(setMaths(question)));
    expect(own.length).toBeGreaterThan(1);
    for (const { answer } of own) expect(sheet).toContain(answer);
    expect(own.some(({ question }) => !theirs.includes(setMaths(question)))).toBe(true);
    expect(
      madeFor("7Y").filter(({ question }) => theirs.includes(setMaths(question))).length,
    ).toBeGreaterThan(1);
    expect(sheet).toContain(setMaths("Work out 2/3 + 1/5.")); // the note's own
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
