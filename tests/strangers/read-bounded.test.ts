import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeck } from "../../src/coach/deck/load-deck.ts";
import { loadSpec } from "../../src/coach/session/load-spec.ts";
import { loadCourse } from "../../src/learning/course.ts";

const project = join(import.meta.dir, "..", "..");

test("a course, a deck or a session spec that is far too large, or no file at all, is named and not read", () => {
  const folder = mkdtempSync(join(tmpdir(), "bounded-"));
  try {
    const course = join(folder, "bahasa-melayu");
    cpSync(join(project, "courses", "bahasa-melayu"), course, { recursive: true });
    expect(loadCourse(course).problems).toEqual([]);
    writeFileSync(join(course, "concepts.yaml"), `[${"[],".repeat(2_000_000)}]`);
    expect(loadCourse(course).problems).toContainEqual({
      file: "concepts.yaml",
      message: "It cannot be read: It is larger than 5 MB.",
    });

    const deck = join(folder, "deck.yaml");
    writeFileSync(deck, "a: &a [x]\n".repeat(300_000));
    expect(loadDeck(deck)).toMatchObject({
      deck: null,
      problems: [{ message: expect.stringContaining("2 MB") }],
    });

    const spec = join(folder, "spec.yaml");
    writeFileSync(spec, " ".repeat(2_000_000));
    expect(() => loadSpec(spec, project, folder)).toThrow(/no reading/);

    if (process.platform !== "linux") return;
    const endless = join(folder, "endless.yaml");
    symlinkSync("/dev/zero", endless);
    expect(loadDeck(endless)).toMatchObject({
      deck: null,
      problems: [{ message: expect.stringMatching(/ordinary file/) }],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
