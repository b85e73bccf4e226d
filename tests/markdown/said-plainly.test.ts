import { expect, test } from "bun:test";
import fc from "fast-check";
import { z } from "zod";
import { saidPlainly } from "../../src/markdown/plain-words.ts";

const Sheet = z.strictObject({
  answers: z.record(z.string(), z.string().max(5)),
  periodMinutes: z.number().int().positive(),
  about: z.object({ class_id: z.string().min(1), outcomes: z.array(z.string()) }),
});
const wrong = (value: unknown) => {
  const { error } = Sheet.safeParse(value);
  return error === undefined ? "" : saidPlainly(Sheet, value, error);
};
const right = { answers: {}, periodMinutes: 50, about: { class_id: "3B", outcomes: [] } };

test.each([
  [
    { ...right, answers: { "3.2": "too long for it" } },
    'Answer 3.2 must be text of up to 5 characters, not "too long for it".',
  ],
  [{ ...right, periodMinutes: "lots" }, 'Period minutes must be a whole number above 0, not "lots".'],
  [{ ...right, about: { class_id: "3B", outcomes: ["a", 4] } }, "Outcome 2 must be text, not 4."],
  [{ ...right, about: { outcomes: [] } }, "Class id is missing; it must be text."],
])("%j is told as a person would say it", (value, said) => {
  expect(wrong(value)).toBe(said);
});

test("whatever is wrong, no name of a program's reaches a person: no path with dots, no backtick, no bracket", () => {
  const strange = fc.record({
    answers: fc.dictionary(fc.constantFrom("1.1", "3.2", "12"), fc.oneof(fc.string(), fc.integer())),
    periodMinutes: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    about: fc.oneof(
      fc.record({ class_id: fc.integer(), outcomes: fc.array(fc.oneof(fc.string(), fc.integer())) }),
      fc.constant(null),
    ),
  });
  fc.assert(
    fc.property(strange, (value) => {
      const own = wrong(value).replace(/"(?:[^"\\]|\\.)*"/g, '""'); // what the person wrote is theirs
      expect(own).not.toMatch(/`|\w\.\w+\.\w|\[\d|answers|class_id|periodMinutes/);
      expect(own.split(/\. /).length).toBeLessThanOrEqual(4);
    }),
  );
});
