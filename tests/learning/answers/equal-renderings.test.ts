import { describe, expect, test } from "bun:test";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";
import { answersWithin } from "../../../src/learning/answers/within.ts";

const verdict = (accepted: string, answer: string, vocabulary: string[] = []) =>
  judgeAnswer({ accepted: [accepted], answer, vocabulary });

describe("what people say as a whole has several renderings", () => {
  test.each([
    ["sorry", "I'm very sorry"],
    ["thank you", "thank you so much"],
    ["congratulations", "many congratulations"],
    ["merci", "merci beaucoup"],
    ["gracias", "muchas gracias"],
    ["es tut mir leid", "es tut mir wirklich sehr leid"],
    ["you're welcome", "you are very welcome"],
  ])("%s said more warmly, %s, is right", (key, answer) => {
    expect(verdict(key, answer).verdict).toBe("correct");
  });

  test.each([
    ["goodbye", "see you later"],
    ["Entschuldigung", "es tut mir leid"],
    ["de nada", "no hay de qué"],
  ])("another for %s, %s, is asked about", (key, answer) => {
    const { verdict: said, confidence } = verdict(key, answer);
    expect([said, confidence <= 0.5]).toEqual(["partial", true]);
  });

  test.each([
    ["sorry", "I'm hungry"],
    ["thank you", "you're welcome"],
    ["hello", "goodbye"],
    ["hungry", "I'm so tired"],
  ])("what is said on another occasion than %s, %s, is wrong", (key, answer) => {
    expect(verdict(key, answer).verdict).toBe("incorrect");
  });

  test("two that the course keeps apart are not asked about", () => {
    expect(verdict("hello", "hi", ["hello", "hi"]).error_type).toBe("confusion");
  });
});

describe("which one of a row", () => {
  test.each([
    ["the second", "2nd"],
    ["twenty-first", "21st"],
    ["12th", "twelfth"],
    ["thirtieth", "30th"],
  ])("%s is %s", (key, answer) => {
    expect(verdict(key, answer).verdict).toBe("correct");
  });

  test("another one, or how many, is something else; and where the word is practised it has to be written", () => {
    expect(verdict("third", "4th").verdict).toBe("incorrect");
    expect(verdict("third", "3").verdict).toBe("incorrect");
    expect(judgeAnswer({ accepted: ["third"], answer: "3rd" }, { inWords: true }).verdict).toBe("incorrect");
  });
});

test("a unit that stands behind the gap may be written by its sign, and no other", () => {
  const right = (prompt: string, answer: string) =>
    answersWithin(prompt, ["37"], answer).some((text) => verdict("37", text).verdict === "correct");
  expect(right("The body is at ___ degrees Celsius.", "37 °C")).toBe(true);
  expect(right("Nearly ___ per cent of them agreed.", "37%")).toBe(true);
  expect(right("Die Strecke ist ___ Kilometer lang.", "37 km")).toBe(true);
  expect(right("Nearly ___ per cent of them agreed.", "37 kg")).toBe(false);
});

test("synonyms of the studied language are asked about; other words of it are wrong", () => {
  expect(verdict("penat", "letih")).toMatchObject({ verdict: "partial", confidence: 0.5 });
  expect(verdict("terminer", "finir")).toMatchObject({ verdict: "partial", confidence: 0.5 });
  expect(verdict("penat", "gembira").verdict).toBe("incorrect");
  expect(verdict("terminer", "commencer").verdict).toBe("incorrect");
});

test("the sentence that was to be translated, given back, is wrong and not another way to say it", () => {
  const { verdict: said, confidence } = verdict("Kami tinggal di kampung.", "We live in a village.");
  expect([said, confidence >= 0.8]).toEqual(["incorrect", true]);
});
