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

const verbs = `# Ser and estar

- Ser says what something is always like: soy alto.
- Ser says where somebody is from: soy de Gales.
- Estar says how somebody is today: estoy cansado.
- Estar says where something is: está en la mesa.

Questions
- Fill in ser: yo ___ de Lima.
- Fill in ser: ella ___ alta.
- Fill in estar: el gato ___ en casa.
- Fill in estar: nosotros ___ cansados.
`;

/** Written sums that pupils are given to work out. */
const sumsIn = (text: string) =>
  Array.from(
    text.matchAll(/^\s*(?:\d+\. )?(?:Work out|What is) (\d+) ([+−]) (\d+)[.?]$/gm),
    ([, a, sign, b]) => ({
      a: Number(a),
      sign,
      b: Number(b),
    }),
  );

test("one half of a note with two is a lesson on that half: its title, its tasks, its hinge and exit questions", async () => {
  const { text, taught } = await lesson(
    "Year 4",
    "Mathematics",
    "column subtraction with exchange for C1, 45 mins",
  );
  expect(text).toMatch(/^# Column subtraction with exchange: C1/);
  const [, main = ""] = taught.split("## Main");
  const sums = sumsIn(main);
  expect(sums.length).toBeGreaterThan(4);
  for (const { a, sign, b } of sums) {
    expect(sign).toBe("−");
    expect(a % 10 < b % 10 || a % 100 < b % 100).toBe(true);
  }
  const adding = await lesson("Year 4", "Mathematics", "column addition for C1");
  expect(adding.text).toMatch(/^# Column addition: C1/);
  const [, theirs = ""] = adding.taught.split("## Main");
  expect(sumsIn(theirs).length).toBeGreaterThan(4);
  expect(sumsIn(theirs).filter(({ sign }) => sign === "−")).toEqual([]);
});

test("so it is in other halves: of measures, of fractions, of a language", async () => {
  const round = await lesson("Year 5", "Mathematics", "perimeter for C1");
  expect(round.text).toMatch(/^# Perimeter: C1/);
  expect(round.taught).not.toContain("area of a triangle");
  const divided = await lesson("Year 7", "Mathematics", "dividing fractions for C1");
  expect(divided.text).toMatch(/^# Dividing fractions: C1/);
  expect(divided.taught).not.toMatch(/^\d+\. Work out [^÷\n]*\\times/m);
  const spanish = await lesson("Year 8", "Spanish", "estar for C1", { "topics/ser-y-estar.md": verbs });
  expect(spanish.taught).toContain("estoy cansado");
  expect(spanish.taught).not.toContain("Fill in ser");
});

test("a note that is asked for whole is taught whole", async () => {
  const { text, taught } = await lesson("Year 4", "Mathematics", "column addition and subtraction for C1");
  expect(text).toMatch(/^# Column addition and subtraction: C1/);
  expect(new Set(sumsIn(taught).map(({ sign }) => sign)).size).toBe(2);
});
