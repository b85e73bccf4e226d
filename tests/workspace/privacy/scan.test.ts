import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";
import { impersonal, personal } from "./lines.ts";

describe("what looks like a pupil's data is found", () => {
  test.each(personal)("%s: %s", (kind, line) => {
    const findings = scanPrivacy(`# Notes\n\n${line}\n`, "classes/3B.md");
    expect(findings.map((each) => each.kind)).toContain(kind);
    for (const { where, line, message, fix } of findings) {
      expect({ where, line }).toEqual({ where: "classes/3B.md", line: 3 });
      expect(message).toStartWith("Line 3 of classes/3B.md has what looks like a");
      expect(fix).not.toBe("");
    }
  });

  test("and never repeated whole", () => {
    for (const [, line] of personal) {
      for (const { excerpt, message } of scanPrivacy(line, "your request")) {
        for (const secret of line.match(/\p{Lu}\p{Ll}{3,}|\d{5,}|[\w.]+@[\w.]+/gu) ?? []) {
          if (/^(?:Asp|Contact|Send|Home|Call|Father|Mum|Plan|Lives)/.test(secret)) continue;
          expect(excerpt).not.toContain(secret);
          expect(message).not.toContain(secret);
        }
      }
    }
  });
});

describe("what is nobody's data is left alone", () => {
  test.each(impersonal)("%s", (line) => expect(scanPrivacy(line, "x")).toEqual([]));

  const root = join(import.meta.dir, "../../../workspace");
  const files = [...new Bun.Glob("**/*.md").scanSync(root)].sort();
  test.each(files)("the sample workspace's %s", (file) => {
    expect(scanPrivacy(readFileSync(join(root, file), "utf8"), file)).toEqual([]);
  });
});

describe("any text", () => {
  test("is scanned without failing, and lines are lines of it", () => {
    const piece = fc.constantFrom(...personal.map(([, line]) => line), ...impersonal, "", "\r\n", "\n");
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const text = pieces.join("\n");
        for (const { line } of scanPrivacy(text, "x"))
          expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      }),
    );
  });

  test("is scanned to its end, however long a line is: the work grows with the length, not faster", () => {
    const long = [
      "Aaa Bbb ".repeat(20_000),
      "0 ".repeat(50_000),
      `${"a".repeat(100_000)}@`,
      "Jamie Torrance ".repeat(10_000),
      "A. B. ".repeat(20_000),
      "K.M. ".repeat(20_000),
      "bin ".repeat(40_000),
      "in The ".repeat(20_000),
    ];
    expect(scanPrivacy(`${long.join("\n")}\nSofia has dyslexia`, "x").at(-1)).toMatchObject({
      line: long.length + 1,
    });
  });
});
