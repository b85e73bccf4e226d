import { describe, expect, test } from "bun:test";
import type { KeyEntry } from "../../../src/learning/exercises/worksheet/body.ts";
import { judgeQuestion } from "../../../src/learning/exercises/worksheet/judge-question.ts";

describe("an answer with more words around it is judged by its answer", () => {
  test.each([
    ["How many legs has a table?", "4", "4, the table has four legs"],
    ["How many legs has a table?", "4", "four legs"],
    ["How many legs has a table?", "4", "A table has 4 legs."],
    ['How many syllables has "laut"?', "2", "2 syllables: la-ut"],
    ["Which part of the cell makes its energy?", "mitochondria", "it's the mitochondria I think"],
    ["Which planet is the largest?", "Jupiter", "Jupiter is the largest planet"],
    ["Which planet is the largest?", "Jupiter", "I'm not sure but I think it is Jupiter"],
    ["Which planet is the largest?", "Jupiter", "Jupiter, not Saturn"],
    ["Which planet is the largest?", "Jupiter", "Jupiter. It is bigger than all the others together."],
    [
      "Which gas do plants take in?",
      "carbon dioxide",
      "carbon dioxide because they need it for photosynthesis",
    ],
    ["How often can 1,000 be halved?", "10", "10 because 2^10 = 1024"],
    ["Who painted the ceiling?", "Michelangelo", "Michelangelo (between 1508 and 1512)"],
    ["Welcher Planet ist der größte?", "Jupiter", "Ich glaube, es ist Jupiter"],
    ["Wie viele Beine hat eine Spinne?", "8", "8, eine Spinne hat 8 Beine"],
    ["Welches Gas atmen wir ein?", "Sauerstoff", "Sauerstoff, weil der Körper ihn braucht"],
    ["Berapakah bilangan kaki labah-labah?", "8", "8, labah-labah ada lapan kaki"],
    ["Apakah ibu negara Perancis?", "Paris", "jawapannya Paris"],
    ["Quelle est la capitale de l'Italie ?", "Rome", "je crois que c'est Rome"],
    ["¿Cuál es la capital de Italia?", "Roma", "creo que es Roma"],
    ["Die Woche hat ___ Tage.", "sieben", "Ich würde sagen sieben hier, weil sie am Montag anfängt"],
    ['Malay for "book": ___', "buku", "I would say buku here, because you read it and I have one at home"],
    [
      'What does "terima kasih" mean?',
      "thank you",
      "I think this one means thank you, you say it after a gift",
    ],
    ['What does "terima kasih" mean?', "thank you", "my best guess is thank you"],
    ["Apakah ibu negara Perancis?", "Paris", "saya kira jawapannya Paris, sebab menaranya ada di sana"],
    ["Que veut dire « dog » ?", "chien", "à mon avis ça signifie chien, parce que le mien aboie"],
    ["¿Qué significa «dog»?", "perro", "yo diría que esta palabra significa perro, porque el mío ladra"],
    ["Which planet is the largest?", "Jupiter", "it is not Saturn, I guess Jupiter?"],
    ["Which planet is the largest?", "Jupiter", "not Saturn but Jupiter"],
    ["Welcher Planet ist der größte?", "Jupiter", "nicht Saturn, sondern Jupiter"],
  ])("%s %s: %s", (prompt, key, answer) => {
    expect(judged(prompt, key, answer)).toMatchObject({ verdict: "correct" });
  });

  test("a slip in it is still a slip", () => {
    const verdict = judged(
      "Which part of the cell makes its energy?",
      "mitochondria",
      "it's the mitochondira I think",
    );
    expect(verdict).toMatchObject({ verdict: "partial", error_type: "spelling" });
  });
});

describe("what takes the answer back, or names another beside it, is not right", () => {
  test.each([
    ["How many legs has a table?", "4", "4 or 5"],
    ["How many legs has a table?", "4", "4, no, 5"],
    ["How many legs has a table?", "4", "4, the table has three legs"],
    ["How many legs has a table?", "4", "4, 6"],
    ["Which planet is the largest?", "Jupiter", "it isn't Jupiter"],
    ["Which planet is the largest?", "Jupiter", "it is not Jupiter, I guess Saturn?"],
    ["Which planet is the largest?", "Jupiter", "not Mars, I would say Jupiter or Saturn"],
    ["Which planet is the largest?", "Jupiter", "I would say Jupiter or Saturn here"],
    ["Which planet is the largest?", "Jupiter", "my guess is Saturn, because Jupiter is far away"],
    ["Which planet is the largest?", "Jupiter", "Jupiter is not the largest planet"],
    ["Which planet is the largest?", "Jupiter", "Jupiter or Saturn, I think"],
    ["Which planet is the largest?", "Jupiter", "Jupiter, or Saturn because it has rings"],
    ["Which planet is the largest?", "Jupiter", "Jupiter, Saturn"],
    ["Which planet is the largest?", "Jupiter", "Saturn, because Jupiter is smaller"],
    ["Which pumps the blood, the heart or the lungs?", "the heart", "the heart the lungs pumps"],
    ["Which pumps the blood, the heart or the lungs?", "the heart", "the lungs and the heart"],
    ["Welcher Planet ist der größte?", "Jupiter", "Jupiter oder Saturn"],
    ["Apakah ibu negara Perancis?", "Paris", "bukan Paris"],
    ['Malay for "friend": ___', "kawan", "kawan saya"],
    ['Malay for "house": ___', "rumah", "rumah, sekolah"],
  ])("%s %s: %s", (prompt, key, answer) => {
    expect(judged(prompt, key, answer).verdict).not.toBe("correct");
  });
});

function judged(prompt: string, accepted: string, answer: string) {
  return judgeQuestion({ ...entry, prompt, accepted: [accepted] }, answer, []);
}

const entry: KeyEntry = {
  id: "1.1",
  kind: "cloze",
  judging: "words",
  accepted: [],
  options: [],
  words: null,
  explanation: "",
  errorType: null,
  given: null,
  uses: [],
  prompt: "",
  section: "",
};
