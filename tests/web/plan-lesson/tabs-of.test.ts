import { describe, expect, test } from "bun:test";
import { companionParts, type Message } from "../../../src/message.ts";
import { openTab, tabsOf } from "../../../src/web/plan/companions/tabs-of.ts";

const said = (text: string): Message[] => [
  { role: "user", content: [{ type: "text", text: "binary for 2A" }] },
  { role: "assistant", content: [{ type: "text", text }], stopReason: "end" },
];

describe("the tabs of a session", () => {
  test("with a lesson are the lesson and all that can go with it", () => {
    expect(tabsOf([], true, false)).toEqual(["lesson", ...companionParts]);
    expect(openTab(tabsOf([], true, false), "quiz")).toBe("quiz");
  });

  test("that holds only a quiz are the quiz, which is open", () => {
    const tabs = tabsOf(said("# Binary: quiz\n\n## Questions\n\nNone."), false, false);
    expect(tabs).toEqual(["quiz"]);
    expect(openTab(tabs, "lesson")).toBe("quiz");
  });

  test("that holds nothing of the kind are none, and none while something is written", () => {
    expect(tabsOf(said("Which class is it for?"), false, false)).toEqual([]);
    expect(tabsOf(said("# Binary: quiz\n\n## Questions\n\nNone."), false, true)).toEqual([]);
    expect(openTab([], "slides")).toBe("lesson");
  });
});
