import { describe, expect, test } from "bun:test";
import { shapeOf } from "../../src/lesson/lesson-shape.ts";

describe("the lesson at a glance", () => {
  const section = (title: string, minutes: number | null, body = "x") => ({
    id: title.toLowerCase(),
    title,
    minutes,
    body,
  });

  test("parts stand for their section where they fill it, and every minute is there once", () => {
    const main = "### Watch (10 minutes)\n\na\n\n### A word about it\n\nb\n\n### Try it (20 min)\n\nc";
    const shape = shapeOf([
      section("Overview", null),
      section("Starter", 5),
      section("Main", 30, main),
      section("Plenary", 10),
    ]);
    expect(shape.map(({ label, minutes, part, phase }) => [label, minutes, part, phase])).toEqual([
      ["Starter", 5, null, "opening"],
      ["Watch", 10, 0, "main"],
      ["Try it", 20, 2, "main"],
      ["Plenary", 10, null, "closing"],
    ]);
  });

  test("parts that do not add up to their section do not stand for it", () => {
    const shape = shapeOf([section("Main", 40, "### Watch (10 minutes)\n\n### Try (20 minutes)\n")]);
    expect(shape.map(({ label, minutes }) => [label, minutes])).toEqual([["Main", 40]]);
  });
});
