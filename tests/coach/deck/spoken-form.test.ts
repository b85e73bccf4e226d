import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { formKey, hasWords, says } from "../../../src/coach/deck/spoken-form.ts";

describe("a form is said", () => {
  const cases: [text: string, form: string, said: boolean][] = [
    ["Ich esse einen APFEL!", "Apfel", true],
    ["Ich esse Apfelkuchen.", "Apfel", false],
    ["Wie viel kostet das?", "wie viel kostet das", true],
    ["Wie viel kostet heute das?", "wie viel kostet das", false],
    ["Ich rufe dich morgen an.", "rufe … an", true],
    ["Ich rufe an.", "rufe … an", true],
    ["Ich rufe dich.", "rufe … an", false],
    ["An wen rufe ich?", "rufe … an", false],
    ["Kannst du mich rufe ... an", "rufe ... an", true],
    ["Ich hätte gern einen Kaffee.", "Ich hätte gern ___", true],
    ["Ich hätte gern.", "Ich hätte gern ___", false],
    ["Kann ich das Wasser haben?", "Kann ich ___ haben?", true],
    ["Kann ich haben?", "Kann ich ___ haben?", false],
    ["Das ist schon da.", "schön", false],
    ["Wie geht’s?", "Wie geht's", true],
    ["buku-buku itu", "buku", true],
    ["Anything at all", "___", false],
    ["Anything at all", "…", false],
    ["", "Apfel", false],
  ];
  for (const [text, form, said] of cases) {
    test(`"${text}" ${said ? "has" : "does not have"} "${form}" in it`, () => {
      expect(says(text, form)).toBe(said);
    });
  }

  test("whatever stands before and after it, and with anything in its slot", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 6 });
    const some = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, some, some, some, words, (before, start, filling, end, after) => {
        const form = `${start.join(" ")} ___ ${end.join(" ")}`;
        return says([...before, ...start, ...filling, ...end, ...after].join(" "), form);
      }),
    );
  });

  test("or it is not, but nothing breaks, and a long text takes no longer than it should", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, form) => {
        expect(typeof says(text, form)).toBe("boolean");
        expect(hasWords(form)).toBe(/[^_… ]/.test(formKey(form)));
      }),
    );
    expect(says("na ".repeat(2_000), `${"na … ".repeat(200)} batman`)).toBe(false);
  });
});
