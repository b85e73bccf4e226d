import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { respelt } from "../../../../src/workspace/curriculum/fit/respelt.ts";
import { stemOf } from "../../../../src/workspace/curriculum/search-words.ts";
import { times } from "../../../sweep.ts";

const known = [
  "Photosynthesis and respiration",
  "Pythagoras' theorem",
  "trigonometry",
  "triggers and sensors",
  "meiosis",
  "iteration",
  "selection",
  "conditional statements",
  "volcanoes and earthquakes",
  "persuasive writing",
  "variables",
  "probability",
  "reflection of light",
];
const long = [
  "photosynthesis",
  "respiration",
  "trigonometry",
  "iteration",
  "earthquakes",
  "persuasive",
  "probability",
];

describe("a topic that is spelt otherwise than the workspace has it", () => {
  test("one slip of the finger, wherever it falls, finds the word or asks with it", () => {
    const slip = fc.constantFrom("drop", "double", "swap", "replace");
    const slips = { said: 0, asked: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        slip,
        fc.nat(),
        fc.constantFrom(..."aeioutr"),
        (word, kind, at, letter) => {
          const i = 1 + (at % (word.length - 2));
          const [before, here, next, rest] = [
            word.slice(0, i),
            word[i] ?? "",
            word[i + 1] ?? "",
            word.slice(i + 2),
          ];
          const typed = {
            drop: before + next + rest,
            double: before + here + here + next + rest,
            swap: before + next + here + rest,
            replace: before + letter + next + rest,
          }[kind];
          const found = respelt(`the ${typed} and what it does`, known);
          if (stemOf(typed) === stemOf(word)) return expect(found).toEqual({ kind: "as-said" });
          const right = `the ${word} and what it does`;
          slips[found.kind === "meant" ? "said" : "asked"] += 1;
          if (found.kind === "meant") expect(found.topic).toBe(right);
          else expect(found).toEqual({ kind: "asked", topics: expect.arrayContaining([right]) });
        },
      ),
      { numRuns: times(300, 3000) },
    );
    expect(slips.said).toBeGreaterThan(slips.asked);
  });

  test.each([
    ["photosynth", "photosynthesis"],
    ["pythag.", "pythagoras"],
    ["probab", "probability"],
  ])("%s is short for one word only", (typed, meant) => {
    expect(respelt(typed, known)).toEqual({ kind: "meant", topic: meant });
  });

  test.each([
    ["trig", ["triggers", "trigonometry"]],
    ["vars", ["variables"]],
    ["preportional probabillety", ["preportional probability"]],
    ["reflexion of light", ["reflection of light"]],
  ])("%s could be another word: it is asked about", (typed, nearest) => {
    const found = respelt(typed, known);
    expect(found.kind).toBe("asked");
    if (found.kind === "asked") expect(found.topics.toSorted()).toEqual(nearest);
  });

  test.each([
    ["an illustrator of picture books", ["illustration"]],
    ["a translator at work", ["translation and rotation"]],
    ["activists of the sixties", ["activism"]],
    ["the legislature", ["legislation"]],
    ["a refractor telescope", ["refraction of light"]],
  ])("%s names another word of the family, and nobody asks whether it is a slip", (said, names) => {
    expect(respelt(said, names)).toEqual({ kind: "as-said" });
  });

  test.each([
    "selection",
    "mitosis",
    "refraction of light",
    "volcano",
    "rivers",
    "the french revolution",
    "poems of the first world war",
    "electricity",
    "writers",
    "elections",
    "station",
    "operation",
    "light",
    "2D shapes",
    "HTML",
    "",
  ])("%s is left as it was said", (said) => {
    expect(respelt(said, known)).toEqual({ kind: "as-said" });
  });
});
