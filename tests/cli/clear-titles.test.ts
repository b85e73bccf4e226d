import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { maskedTitles } from "../../src/cli/clear-titles.ts";
import { masked } from "../../src/workspace/privacy/mask.ts";
import { temporaryFolders } from "../store/temporary.ts";

const folder = temporaryFolders();
const personal = [
  "a plan for Ewan Sinclair, who has dyslexia",
  "write to ewan.sinclair@example.org about fractions",
];
const plain = ["fractions on a number line", "Why volcanoes erupt", "3B: nested loops", ""];

describe("titles in a list", () => {
  test("are masked as ever, whatever was kept before, and by which rules", async () => {
    expect(personal.map(masked)).not.toEqual(personal); // else nothing is shown here
    const file = join(folder(), "clear.json");
    const title = fc.oneof(fc.constantFrom(...personal, ...plain), fc.string({ maxLength: 20 }));
    const rules = fc.constantFrom(1, 2, null);
    await fc.assert(
      fc.asyncProperty(fc.array(title, { maxLength: 6 }), rules, async (titles, by) => {
        const mask = await maskedTitles({ file, rules: by }, titles);
        expect([...mask]).toEqual([...new Set(titles)].map((one) => [one, masked(one)]));
      }),
      { numRuns: 60 },
    );
  });

  test("no word of them is kept, and nothing of those with somebody's data", async () => {
    const file = join(folder(), "clear.json");
    await maskedTitles({ file, rules: 1 }, [...personal, ...plain]);
    const kept = readFileSync(file, "utf8");
    expect(kept).not.toMatch(/fractions|volcanoes|Ewan|E…/);
    expect(JSON.parse(kept).clear).toHaveLength(plain.length);
  });

  test("by other rules than those it was kept by, everything is looked at again", async () => {
    const file = join(folder(), "clear.json");
    const hash = Bun.SHA256.hash(personal[0] ?? "", "hex");
    writeFileSync(file, JSON.stringify({ rules: 1, clear: [hash] }));
    expect((await maskedTitles({ file, rules: 2 }, personal)).get(personal[0] ?? "")).toBe(
      masked(personal[0] ?? ""),
    );
    writeFileSync(file, '{"rules": 2, "clear": [');
    expect((await maskedTitles({ file, rules: 2 }, personal)).get(personal[0] ?? "")).toBe(
      masked(personal[0] ?? ""),
    );
  });

  test("from the source nothing is kept, for its rules change unseen; nor where it cannot be", async () => {
    const file = join(folder(), "clear.json");
    await maskedTitles({ file, rules: null }, plain);
    expect(existsSync(file)).toBe(false);
    const nowhere = join(file, "no", "such", "folder");
    expect((await maskedTitles({ file: nowhere, rules: 1 }, plain)).get(plain[0] ?? "")).toBe(plain[0] ?? "");
  });
});
