import { expect, test } from "bun:test";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";
import { table } from "./cases.ts";

const english = table(
  ["quiet", "quite", "desert", "dessert", "everyday"],
  `
  quite | quiet | - confusion
  desert | dessert | - confusion
  dessert | desserts | ~ affix
  every day | everyday | - confusion
  receive | recieve | ~ spelling
  from | form | - wrong_answer
  definitely | definately | ~ spelling
  necessary | neccesary | ~ spelling
  necessary | neccesarry | - wrong_answer
  accommodation | acomodation | ~ spelling
  cat | cta | - wrong_answer
  cat | cats | - wrong_answer
  cats | cat | ~ affix
  boxes | box | ~ affix
  cities | city | ~ affix
  class | clas | ~ spelling
  dog | a dog | +
  a dog | dog | +
  the dog | a dog | +
  an apple | apple | +
  an apple | aple | ~ spelling
  to run | run | +
  run | to run | +
  to run | ran | - wrong_answer
  the | a | - wrong_answer
  don't go | dont go | +
  don’t go | don't go | +
  can't | can | - negation
  e-mail | email | +
  email | E-Mail | +
  email | e mail | ~ spelling
  colo(u)r | color | +
  colo(u)r | colour | +
  colo(u)r | collor | ~ spelling
  good morning | morning good | ~ word_order
  good morning | Good   Morning!!! | +
  good morning | "good morning" | +
  good morning | good evening | - wrong_answer
  the cat sat on the mat | the cat sat on mat | ~ missing_word
  the cat sat on the mat | the cat sat down on the mat | ~ extra_word
  the cat sat on the mat | the cat on mat | - wrong_answer
  the cat sat on the mat | cat sat on the mat | +
  photosynthesis | fotosynthesis | ~ spelling
  B | b | +
  B | (B) | +
  B | C | - wrong_answer
  C# | C | - wrong_answer
  C++ | c++. | +
  x != y | x = y | - wrong_answer
  big / large | large | +
  big / large | big / large | +
  big / large | big / lrage | ~ spelling
  big / large | big / small | - wrong_answer
  big / large | small | - wrong_answer
  big / large | big / ___ | +
  big; large | LARGE | +
  km/h | km/h | +
  you (formal / polite) | you | +
  dog | | - blank
  dog | ___ | - blank
  dog | ? | - blank
  dog | ??? | - blank
  dog | - | - blank
  dog | don't know | - blank
  dog | I don't know. | - blank
  dog | IDK | - blank
  dog | ｄｏｇ | +
  selamat 😀 | selamat | +
  `,
);

const opposites = table(
  [],
  `
  increase | decrease | - wrong_answer
  decrease | increase | - wrong_answer
  increases | decreases | - wrong_answer
  inductive | deductive | - wrong_answer
  independent | dependent | - wrong_answer
  dependent | independent | - wrong_answer
  independent variable | dependent variable | - wrong_answer
  affect | effect | - wrong_answer
  affects | effects | - wrong_answer
  qualitative | quantitative | - wrong_answer
  hypertension | hypotension | - wrong_answer
  intermolecular | intramolecular | - wrong_answer
  macroscopic | microscopic | - wrong_answer
  maximize | minimize | - wrong_answer
  internal | external | - wrong_answer
  introverted | extroverted | - wrong_answer
  asymmetric | symmetric | - wrong_answer
  ascending | descending | - wrong_answer
  encryption | decryption | - wrong_answer
  immigration | emigration | - wrong_answer
  activation | deactivation | - wrong_answer
  unilateral | bilateral | - wrong_answer
  the causal link | the casual link | - wrong_answer
  impossible | inpossible | ~ spelling
  unnecessary | innecessary | ~ spelling
  inquiry | enquiry | +
  increase | incraese | ~ spelling
  decrease | dicrease | ~ spelling
  independent | independant | ~ spelling
  disappear | dissapear | ~ spelling
  hypotenuse | hypotenus | ~ spelling
  internal | internel | ~ spelling
  belong | long | - wrong_answer
  become | come | - wrong_answer
  `,
);

const formulas = table(
  [],
  `
  O(n) | O(n) | +
  O(n) | o( n ) | +
  O(n) | O | - wrong_answer
  O(log n) | O(log n) | +
  O(log n) | O | - wrong_answer
  O(n log n) | O(n) | - wrong_answer
  f(x) | f | - wrong_answer
  sqrt(2) | sqrt | - wrong_answer
  log(n) | log | - wrong_answer
  dog(s) | dog | +
  dog(s) | dogs | +
  (a) queue | queue | +
  linear search (slow) | linear search | +
  `,
);

