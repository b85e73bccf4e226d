import { describe, expect, test } from "bun:test";
import { manyIn, resourcesIn } from "../../../src/lesson/brief/beside.ts";
import { nothingKnown } from "../../../src/lesson/brief/frame.ts";
import { understood } from "../../../src/lesson/brief/understood.ts";
import { type Message, userText } from "../../../src/message.ts";

const lesson =
  "# The water cycle: 5C\n\n## Starter\n\nName a river.\n\n## Main\n\nExplain.\n\n## Plenary\n\nExit.\n\n## Assessment\n\nAll.\n";
const standing: Message[] = [
  userText("the water cycle for 5C"),
  { role: "assistant", content: [{ type: "text", text: lesson }], stopReason: "end" },
];

describe("what goes with a lesson is asked for in words", () => {
  test.each<[string, number | null]>([
    ["make a 10 question quiz on rivers", 10],
    ["a quiz with twelve short questions", 12],
    ["a worksheet of 6 multiple choice questions", 6],
    ["ein Quiz mit 10 Fragen", 10],
    ["a quiz for year 10", null],
    ["a 50 minute lesson with a quiz", null],
  ])("%p asks for %p", (words, many) => expect(manyIn(words)).toBe(many));

  test.each<[string, string[]]>([
    ["homework and vocabulary cards please", ["homework", "cards"]],
    ["an easier version of the text", ["text"]],
    ["a knowledge organiser", ["revision-guide"]],
    ["a lesson on cards and dice", []],
  ])("%p names %p", (words, what) => expect<string[]>(resourcesIn(words)).toEqual(what));

  test.each<[string, object]>([
    ["make a 10 question quiz on this", { kind: "companion", what: ["quiz"], many: 10 }],
    ["make a 10 question quiz on the water cycle", { kind: "companion", what: ["quiz"], many: 10 }],
    ["write homework for it", { kind: "companion", what: ["homework"] }],
    ["a worksheet please", { kind: "companion", what: ["worksheet"] }],
    ["make a quiz on volcanoes", { kind: "lesson", topic: "volcanoes", with: ["quiz"] }],
  ])("of a lesson that stands, %p is %p", (words, about) => {
    expect(understood(words, undefined, standing, nothingKnown)).toMatchObject(about);
  });

  test("the number of questions is no part of a topic", () => {
    const about = understood("make a 10 question quiz on for loops", undefined, [], nothingKnown);
    expect(about).toMatchObject({ kind: "lesson", with: ["quiz"], many: 10, topic: "for loops" });
  });
});
