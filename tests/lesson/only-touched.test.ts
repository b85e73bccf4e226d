import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { lessonFit } from "../../src/lesson/check/lesson-fit.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { folderOf } from "../workspace/packs/desk.ts";

const curriculum = `---
title: Music here
subject: Music
code_pattern: 'MU-\\d'
levels: [Year 7]
---

## MU-1 — Dotted rhythms
- **Level**: Year 7
- **Outcome (summary)**: Pupils read and play dotted rhythms from notation.
- **Keywords**: dotted rhythm, notation
`;

function lesson(main: string, plenary: string, criteria: string): string {
  return `# Dotted rhythms\n\n## Learning outcomes\n\n- Play a dotted rhythm.\n\n## Success criteria\n\n${criteria}\n\n## Starter\n\nClap the pulse.\n\n## Main\n\n${main}\n\n## Plenary\n\n${plenary}\n\n## Assessment\n\n${plenary}\n`;
}

test("an outcome that the lesson only touches does not fit, and what is missing is said", async () => {
  const desk = folderOf({ "curriculum/music.md": curriculum });
  try {
    const registry = await loadRegistry(desk);
    const outcome = registry.find("MU-1");
    if (outcome === null) throw new Error("The curriculum was not read.");
    const judged = (text: string) =>
      lessonFit(text, { registry, notes: [], profile: null, asked: "" })(outcome, false);
    const taught = "Read the dotted rhythms in notation and play them in pairs.";
    const asked = "Play the dotted rhythm of bar two from notation.";
    const other = "Tidy the instruments and tell a partner what you liked.";
    expect(judged(lesson(taught, asked, `- I can ${asked}`))).toMatchObject({ fits: true });
    expect(judged(lesson(other, asked, `- I can ${asked}`))).toMatchObject({
      fits: false,
      message: expect.stringContaining("nothing in Main teaches it"),
    });
    expect(judged(lesson(taught, other, "- I can say what I liked."))).toMatchObject({
      fits: false,
      message: expect.stringContaining("nothing at the end asks for it"),
    });
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
});
