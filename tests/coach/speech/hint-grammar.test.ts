import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { hintGrammar } from "../../../src/coach/speech/hint-grammar.ts";
import { readPronunciations, soundsLike } from "../../../src/coach/speech/pronunciations.ts";

const known = readPronunciations(`coffee K AA F IY
coffee(2) K AO F IY
coffees K AA F IY Z
cough K AA F
toffee T AA F IY
toffy T AA F IY
kofi K AA F IY
elephant EH L AH F AH N T
thank TH AE NG K
tank T AE NG K
you Y UW
water W AO T ER
`);

describe("what a recogniser listens for", () => {
  test("the words nearest in sound compete with the hint; its plural and its homophone do not", () => {
    expect(soundsLike("coffee", known, 3)).toEqual(["cough", "toffee", "toffy"]);
    expect(soundsLike("unknown", known, 3)).toEqual([]);
  });

  test("a hint never stands alone: it would be heard in every noise", () => {
    const { grammar = "", hints, dictionary } = hintGrammar(["Coffee!"], known) ?? {};
    expect(hints).toEqual(["coffee"]);
    expect(grammar).toContain("= coffee | cough | toffee");
    expect(grammar).toContain("| water");
    expect(dictionary).toContain("toffee T AA F IY\n");
    expect(dictionary).not.toContain("elephant");
  });

  test("a phrase is one hint; one with a word nobody can pronounce is left out", () => {
    expect(hintGrammar(["Thank you.", "thank goodness"], known)?.hints).toEqual(["thank you"]);
    expect(hintGrammar(["Ich hätte gern ___"], known)).toBeNull();
    expect(hintGrammar([], known)).toBeNull();
  });

  test("no hint can write grammar", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("coffee", " ", ";", "|", "<", ">", "\n", "*", "/", "you") }),
        (hint) => {
          const made = hintGrammar([hint], known);
          if (made === null) return;
          expect(made.hints.join(" ")).toMatch(/^[a-z' ]+$/);
          expect(made.grammar.split("\n").length).toBe(4);
        },
      ),
    );
  });
});
