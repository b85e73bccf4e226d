import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toldBySection } from "../../../src/lesson/share/told-by-section.ts";
import { AsksFirst, askBeforeSaving } from "../../../src/workspace/privacy/before-saving.ts";
import { sampleWorkspace } from "../planning.ts";

const packs = join(import.meta.dir, "..", "..", "..", "packs");
const nobody = { agreed: false, keep: async () => {} };

/** A lesson that says every sentence of a note, and one thing more. */
async function askedOf(note: string, more: string) {
  const told = readFileSync(join(packs, note), "utf8").replace(/^---[\s\S]*?\n---/, "");
  const text = `# A lesson\n\n## Overview\n\nTeacher: drawn from \`packs/${note}\`.\n\n## Main\n\n${told}\n\n## Differentiation\n\n${more}\n`;
  const bySection = toldBySection(new Map([["lesson.md", text]]), sampleWorkspace);
  const found = await askBeforeSaving([["lesson.md", text]], nobody, "subject", bySection).catch(
    (error) => error,
  );
  return found instanceof AsksFirst ? found.findings.map(({ where, written }) => [where, written]) : [];
}

test.each(["history", "religious-education", "english", "geography"])(
  "nobody whom a note of the program on %s names is taken for a pupil; a pupil of the same name is",
  async (subject) => {
    const notes = readdirSync(join(packs, subject, "topics")).map((name) => `${subject}/topics/${name}`);
    expect(notes.length).toBeGreaterThan(2);
    for (const note of notes) {
      expect([note, await askedOf(note, "- One who reads slowly: a card.")]).toEqual([note, []]);
      expect([note, await askedOf(note, "- William Frank has dyslexia: a card.")]).toEqual([
        note,
        [["Differentiation", "William Frank"]],
      ]);
    }
  },
);
