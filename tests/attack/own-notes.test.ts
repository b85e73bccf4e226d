import { describe, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTopic, parseTopicHead } from "../../src/workspace/topic.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { planning } from "../lesson/planning.ts";
import { swept } from "../sweep.ts";
import { folderOf } from "../workspace/packs/desk.ts";

/** What a parser of markdown takes minutes for, with a head like a proper note's and without one. */
const slow: readonly string[] = [
  "*a_".repeat(20_000),
  "> ".repeat(20_000),
  "[".repeat(50_000),
  "![a](".repeat(12_000),
  "`a".repeat(30_000),
  "<a ".repeat(20_000),
  "|a".repeat(30_000),
  `${"- ".repeat(3_000)}x`,
  `${"*a_".repeat(100)}\n\n`.repeat(400),
  "a ".repeat(60_000),
  "1. x? ".repeat(20_000),
  "\n".repeat(100_000),
];

describe("a file in topics/ that was made to do harm", () => {
  test.each(swept(slow, 12).map((body) => [JSON.stringify(body.slice(0, 12)), body] as const))(
    "%s and so on is read within the time that a page waits",
    (_, body) => {
      for (const text of [body, `---\ntitle: Levers\n---\n\n## Key ideas\n\n${body}`, `---\n${body}`]) {
        expect(parseTopicHead("topics/x.md", text)?.title ?? "nothing in it").not.toBe("");
        expect(parseTopic("topics/x.md", text)?.title ?? "nothing in it").not.toBe("");
      }
    },
    20_000,
  );

  test("ten megabytes, bytes that are no text, and an empty file leave the others to be used", async () => {
    const desk = folderOf({
      "classes/C1.md": "---\nclass: C1\nstage: Year 8\nsubject: Science\nperiod_minutes: 50\n---\n",
      "topics/levers.txt": "Levers\n\nA lever turns about a pivot.\nWhy is a long spanner easier to turn?\n",
      "topics/empty.md": "",
    });
    try {
      writeFileSync(join(desk, "topics/big.md"), "Levers are useful.\n".repeat(600_000));
      writeFileSync(join(desk, "topics/levers.md"), new Uint8Array([0x4c, 0, 0xff, 0xfe, 0x89]));
      expect((await loadTopicNotes(desk)).map(({ path }) => path)).toContain("topics/levers.txt");
      const { ask } = await planning("create-lesson", desk);
      const { result } = await ask("levers for C1");
      expect(result.text).toContain("`topics/levers.txt`");
      expect(result.text).toContain("Why is a long spanner easier to turn?");
    } finally {
      rmSync(desk, { recursive: true, force: true });
    }
  });
});
