import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const bread = `# Making bread

- Flour, water, yeast and salt make a dough.
- Kneading stretches the gluten.
- Kneaded dough springs back when you press it.
- Baking kills the yeast and sets the crumb.

Questions
- Why is dough kneaded?
- How do you know that it is kneaded enough?
- At what temperature is bread baked?
`;

async function lesson(stage: string, subject: string, request: string, files: Record<string, string> = {}) {
  const desk = folderOf({
    "classes/C1.md": `---\nclass: C1\nstage: ${stage}\nsubject: ${subject}\nperiod_minutes: 50\n---\n\n- 24 pupils\n`,
    ...files,
  });
  try {
    const { ask } = await planning("create-lesson", desk);
    const { text } = (await ask(request)).result;
    const [overview = ""] = text.split("## Learning outcomes");
    return { text, overview, taught: text.slice(overview.length) };
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

test("a topic that is a part of a note is taught as that part", async () => {
  const { text, taught, overview } = await lesson("Reception", "Phonics", "the sh sound for C1");
  expect(text).toMatch(/^# Phonics: sh: C1/);
  expect(overview).toContain("what the note has on ch, th and ng is left for another");
  expect(taught).toContain("**sh** make one sound");
  expect(taught).not.toContain("**ng** make one sound");
  expect(taught).not.toContain("Spell the word *chin*");
});

test("just a part of her own note, without another: what is left out is named, and nowhere taught", async () => {
  const { taught, overview } = await lesson(
    "Year 8",
    "Food technology",
    "bread, just the kneading, no baking",
    {
      "topics/bread.md": bread,
    },
  );
  expect(overview).toContain("keeps to kneading, without baking");
  expect(taught).toContain("Kneading stretches the gluten");
  expect(taught).not.toMatch(/\bbak(?:e|ed|ing)\b/i);
});

test("what cannot be kept to is said plainly", async () => {
  const none = await lesson("Year 8", "Food technology", "sourdough, just the starter culture, no baking");
  expect(none.overview).toContain("you asked for just starter culture");
  const thin = await lesson("Year 8", "Food technology", "bread, only the salt", {
    "topics/bread.md": bread,
  });
  expect(thin.overview).toContain("holds too little on that alone");
});

test("an experiment that is not wanted is not chosen as the shape", async () => {
  const { overview } = await lesson("Klasse 7", "Biologie", "Eine Stunde zur Fotosynthese, ohne Experiment");
  expect(overview).not.toContain("practical lesson");
});
