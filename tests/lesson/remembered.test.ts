import { afterAll, beforeAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { parseLesson } from "../../src/lesson/document.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

/** A note in the house's form, whose ideas lean on each other and whose corrections lean on the mistake. */
const ohm = `---
title: Ohm's law
subject: Physics
keywords: [Ohm's law, resistance, voltage, current]
ages: [13, 16]
shapes: [direct-instruction]
---

# Ohm's law

## Key ideas
- V = I × R, I = V ÷ R and R = V ÷ I.
- A resistor limits the current in a circuit.
- A longer wire resists the current more than a short one.
- A thick wire lets more current through.
- Copper has little resistance.
- A fuse melts where the current is too strong.
- Some parts change with warmth or light.
- They are called sensors, and a thermistor is one of the sensors.

## Worked example
**Problem:** A lamp has 6 V and 2 A. What is its resistance?

### Steps
1. Write the formula: R = V ÷ I.
2. Put the numbers in: 6 ÷ 2 = 3.

### Solution
The resistance is 3 Ω.

## Practice
### Easy
1. A lamp has 12 V and 3 A. Work out its resistance.
   **Answer:** 4 Ω
2. Name one thing that a resistor limits.
   **Answer:** The current.
### Medium
1. Explain why a longer wire resists the current more than a short one.
   **Answer:** The charges have further to go through the metal of the wire.
2. Explain what a thick wire lets through.
   **Answer:** A thick wire lets more current through.
### Hard
1. A current of 0.5 A flows at 9 V. Work out the resistance.
   **Answer:** 18 Ω

## Misconceptions
### A thermistor is a battery
- **What pupils think:** A thermistor gives out voltage like a battery.
- **What is true:** A thermistor is one of the sensors.
- **Question:** What does a thermistor change with?
  - A. Sound
  - B. Colour
  - C. Heat
  - D. Weight
- **Answer:** C, because it is a sensor for heat; A shows the misconception.

### Two lamps in a row share nothing
- **What pupils think:** The lamp next to the battery takes all that there is.
- **What is true:** The second lamp shines as brightly as the first.
- **Question:** Two lamps stand in a row. Which shines more?
  - A. The one next to the battery
  - B. The one further off
  - C. Both shine alike
  - D. None shines
- **Answer:** C, because the same current flows through both; A shows the misconception.

## Vocabulary
- **resistance**: how hard it is for current to flow.
`;

let lesson = "";
const desk = folderOf({
  "classes/10P.md": "---\nclass: 10P\nstage: Year 10\nsubject: Physics\nsize: 24\nperiod_minutes: 50\n---\n",
  "topics/ohm.md": ohm,
});
beforeAll(async () => {
  lesson = (await (await planning("create-lesson", desk)).ask("Ohm's law for 10P")).result.text;
});
afterAll(() => rmSync(desk, { recursive: true, force: true }));

const section = (id: string) => parseLesson(lesson).sections.find((one) => one.id === id)?.body ?? "";

test("an idea that points back is remembered together with the one that it points to", () => {
  expect(section("main")).toContain(
    "- Some parts change with warmth or light.\n- They are called sensors, and a thermistor is one of the sensors.\n",
  );
});

test("what puts a mistake right and points back to it stands beside the mistake", () => {
  const main = section("main");
  expect(main).not.toContain("- The second lamp");
  expect(main).toContain(
    '- Some people think: "The lamp next to the battery takes all that there is." In fact: the second lamp shines as brightly as the first.',
  );
});

test("a formula is no aim to be explained in other words; what is said in words is", () => {
  const aims = section("learning-outcomes");
  expect(aims).toContain("Explain in their own words: ");
  expect(aims).not.toMatch(/in their own words: [^\n]*[=÷×]/);
});
