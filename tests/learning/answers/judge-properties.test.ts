import { expect, test } from "bun:test";
import fc from "fast-check";
import { alternatives } from "../../../src/learning/answers/forms.ts";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";
import { compileKey } from "../../../src/learning/answers/key.ts";
import { foldText } from "../../../src/text/fold.ts";
import { times } from "../../sweep.ts";

const letters = [..."abcdefghijklmnoprstuwyzäöüßéèçñåøłαβσжй学"];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 10 });
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."ab /()-'1,.½?_ \u0301\ud800") }),
  phrase,
);
const seed = { seed: 1, numRuns: times(500, 2000) };

test("an accepted answer is correct whatever its case, spacing and punctuation", () => {
  const dress = fc.record({
    capitals: fc.infiniteStream(fc.boolean()),
    gap: fc.constantFrom(" ", "  ", "\t", " \u00a0", ", ", " - "),
    before: fc.constantFrom("", " ", '"', "(", "¡", "… "),
    after: fc.constantFrom("", " ", ".", "!!", '"', ")", "?", " 😀"),
  });
  fc.assert(
    fc.property(phrase, fc.array(phrase, { maxLength: 3 }), dress, (accepted, others, how) => {
      const cased = Array.from(accepted, (letter) =>
        how.capitals.next().value === true ? letter.toUpperCase() : letter,
      ).join("");
      const answer = how.before + cased.replaceAll(" ", how.gap) + how.after;
      expect(judgeAnswer({ accepted: [...others, accepted], answer, vocabulary: others }).verdict).toBe(
        "correct",
      );
    }),
    seed,
  );
});

test("whatever a key accepts, typing it as it stands is correct", () => {
  fc.assert(
    fc.property(anything, (accepted) => {
      const [whole] = alternatives(accepted.normalize("NFKC"));
      fc.pre(whole === accepted.normalize("NFKC").trim() && foldText(accepted) !== "");
      expect(judgeAnswer({ accepted: [accepted], answer: accepted }).verdict).toBe("correct");
    }),
    seed,
  );
});

test("the Unicode form of an answer or a key changes nothing", () => {
  const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
  fc.assert(
    fc.property(anything, anything, fc.array(phrase, { maxLength: 3 }), (accepted, answer, vocabulary) => {
      const told = ({ verdict, error_type }: ReturnType<typeof judgeAnswer>) => [verdict, error_type];
      const plain = told(judgeAnswer({ accepted: [accepted], answer, vocabulary }));
      for (const form of forms) {
        expect(
          told(judgeAnswer({ accepted: [accepted], answer: answer.normalize(form), vocabulary })),
        ).toEqual(plain);
        expect(told(judgeAnswer({ accepted: [accepted.normalize(form)], answer, vocabulary }))).toEqual(
          plain,
        );
      }
    }),
    seed,
  );
});

test("another word of the course is never correct and never half right", () => {
  const near = fc
    .tuple(fc.string({ unit: fc.constantFrom(..."abkot"), minLength: 2, maxLength: 9 }), word)
    .map(([start, end]) => `${start}${end.slice(0, 1)}`);
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 3 }), near, (accepted, other) => {
      fc.pre(!accepted.some((entry) => foldText(entry) === foldText(other)));
      const judged = judgeAnswer({ accepted, answer: other, vocabulary: [...accepted, other] });
      expect(judged).toMatchObject({ verdict: "incorrect", score: 0, error_type: "confusion" });
    }),
    seed,
  );
});

test("no string makes it throw, and every verdict is whole", () => {
  fc.assert(
    fc.property(fc.array(anything), anything, fc.array(anything), (accepted, answer, vocabulary) => {
      const { verdict, score, confidence, error_type } = judgeAnswer({ accepted, answer, vocabulary });
      expect(score).toBe({ correct: 1, partial: 0.5, incorrect: 0 }[verdict]);
      expect(confidence).toBeWithin(0, 1.001);
      expect(error_type === null).toBe(verdict === "correct");
    }),
    { ...seed, numRuns: times(150, 2000) }, // lists of texts: each run reads dozens of them
  );
  const long = "ab ".repeat(50_000);
  for (const answer of [
    long,
    long.replaceAll(" ", ""),
    "/".repeat(50_000),
    "(".repeat(50_000),
    "1,".repeat(50_000),
  ]) {
    expect(judgeAnswer({ accepted: ["selamat pagi", answer], answer }).verdict).toMatch(/^(in)?correct$/);
    expect(judgeAnswer({ accepted: ["selamat pagi"], answer }).verdict).toBe("incorrect");
  }
});

test("a list that changed after it was compiled is read again", () => {
  const vocabulary = ["kata"];
  const row = { accepted: ["kata"], answer: "kaxa", vocabulary };
  expect(judgeAnswer(row).verdict).toBe("partial");
  vocabulary.push("kaxa");
  expect(judgeAnswer(row).verdict).toBe("incorrect");
  expect(compileKey(["a"], ["b"]).vocabulary).toBe(compileKey(["a"], ["b"]).vocabulary);
});
