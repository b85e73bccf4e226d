import { describe, expect, test } from "bun:test";
import { lessonOf } from "../../../src/lesson/decide/decisions.ts";
import { type AssistantMessage, textOf } from "../../../src/message.ts";
import { newSession } from "../../../src/store/session.ts";
import { firstSentence, placeOf, withoutPlace } from "../../../src/web/plan/conversation/own-words.ts";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";
import { asking } from "../../lesson/decisions-samples.ts";

const made = newSession({
  id: "s",
  plugin: "lesson-planning",
  command: "create-lesson",
  agent: "planner",
  title: "loops",
  now: "2026-01-01T00:00:00.000Z",
});
const sections = ["Overview", "Learning outcomes", "Main", "Plenary"].map(
  (title) => `## ${title}\n\nText.\n`,
);
const text = `# A lesson\n\n## Starter\n\nAsk ann.lee@school.sch.uk first.\n\n${sections.join("\n")}`;
const answer: AssistantMessage = { role: "assistant", content: [{ type: "text", text }], stopReason: "end" };

describe("personal data is found in the teacher's own lines", () => {
  const state = lessonOf({ ...made, messages: [answer] });
  if (state === null) throw new Error("no lesson");
  const placesIn = (request: string) =>
    scanPrivacy(textOf(asking(state, "revise", "starter", request)), "your request").map((found) =>
      placeOf(found, { request, text: "" }),
    );

  test("a request of one line has no number; of several, its own", () => {
    expect(placesIn("Write to bob.smith@school.sch.uk")[0]).toEqual({ kind: "request", line: null });
    expect(placesIn("Shorter.\nWrite to bob.smith@school.sch.uk")[0]).toEqual({ kind: "request", line: 2 });
  });

  test("what stands in the section is said to stand there", () => {
    expect(placesIn("Shorter")).toEqual([{ kind: "section" }]);
  });

  test("what was written in the conversation is counted as it was written; a file is a file", () => {
    const text = "one\ntwo";
    expect(placeOf({ where: "your request", line: 2 }, { request: null, text })).toEqual({
      kind: "request",
      line: 2,
    });
    expect(placeOf({ where: "classes/3B.md", line: 2 }, { request: null, text })).toEqual({ kind: "file" });
    for (const place of ["classes/3B.md", "your request"])
      for (const { message } of scanPrivacy("Write to bob.smith@school.sch.uk", place))
        expect(withoutPlace(message)).toStartWith("what looks like an e");
  });
});

describe("what is read aloud of an answer", () => {
  test("is its first sentence, without marks", () => {
    expect(firstSentence("## Question\n\n**Which** [class](x.md) is it for? I found two.")).toBe(
      "Question Which class is it for?",
    );
    expect(firstSentence("")).toBe("");
    expect(firstSentence("x".repeat(900)).length).toBeLessThan(250);
  });
});
