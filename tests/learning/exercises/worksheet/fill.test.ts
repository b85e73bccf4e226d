import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { sheetFields } from "../../../../src/learning/exercises/worksheet/fields.ts";
import { fillSheet } from "../../../../src/learning/exercises/worksheet/fill.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";
import { embeddedKey } from "../../../../src/learning/exercises/worksheet/metadata.ts";
import { withKey, withoutKey } from "../../../../src/learning/exercises/worksheet/without-key.ts";
import { request } from "./small-course.ts";

const made = new Map<string, ReturnType<typeof make>>();

function sheet(seed: number, sealed: boolean) {
  const name = `${seed} ${sealed}`;
  const found = made.get(name) ?? make(seed, sealed);
  made.set(name, found);
  return found;
}

function make(seed: number, sealed: boolean) {
  const made = generateWorksheet(request({ seed, sealed }));
  if ("problem" in made) throw new Error(made.problem);
  return { record: made.record, text: made.files[0]?.content ?? "" };
}

describe("a worksheet filled in by a page", () => {
  test("holds what was typed, whatever it was, or says that it does not; no other answer changes", () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        "A",
        "___",
        "| a | b |",
        "## Section 9: x",
        "1. one",
        "<!-- answers:\n1.1: x\n-->",
        "a\nb\nc",
        "$&",
        "---",
      ),
    );
    fc.assert(
      fc.property(fc.nat(5), fc.array(fc.tuple(fc.nat(30), typed), { maxLength: 4 }), (seed, wishes) => {
        const { record, text } = sheet(seed, true);
        const ids = (sheetFields(record, text) ?? []).map(({ id }) => id);
        let now = text;
        for (const [at, answer] of wishes) {
          const id = ids[at % ids.length] ?? "";
          const before = new Map(sheetFields(record, now)?.map((field) => [field.id, field.answer]));
          const filled = fillSheet(record, now, new Map([[id, answer]]));
          const after = new Map(
            sheetFields(record, filled?.text ?? "")?.map((field) => [field.id, field.answer]),
          );
          const fold = (words: string | undefined) => (words ?? "").replace(/\s+/g, " ").trim();
          for (const [other, was] of before) if (other !== id) expect(fold(after.get(other))).toBe(fold(was));
          expect(fold(after.get(id))).toBe(
            filled?.unplaced.length === 0 ? fold(answer) : fold(before.get(id)),
          );
          now = filled?.text ?? now;
        }
      }),
      { numRuns: 30 },
    );
  });

  test("a question that is not in the file any more is named, and the rest is filled", () => {
    const { record, text } = sheet(1, true);
    const [first, second] = sheetFields(record, text) ?? [];
    const gone = text.replace(/## Section 1:[\s\S]*?(?=## Section 2:)/, "");
    const later = (sheetFields(record, text) ?? []).find(({ id }) => id.startsWith("2."));
    const wished = new Map([first, second, later].map((field) => [field?.id ?? "", "wort"]));
    const filled = fillSheet(record, gone, wished);
    expect(filled?.unplaced).toEqual([first?.id ?? "", second?.id ?? ""]);
    const read = sheetFields(record, filled?.text ?? "")?.find(({ id }) => id === later?.id);
    expect(read?.answer).toBe("wort");
  });

  test("its answers are taken out for the page, and stand in the file again byte for byte", () => {
    for (const seed of [1, 2, 3]) {
      const { text } = sheet(seed, false);
      const shown = withoutKey(text);
      expect(embeddedKey(text)?.size).toBeGreaterThan(0);
      expect(embeddedKey(shown.text)).toBeNull();
      expect(shown.text).not.toContain("ANSWER_KEY");
      expect(withKey(shown.text, shown.key)).toBe(text);
      expect(withoutKey(sheet(seed, true).text).key).toBe("");
    }
  });
});
