import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { sentenceSpans, sentencesIn } from "../../src/text/sentences.ts";

test("a stop in a number, a title or an abbreviation ends no sentence", () => {
  const text = "Dr. Osei weighed 3.5 kg, e.g. of sand. “Is it dry?” Not yet! It was wet… The end";
  expect(sentencesIn(text)).toEqual([
    "Dr. Osei weighed 3.5 kg, e.g. of sand.",
    "“Is it dry?”",
    "Not yet!",
    "It was wet…",
    "The end",
  ]);
});

test("what is asked or said in brackets within a sentence ends none, nor does a number's abbreviation", () => {
  expect(
    sentencesIn(
      "About 450 (or is it 452?) stand there, c. 20 of them (see p. 3. It has a map.) at sea. Why?",
    ),
  ).toEqual([
    "About 450 (or is it 452?) stand there, c. 20 of them (see p. 3. It has a map.) at sea.",
    "Why?",
  ]);
  expect(
    sentencesIn("He left (why?). She stayed. (It was late.) They slept (all of them!) Then it rained."),
  ).toEqual([
    "He left (why?).",
    "She stayed.",
    "(It was late.)",
    "They slept (all of them!)",
    "Then it rained.",
  ]);
});

test("lines and semicolons end one only where that is asked for", () => {
  const text = "one; two\nthree. four";
  expect(sentencesIn(text)).toEqual(["one; two\nthree.", "four"]);
  expect(sentencesIn(text, { semicolons: true, lines: true })).toEqual(["one;", "two", "three.", "four"]);
});

test("whatever the text, nothing of it is lost and nothing stands twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), fc.boolean(), (text, semicolons, lines) => {
      const spans = sentenceSpans(text, { semicolons, lines });
      expect(spans.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
    }),
  );
});

test("nobody cuts prose into sentences by a pattern of their own", () => {
  const root = join(import.meta.dir, "..", "..");
  const own = /split\(\s*\/[^\n]*\(\?<=[^\n]*\[[^\]]*\.[^\]]*[!?][^\n]*\\s/;
  const files = [...new Bun.Glob("{src,plugins}/**/*.{ts,tsx}").scanSync(root)].sort();
  const strays = files.filter((file) => own.test(readFileSync(join(root, file), "utf8")));
  expect(strays).toEqual(Object.keys(otherEnds).sort());
});

/** Who cuts at something else as well, and why. */
const otherEnds: Readonly<Record<string, string>> = {
  "plugins/lesson-planning/builtin/companions/levelled-text.ts": "a capital must follow",
  "plugins/lesson-planning/builtin/drafting/mend-claim.ts": "what is left is put together again as it stood",
  "plugins/lesson-planning/builtin/specialists/changes.ts": "steps: “, then” ends one",
  "src/learning/short-answers/coverage.ts": "its weights were fitted to these sentences",
  "src/lesson/export/deck-notes.ts": "a semicolon needs no blank there",
  "src/lesson/lesson-tasks.ts": "a capital must follow",
  "src/workspace/curriculum/said.ts": "an empty line ends one",
};
