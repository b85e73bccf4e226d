import { describe, expect, test } from "bun:test";
import { judgeInPlace } from "../../../src/learning/answers/in-place.ts";

function judged(accepted: readonly string[], answer: string, vocabulary: readonly string[] = []) {
  const { verdict, confidence } = judgeInPlace("What does it mean?", { accepted, answer, vocabulary }, false);
  return confidence < 0.6 ? "asked" : verdict;
}

const leaving = ["farewell (to a person who goes)", "travel well", "farewell"];
const they = ["you (plural)", "you"];

describe("when a key holds stands in brackets", () => {
  test.each([
    [leaving, "farewell"],
    [leaving, "farewell (to a person who goes)"],
    [leaving, "farewell, to a person who goes"],
    [leaving, "farewell, not hello"],
    [leaving, "farewell, to a persn who goes"],
    [leaving, "farewell, travel well"],
    [they, "you, plural"],
    [["Schloss (am Tor)", "Schloss"], "Schloss, am Tor"],
    [["newton (N)"], "newton"],
    [["colo(u)r"], "color"],
  ])("%p: %s is right", (accepted, answer) => {
    expect(judged(accepted, answer)).toBe("correct");
  });

  test.each([
    [leaving, "farewell, to a person who stays"],
    [leaving, "farewell (to a person who stays)"],
    [leaving, "farewell to a person who remains"],
    [leaving, "farewell, not to a person who goes"],
    [["lock (of a door)", "lock"], "lock (of a river)"],
    [["good afternoon (before two)", "good afternoon"], "good afternoon, after two"],
    [["Bank (zum Sitzen)", "Bank"], "Bank, zum Sparen"],
  ])("%p: %s is another word's", (accepted, answer) => {
    expect(judged(accepted, answer)).toBe("incorrect");
  });

  test("what is another entry's is wrong, however it is built; what cannot be told is asked", () => {
    expect(judged(they, "you (one friend)", ["you (plural)", "you (one friend)"])).toBe("incorrect");
    expect(judged(they, "you (everybody here)")).toBe("asked");
    expect(judged(leaving, "farewell, to the person going")).toBe("asked");
    expect(judged(leaving, "farewell, said at a railway platform")).toBe("asked");
  });
});

describe("another word of the course", () => {
  const vocabulary = ["merci beaucoup", "s'il vous plaît", "selamat jalan", "guten Appetit"];
  test.each([
    [["please (when you ask)", "please"], "mercy beaucoup"],
    [["help me please now", "please"], "merci beaucop"],
    [["could you help me", "please"], "selamat jalann"],
    [["would you please help"], "guten Apetit"],
  ])("%p: %s is not perhaps right, also with a slip in it", (accepted, answer) => {
    expect(judged(accepted, answer, vocabulary)).toBe("incorrect");
  });
});
