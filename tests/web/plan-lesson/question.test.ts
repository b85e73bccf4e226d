import { describe, expect, test } from "bun:test";
import { type AssistantMessage, type Message, userText } from "../../../src/message.ts";
import { entriesOf, worthReading } from "../../../src/web/plan/conversation/entries.ts";
import { openQuestion } from "../../../src/web/plan/conversation/open-question.ts";

const said = (text: string): AssistantMessage => ({
  role: "assistant",
  content: [{ type: "text", text }],
  stopReason: "end",
});

describe("a question with answers to press", () => {
  test("what it lists can be chosen, in a person's words, and is sent by its name", () => {
    const open = openQuestion([
      userText("rivers"),
      said(
        "Which one is nearest?\n\n1. [GEO 3-02b](topics/water.md#L4-L9) *How* rivers shape land (Level 3)\n2. Floods\n\nOr name it.",
      ),
    ]);
    expect(open?.text).toBe("Which one is nearest?\n\nOr name it.");
    expect(open?.choices).toEqual([
      { label: "GEO 3-02b How rivers shape land (Level 3)", sends: "GEO 3-02b" },
      { label: "Floods", sends: "Floods" },
    ]);
  });

  test("where it lists nothing, what the request left open as data can be chosen", () => {
    const asked: Message = {
      ...userText("volcanoes"),
      about: { kind: "lesson", topic: "volcanoes", uncertain: [{ what: "class", choices: ["7X", "8Y"] }] },
    };
    const labels = (text: string) => openQuestion([asked, said(text)])?.choices.map(({ label }) => label);
    expect(labels("For whom is it?")).toEqual(["7X", "8Y"]);
    expect(labels("Here is a thought.")).toBeUndefined();
  });

  test("one that was answered, or that offers nothing, is no longer open", () => {
    const question = said("Which?\n\n1. a\n2. b");
    expect(openQuestion([userText("x"), question, userText("1")])).toBeNull();
    expect(openQuestion([userText("x"), said("What is it about?")])).toBeNull();
    expect(openQuestion([])).toBeNull();
  });
});

test("what was asked of one section is in its history, and is no log beside the lesson", () => {
  const about = {
    kind: "alternatives",
    section: "starter",
    request: "",
    current: "## Starter\n\nb\n",
  } as const;
  const kinds = worthReading(
    entriesOf(
      [
        userText("loops"),
        said("# L\n\n## Starter\n\nb\n\n## Main\n\nc\n"),
        { ...userText("Other ways"), about },
        said("## Starter\n\nother"),
        userText("why so?"),
        said("Because."),
      ],
      null,
    ),
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(["asked", "document", "asked", "said"]);
});
