import { describe, expect, test } from "bun:test";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { deckOf, wordsOnSlide } from "../../src/lesson/export/deck.ts";
import { exportLesson } from "../../src/lesson/export/export.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic } from "../../src/workspace/topic.ts";
import { soup } from "./export/inputs.ts";

/** As somebody types at a keyboard, or a library has taken it from one. */
const note = (subject: string) => `---
topic: Powers and roots
subject: ${subject}
---

# Powers and roots

## Key ideas

- x^2 means x × x, and 2^3 means 2 × 2 × 2.
- sqrt(49) is 7, because 7^2 is 49.
- A millimetre is 10^-3 of a metre.
- On a calculator press \`2^3\`.

## Vocabulary

- **power**: how often a number is multiplied, as the 3 in 2^3
- **root**: what was squared, as 7 for 49

## Worked example

**Problem:** Work out 5^2 - 3^2.

1. 5^2 is 25.
2. 3^2 is 9.

**Answer:** 25 - 9 is 16, so 5^2 - 3^2 = 16.

## Practice

### Easy

1. Work out 4^2.

   **Answer:** 16

2. Work out sqrt(81).

   **Answer:** 9

### Medium

1. Solve x^2 = 64.

   **Answer:** x = 8 or x = -8
`;

function lessonOf(subject: string): string {
  const topic = parseTopic("topics/powers.md", note(subject));
  if (topic === null) throw new Error("the note cannot be read");
  const profile = parseClassProfile(
    "classes/8C.md",
    `---\nclass: 8C\nstage: Year 8\nsubject: ${subject}\nsize: 26\nperiod_minutes: 60\n---\n\n- 26 pupils\n`,
  );
  const request = { said: "Powers and roots for 8C", topic: topic.title, profile, minutes: 60, outcomes: [] };
  const none = {
    beside: [],
    outcomes: [],
    prior: [],
    curricula: [],
    needSections: [],
    wishes: [],
    lately: [],
  };
  return writeLesson(makePlan({ request, profile, topic, ahead: false, timingsGuide: "", lost: 0, ...none }));
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`|\$[^$\n]*\$/g, "");

describe("powers and roots that were typed with carets", () => {
  const lesson = lessonOf("Mathematics");

  test("are mathematics in a lesson of it, and code stays code", () => {
    expect(withoutCode(lesson)).not.toMatch(/\^|sqrt/);
    expect(lesson).toContain("$x^{2}$");
    expect(lesson).toContain("$10^{-3}$");
    expect(lesson).toContain("$5^{2} - 3^{2}");
    expect(lesson).toContain("`2^3`");
  });

  test("are so in what is exported", async () => {
    const input = { ...soup, markdown: lesson, title: "Powers and roots", evidence: [] };
    const { bytes } = await exportLesson(input, { format: "html", for: "teacher" });
    const html = new TextDecoder().decode(bytes);
    const words = html.replace(/<(annotation|code|style|script)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");
    expect(html).toContain("<msup>");
    expect(words).not.toMatch(/\w\^\d|sqrt/);
    const slides = deckOf(input, "teacher").slides.map(wordsOnSlide).join("\n");
    expect(slides.replace("calculator press 2^3", "")).not.toMatch(/\w\^\d|sqrt/);
  });

  test("stay as they are in any other subject", () => {
    expect(lessonOf("Geography")).toContain("X^2 means");
  });
});
