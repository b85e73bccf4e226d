import { describe, expect, test } from "bun:test";
import { isUnwritten, withoutComments } from "../../../src/workspace/notes/without-comments.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";

describe("what a note says to its writer is not said to a class", () => {
  test.each([
    ["Tides rise.\n<!-- check -->", "Tides rise.\n"],
    ["<!-- a\nb -->\nTides rise.", "\n\nTides rise."],
    ["<!-- a -->\nTides\n<!-- b -->", "\nTides\n"],
    ["Tides\n<!-- never closed\nand there", "Tides\n<!-- never closed\nand there"],
    ["\\\\<!-- shown as text -->", "\\\\<!-- shown as text -->"],
    ["```html\n<!-- shown -->\n```", "```html\n<!-- shown -->\n```"],
    ["1 <-- 2 and -- >", "1 <-- 2 and -- >"],
  ])("%j", (text, without) => {
    expect(withoutComments(text)).toBe(without);
    expect(withoutComments(text).split("\n").length).toBe(text.split("\n").length);
  });

  test("a lesson on HTML keeps its comments", () => {
    const topic = parseTopic(
      "topics/html.md",
      "# HTML comments\n\n## Example\n\n```html\n<!-- a note -->\n<p>Hi</p>\n```\n",
    );
    expect(JSON.stringify(topic)).toContain("<!-- a note -->");
  });

  test("headings alone are a note that waits to be written", () => {
    expect(isUnwritten("---\ntitle: x\n---\n\n# X\n\n## Key ideas\n<!-- some -->\n\n## Vocabulary\n")).toBe(
      true,
    );
    expect(isUnwritten("# X\n\n## Key ideas\n- One.\n\n## Vocabulary\n")).toBe(false);
    expect(isUnwritten("---\ntitle: x\n---\n")).toBe(false);
  });
});