const numbers = table(
  [],
  `
  1000 | 1,000 | +
  1,000 | 1000 | +
  1,000 | one thousand | +
  one thousand | 1 000 | +
  one thousand | a thousand | +
  1000 | 1000.0 | +
  1000 | 1001 | - number
  12 | 13 | - number
  12 | 21 | - number
  twelve | twenty | - number
  twelve | 12 | +
  twenty-one | twenty one | +
  21 | twenty-one | +
  twenty-five | twenty-fve | ~ spelling
  sixty | sixteen | - number
  six | sixty | - number
  seven | sevn | ~ spelling
  105 | one hundred and five | +
  one hundred and five | one hundred five | +
  9999 | nine thousand nine hundred and ninety-nine | +
  1,900 | nineteen hundred | +
  3.14 | 3,14 | +
  3.14 | 314 | - number
  -5 | 5 | - number
  -5 | −5 | +
  0.5 | 1/2 | +
  1/3 | 2/6 | +
  1/3 | 13 | - number
  007 | 7 | +
  12 apples | twelve apples | +
  12 apples | 13 apples | - number
  12 apples | 12 aples | ~ spelling
  two hundred five | five hundred two | - number
  50 % | 50% | +
  50 % | 60% | - number
  5 kg | 5kg | +
  B12 | B13 | - number
  12345678901234567 | 12345678901234568 | - number
  `,
);

const german = table(
  ["schon", "der See", "die See", "Masse"],
  `
  Straße | straße | +
  Straße | Strasse | +
  Straße | STRASSE | +
  Strasse | Straße | +
  die Straße | Strasse | +
  die Straße | Straße | +
  schön | schoen | +
  schön | schon | - confusion
  Maße | Masse | - confusion
  Maße | MASSE | +
  die Maße | die Masse | - confusion
  Müller | Mueller | +
  Mueller | Müller | +
  Müller | Muller | - wrong_answer
  Müller | Möller | - wrong_answer
  Größe der Straße | groesse der strasse | +
  Größe der Straße | grosse der strasse | ~ accent
  der Fuß | die Fuss | ~ article
  Mädchen | Maedchen | +
  Mädchen | Madchen | ~ accent
  Mädchen | Mädchn | ~ spelling
  Größe | Groesse | +
  Größe | Grosse | ~ accent
  Größe | Größe | +
  für | fur | ~ accent
  für | fuer | +
  der Tisch | Tisch | +
  Tisch | der Tisch | +
  der Tisch | die Tisch | ~ article
  der Tisch | Tish | ~ spelling
  der See | die See | - confusion
  der | die | - confusion
  der | dir | - wrong_answer
  guten Morgen | Guten morgen | +
  guten Morgen | Morgen guten | ~ word_order
  Ich habe keine Zeit heute | Ich habe Zeit heute | - negation
  kein | ein | - negation
  Ich möchte ein Brötchen | ich mochte ein Brotchen | ~ accent
  das ist gut | ist gut | - wrong_answer
  café | cafe | ~ accent
  café | cafè | ~ accent
  cafe | café | ~ accent
  l'eau | eau | +
  eau | l’eau | +
  élève | eleve | ~ accent
  Fußgängerübergang | Fussgaengeruebergang | +
  Entschuldigung | Entschuldigun | ~ spelling
  Hund | weiß nicht | - blank
  `,
);

for (const { accepted, answer, verdict, error, vocabulary } of [
  ...english,
  ...opposites,
  ...formulas,
  ...numbers,
  ...german,
]) {
  test(`"${answer}" for "${accepted.join("; ")}" is ${verdict}${error === null ? "" : `, ${error}`}`, () => {
    const judged = judgeAnswer({ accepted, answer, vocabulary });
    expect<(string | null)[]>([judged.verdict, judged.error_type]).toEqual([verdict, error]);
  });
}

test("the answer is shown as its author wrote it, brackets and all", () => {
  for (const written of ["O(n)", "O(log n)", "colo(u)r", "apa khabar (formal)"]) {
    expect(judgeAnswer({ accepted: [written], answer: "potato" }).note).toBe(`The answer is "${written}".`);
  }
});

test("a key may ask for a sign of punctuation", () => {
  expect(judgeAnswer({ accepted: [";"], answer: " ; " }).verdict).toBe("correct");
  expect(judgeAnswer({ accepted: [";"], answer: ":" }).verdict).toBe("incorrect");
});

test("where spelling is practised a slip is wrong, and an accent still half right", () => {
  const row = { accepted: ["receive"], answer: "recieve" };
  expect(judgeAnswer(row, { slips: false })).toMatchObject({ verdict: "incorrect", error_type: "spelling" });
  expect(judgeAnswer({ accepted: ["café"], answer: "cafe" }, { slips: false }).verdict).toBe("partial");
});

test("a doubtful verdict says so: a near miss is less sure than nonsense", () => {
  const near = judgeAnswer({ accepted: ["receive"], answer: "resieve" });
  const far = judgeAnswer({ accepted: ["receive"], answer: "potato" });
  expect(near.verdict).toBe("incorrect");
  expect(near.confidence).toBeLessThan(far.confidence);
});
