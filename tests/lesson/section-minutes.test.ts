import { describe, expect, test } from "bun:test";
import { parseLesson } from "../../src/lesson/document.ts";
import { minutesOf } from "../../src/lesson/section-minutes.ts";

const lesson = parseLesson(`# L

## Starter (8 min)

x

## Main

### Explain (11 minutes)

x

### Practise (10 min)

x

## Plenary

x

## Assessment

x

## Timings

| Phase | Minutes |
|---|---|
| Starter | 9 |
| Check for understanding | 4 |
| Exit question | 5 |
`);

describe("how long a section takes", () => {
  test("is what its heading says, else what the timings say, else what its parts add up to", () => {
    expect(minutesOf(lesson, "starter")).toBe(8);
    expect(minutesOf(lesson, "plenary")).toBe(5);
    expect(minutesOf(lesson, "main")).toBe(21);
  });

  test("counts all that its own time line names", () => {
    const own = parseLesson(
      "## Starter\n\n**Time:** 5 minutes, then 4 minutes to review the answers.\n\nx\n\n## Timings\n\n- Starter: 5 minutes\n",
    );
    expect(minutesOf(own, "starter")).toBe(9);
  });

  test("is not made up for a section that is no stretch of the lesson, or that is not there", () => {
    expect(minutesOf(lesson, "assessment")).toBeNull();
    expect(minutesOf(lesson, "timings")).toBeNull();
    expect(minutesOf(lesson, "none")).toBeNull();
    expect(minutesOf(parseLesson("## Starter\n\nx"), "starter")).toBeNull();
  });
});
