import { expect, test } from "bun:test";
import fc from "fast-check";
import { foreignParts } from "../../../src/web/ui/foreign-parts.ts";

const french = {
  own: new Set(["bonjour", "merci", "beaucoup", "à", "demain"]),
  either: new Set(["table", "non"]),
};
const marked = (text: string) =>
  foreignParts(text, french)
    .map(({ text: part, foreign }) => (foreign ? `[${part}]` : part))
    .join("");

test("a phrase of the other language is one piece, in the midst of a sentence", () => {
  expect(marked("She says merci beaucoup and leaves.")).toBe("She says [merci beaucoup] and leaves.");
  expect(marked('"Bonjour!" is said by day, "à demain" at night.')).toBe(
    '"[Bonjour]!" is said by day, "[à demain]" at night.',
  );
});

test("a word of both languages goes with its neighbours, and by itself it is left alone", () => {
  expect(marked("The table is set.")).toBe("The table is set.");
  expect(marked("Non, merci.")).toBe("[Non, merci].");
  expect(marked("a table (merci)")).toBe("a table ([merci])");
});

test("a part of a word is no word", () => {
  expect(marked("merciless")).toBe("merciless");
});

test("the pieces are the text, whatever it is, and no two foreign ones touch", () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom("merci", "non", "the", " ", ", ", "(", "é")).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, (given) => {
      const parts = foreignParts(given, french);
      expect(parts.map((part) => part.text).join("")).toBe(given);
      expect(parts.every((part, at) => part.text !== "" && !(part.foreign && parts[at + 1]?.foreign))).toBe(
        true,
      );
    }),
  );
});
