import { describe, expect, test } from "bun:test";
import { cutInSection } from "../../plugins/lesson-planning/builtin/drafting/cut-sentences.ts";
import { readingAge } from "../../plugins/lesson-planning/builtin/drafting/easier.ts";
import { writeSection } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { firstDraft, makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { reviseSection } from "../../plugins/lesson-planning/builtin/drafting/revising.ts";
import { saysTheSame } from "../../plugins/lesson-planning/builtin/drafting/what-changed.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic } from "../../src/workspace/topic.ts";

const note = `---
title: Beekeeping
subject: Science
keywords: [bees, beekeeping, hive, honey]
ages: [9, 13]
shapes: [direct-instruction]
---

# Beekeeping

## Key ideas
- A colony of bees has one queen, and the other bees feed her and keep her warm through the winter months.
- Foraging bees communicate distances by complicated vibrating movements.
- Honey is stored in wax cells.

## Worked example
**Problem:** A hive has 12 frames. Each frame holds 2 kg of honey. How much honey is that?

### Steps
1. Write the sum: 12 × 2.
2. Work it out: 24 kg.

### Solution
It is 24 kg.

## Practice
### Easy
1. What do bees store in wax cells?
   **Answer:** Honey.
2. How many queens has a colony?
   **Answer:** One.
3. Name one thing that a beekeeper wears.
   **Answer:** A veil.
4. What is the home of bees called?
   **Answer:** A hive.
### Medium
1. Explain why smoke makes bees calm.
   **Answer:** They think that there is a fire, and eat.
2. Explain what happens to a hive without a queen.
   **Answer:** No more eggs are laid, and it dies out.
### Hard
1. Plan a garden that feeds bees from March to October.
   **Answer:** Something flowers in each month.

## Retrieval questions
1. What is pollen?
   **Answer:** A powder of flowers.
2. What is an insect?
   **Answer:** An animal with six legs.

## Vocabulary
- **veil**: a net in front of the face
- **hive**: the home of a colony
`;
const topic = parseTopic("packs/science/topics/beekeeping.md", note);
const profile = parseClassProfile(
  "classes/6B.md",
  "---\nclass: 6B\nstage: Year 6\nsubject: Science\nsize: 27\nperiod_minutes: 60\n---\n",
);
const plan = makePlan({
  request: { said: "beekeeping", topic: "beekeeping", profile, minutes: null, outcomes: [] },
  profile,
  topic,
  ahead: false,
  timingsGuide: "",
  lost: 0,
  beside: [],
  outcomes: [],
  prior: [],
  curricula: [],
  needSections: [],
  wishes: [],
  lately: [],
});
const main = writeSection(plan, "main", firstDraft(plan, "main"));
const asked = (request: string, current = main) =>
  reviseSection(plan, "main", [request], current, [], [main]);
function done(request: string): string {
  const revised = asked(request);
  if (!("text" in revised)) throw new Error(revised.unable);
  expect(readingAge(plan, revised.text)).toBeLessThanOrEqual(readingAge(plan, main));
  return revised.text;
}
const long =
  "A colony of bees has one queen, and the other bees feed her and keep her warm through the winter months.";

describe("what a teacher calls too hard", () => {
  test.each([
    `"${long}" is too hard`,
    "too hard: the other bees feed her and keep her warm",
    "the sentence “A colony of bees has one queen” is too difficult for them",
  ])("is said more easily: %p", (request) => {
    expect(main).toContain(long);
    const text = done(request);
    expect(text).not.toContain(long);
    expect(text).toContain("A colony of bees has one queen. The other bees feed her");
  });

  test("is another task, or none, where a task is counted out", () => {
    const [, task = ""] = /### Guided[\s\S]*?\n3\. (.*)/.exec(main) ?? [];
    expect(task).toStartWith("Explain");
    const text = done("task 3 of guided practice is too hard");
    expect(text).not.toContain(task);
    // An easier draft has used up the note's easy tasks; what is left is counted on.
    expect(text.match(/^\d+(?=\. )/gm)?.join("")).toMatch(/^12123121$/);
  });

  test("is asked about, where it is not plain which one is meant or it is not there", () => {
    expect(asked("question 1 is too hard")).toEqual({
      unable: expect.stringContaining('"question 1 of Independent practice"'),
    });
    expect(asked("task 9 of guided practice is too hard")).toEqual({
      unable: expect.stringContaining("no task 9"),
    });
    expect(asked('"the waggle dance" is too hard')).toEqual({
      unable: expect.stringContaining("does not stand"),
    });
  });

  test("is explained where it stands, where it is a word that the note explains", () => {
    expect(done('the word "hive" is too hard')).toContain("A hive (the home of a colony) has 12 frames");
  });

  test("is named where there are no easier words for it, and nothing is changed", () => {
    const revised = asked(
      '"Foraging bees communicate distances by complicated vibrating movements." is too hard',
    );
    expect(revised).toEqual({ unable: expect.stringContaining('no easier words for "Foraging bees') });
    expect(asked('the word "frames" is too hard')).toEqual({ unable: expect.stringContaining('"frames"') });
  });

  test("stays as it is in her own line, which nobody else writes again", () => {
    const hers = main.replace(
      "### Guided",
      "Our school has two hives, and the caretaker looks after them on Friday afternoons in spring.\n\n### Guided",
    );
    const revised = reviseSection(plan, "main", ["make it easier"], hers, [], [main]);
    expect(revised).toMatchObject({
      text: expect.stringContaining("Our school has two hives, and the caretaker looks"),
    });
  });
});

test("sentences are cut where they join two, never inside a quotation, a formula, an answer or the teacher's lines", () => {
  const kept = [
    'He said "the hive is full, and the bees are cold, so we must close it before the night comes".',
    "   **Answer:** The queen lays all the eggs, and the others look after them for three long weeks.",
    "Teacher: go round and listen to every pair, and the quiet ones get a question of their own.",
    "- A. The bees leave the hive in spring, and the beekeeper looks for them in the trees nearby.",
    "| Phase | The bees leave the hive in spring, and the beekeeper looks for them in the trees |",
    "Short sentences stay, and so they do.",
  ];
  expect(cutInSection(kept.join("\n"), 8)).toBe(kept.join("\n"));
  expect(
    cutInSection("2. The bees leave the hive in spring, and the beekeeper looks for them in the trees.", 8),
  ).toBe("2. The bees leave the hive in spring. The beekeeper looks for them in the trees.");
});

describe("making it easier", () => {
  test("a sentence with quotation marks of its own is found by its words, whoever it is too hard for", () => {
    const claim = 'Some keepers say "smoke burns bees", but it only makes them eat, and then they are calm.';
    const held = main.replace("### Guided", `${claim}\n\n### Guided`);
    const revised = reviseSection(
      plan,
      "main",
      [`the sentence "${claim}" is too hard for my new arrivals`],
      held,
      [],
      [held],
    );
    const told = "text" in revised ? (revised.said ?? "") : revised.unable;
    expect(told).not.toContain('""');
    expect(told).not.toContain("cannot do");
  });

  test("goes on with the rest where an earlier sentence had no easier words, and names what is left", () => {
    const stubborn = "Foraging bees communicate distances by complicated vibrating movements.";
    const revised = reviseSection(plan, "main", [`"${stubborn}" is too hard`, "easier"], main, [], [main]);
    if (!("text" in revised)) throw new Error(revised.unable);
    expect(revised.said).toStartWith("Changed: ");
    if (revised.text.includes(stubborn)) expect(revised.said).toContain("Foraging bees communicate");
  });

  test("is no change of a capital or a full stop alone", () => {
    expect(saysTheSame("Bees dance; they tell where food is.", "Bees dance. They tell where food is.")).toBe(
      true,
    );
    expect(saysTheSame("Work out 3 + 4.", "Work out 3 − 4.")).toBe(false);
    const revised = asked("make it easier");
    if (!("text" in revised)) throw new Error(revised.unable);
    expect(saysTheSame(revised.text, main)).toBe(false);
  });

  test("says what it cannot do without marks inside the quotation", () => {
    const revised = asked('add a song about "*Queen* Bee" in Welsh');
    expect(revised).toEqual({ unable: expect.stringMatching(/cannot do "[^"*]+"\./) });
  });
});
