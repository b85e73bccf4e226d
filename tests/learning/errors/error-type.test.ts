import { expect, test } from "bun:test";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";
import { errorTypeOf } from "../../../src/learning/errors/error-type.ts";

const vocabulary = ["nama saya", "selamat pagi", "selamat malam", "pesan", "memesan", "dua", "tiga"];

function typeOf(expected: string, answer: string): string | null {
  const { error_type } = judgeAnswer({ accepted: [expected], answer, vocabulary });
  return error_type === null ? null : errorTypeOf("language", error_type);
}

test("in a language course only a known word in another's place is a confusion", () => {
  expect({
    another: typeOf("selamat pagi", "selamat malam"),
    number: typeOf("dua", "tiga"),
    nonsense: typeOf("selamat pagi", "xyzzy plugh"),
    letter: typeOf("selamat pagi", "-> B"),
    joined: typeOf("nama saya", "namaku"),
    prefix: typeOf("pesan", "memesan"),
    slip: typeOf("selamat pagi", "selamt pagi"),
    order: typeOf("selamat pagi", "pagi selamat"),
    nothing: typeOf("selamat pagi", "___"),
  }).toEqual({
    another: "vocabulary_confusion",
    number: "vocabulary_confusion",
    nonsense: "wrong_answer",
    letter: "wrong_answer",
    joined: "affix_error",
    prefix: "affix_error",
    slip: "spelling",
    order: "word_order",
    nothing: "unanswered",
  });
});

test("in the other courses a wrong answer keeps its type of the taxonomy", () => {
  expect(errorTypeOf("technical", "wrong_answer")).toBe("misconception");
  expect(errorTypeOf("conceptual", "wrong_answer")).toBe("definition_error");
  expect(errorTypeOf("interview", "confusion")).toBe("relationship_confusion");
});
