import { describe, expect, test } from "bun:test";
import { readAnswer } from "../../../src/learning/short-answers/answer-text.ts";
import { meaningFeatures } from "../../../src/learning/short-answers/meaning.ts";
import { prepare } from "../../../src/learning/short-answers/prepare.ts";
import { softSizes } from "../../../src/learning/short-answers/soft-cardinality.ts";
import { foldWord } from "../../../src/text/stem.ts";
import { cosine, rarityOf, vectorOf } from "../../../src/words/word-vectors.ts";

function near(one: string, other: string): number {
  const [here, there] = [vectorOf(foldWord(one).stem), vectorOf(foldWord(other).stem)];
  return here === null || there === null ? Number.NaN : cosine(here, there);
}

describe("the company words keep", () => {
  test("words of one subject are nearer to each other than to another subject's", () => {
    for (const [one, other, far] of [
      ["dog", "cat", "banana"],
      ["river", "lake", "guitar"],
      ["teacher", "students", "oil"],
      ["copper", "zinc", "violin"],
    ] as const) {
      expect(near(one, other)).toBeGreaterThan(near(one, far) + 0.2);
    }
  });

  test("a word is as near to itself as can be, and the forms of a word are one", () => {
    expect(near("battery", "batteries")).toBeCloseTo(1, 4);
    expect(near("measure", "measured")).toBeCloseTo(1, 4);
  });

  test("a word nobody wrote in a newspaper has no vector, and counts as rare", () => {
    expect(vectorOf("xqzzt")).toBeNull();
    expect(rarityOf("xqzzt")).toBe(1);
    expect(rarityOf("the")).toBeLessThan(0.4);
    expect(rarityOf(foldWord("voltage").stem)).toBeGreaterThan(rarityOf(foldWord("water").stem));
  });
});

describe("what three texts share", () => {
  const nothing = { weights: [], inAnswer: [], inReference: [], inQuestion: [] };

  test("two equal texts of two words count as two things, wholly shared", () => {
    const text = { weights: [1, 1], inAnswer: [1, 1], inReference: [1, 1], inQuestion: [0, 0] };
    const sizes = softSizes(text, text, nothing);
    expect(sizes.near_answer).toBeCloseTo(Math.log(3));
    expect(sizes.near_dice).toBeCloseTo(1);
    expect(sizes.near_newRecall).toBeCloseTo(1);
  });

  test("texts without a word in common share nothing", () => {
    const answer = { weights: [1], inAnswer: [1], inReference: [0], inQuestion: [0] };
    const reference = { weights: [1, 1], inAnswer: [0, 0], inReference: [1, 1], inQuestion: [0, 0] };
    expect(softSizes(answer, reference, nothing)).toMatchObject({ near_recall: 0, near_explained: 0 });
  });
});

test("an answer in other words of the same subject is nearer to a reference than one about something else", () => {
  const prepared = prepare("Why did the crop fail?", [
    "There was no rain for weeks",
    "The fields were too dry",
  ]);
  const nearness = (answer: string) =>
    meaningFeatures(prepared, readAnswer(prepared, answer)).map(({ sense_all }) => sense_all ?? 0);
  const [drought = 0, dry = 0] = nearness("a drought and hot weather");
  const [actor = 0, film = 0] = nearness("an actor in a film");
  expect(drought).toBeGreaterThan(actor + 0.2);
  expect(dry).toBeGreaterThan(film + 0.2);
});
