import { describe, expect, test } from "bun:test";
import { judgeShortAnswer } from "../../../src/learning/short-answers/judge-short-answer.ts";

type Row = readonly [language: string, question: string, reference: string, answer: string];

function verdictOn([, question, reference, answer]: Row) {
  return judgeShortAnswer({ question, references: [reference], answer });
}

describe("the right words in each other's place", () => {
  const exchanged: readonly Row[] = [
    [
      "en",
      "Who pays whom under a lease?",
      "The tenant pays the landlord rent.",
      "The landlord pays the tenant rent.",
    ],
    ["en", "What happens in predation?", "The fox eats the rabbit.", "The rabbit eats the fox."],
    [
      "en",
      "Which way does heat flow?",
      "Heat flows from the warm body to the cold body.",
      "Heat flows from the cold body to the warm body.",
    ],
    [
      "en",
      "How are density of ice and water related?",
      "Ice is less dense than water.",
      "Ice is denser than water.",
    ],
    [
      "en",
      "How are density of ice and water related?",
      "Ice is less dense than water.",
      "Water is less dense than ice.",
    ],
    [
      "en",
      "Compare the heights of the hills.",
      "Ben Nevis is higher than Snowdon.",
      "Snowdon is higher than Ben Nevis.",
    ],
    [
      "en",
      "What is the difference between weather and climate?",
      "Weather is what happens from day to day; climate is the average over many years.",
      "Climate is what happens from day to day; weather is the average over many years.",
    ],
    [
      "en",
      "What is the difference between an artery and a vein?",
      "An artery carries blood away from the heart; a vein carries blood back to the heart.",
      "A vein carries blood away from the heart; an artery carries blood back to the heart.",
    ],
    ["en", "Give the atomic numbers of carbon and oxygen.", "carbon 6, oxygen 8", "carbon 8, oxygen 6"],
    ["en", "What is the mean and the mode?", "mean 5, mode 4, range 9", "mean 4, mode 5, range 9"],
    [
      "en",
      "What do 'acheter' and 'vendre' mean?",
      "acheter means to buy, vendre means to sell",
      "acheter means to sell, vendre means to buy",
    ],
    [
      "en",
      "What do 'acheter' and 'vendre' mean?",
      "Acheter is to buy and vendre is to sell.",
      "acheter = sell, vendre = buy",
    ],
    [
      "en",
      "What is the difference between dependent and independent variables?",
      "The independent variable is changed by the researcher; the dependent variable is measured.",
      "The dependent variable is changed by the researcher; the independent variable is measured.",
    ],
    [
      "de",
      "Wer zahlt wem Miete?",
      "Der Mieter zahlt dem Vermieter Miete.",
      "Der Vermieter zahlt dem Mieter Miete.",
    ],
    [
      "de",
      "Vergleiche die Berge.",
      "Die Zugspitze ist höher als der Brocken.",
      "Der Brocken ist höher als die Zugspitze.",
    ],
    [
      "de",
      "Was ist der Unterschied zwischen Wetter und Klima?",
      "Wetter ist von Tag zu Tag; Klima ist der Durchschnitt vieler Jahre.",
      "Klima ist von Tag zu Tag; Wetter ist der Durchschnitt vieler Jahre.",
    ],
    [
      "ms",
      "Bandingkan gunung itu.",
      "Gunung Kinabalu lebih tinggi daripada Gunung Tahan.",
      "Gunung Tahan lebih tinggi daripada Gunung Kinabalu.",
    ],
    [
      "ms",
      "Apakah beza membeli dan menjual?",
      "membeli = buy, menjual = sell",
      "membeli = sell, menjual = buy",
    ],
    [
      "fr",
      "Comparez.",
      "Le Mont Blanc est plus haut que le Cervin.",
      "Le Cervin est plus haut que le Mont Blanc.",
    ],
    ["es", "Compara.", "El Nilo es más largo que el Rin.", "El Rin es más largo que el Nilo."],
    [
      "en",
      "What happens first, lightning or thunder?",
      "We see lightning before we hear thunder.",
      "We hear thunder before we see lightning.",
    ],
    [
      "en",
      "What is the relation of price and demand?",
      "When the price rises, demand falls.",
      "When the price rises, demand rises.",
    ],
    [
      "en",
      "Why do we wear dark clothes in winter?",
      "Dark clothes absorb more heat than light clothes.",
      "Light clothes absorb more heat than dark clothes.",
    ],
  ];
  for (const row of exchanged) {
    test(`are not accepted (${row[0]}): ${row[3]}`, () => {
      expect(verdictOn(row)).toMatchObject({ verdict: "incorrect", error_type: "contradiction" });
    });
  }

  test("are named, so that the learner sees which two", () => {
    const { note } = verdictOn([
      "en",
      "Who pays whom?",
      "The tenant pays the landlord.",
      "The landlord pays the tenant.",
    ]);
    expect(note).toContain("tenant");
    expect(note).toContain("landlord");
  });
});

describe("another order that says the same", () => {
  const same: readonly Row[] = [
    [
      "en",
      "Compare the heights of the hills.",
      "Ben Nevis is higher than Snowdon.",
      "Snowdon is lower than Ben Nevis.",
    ],
    [
      "en",
      "What is the difference between weather and climate?",
      "Weather is what happens from day to day; climate is the average over many years.",
      "Climate is the average over many years, weather is what happens from day to day.",
    ],
    ["en", "Give the atomic numbers of carbon and oxygen.", "carbon 6, oxygen 8", "oxygen 8, carbon 6"],
    [
      "en",
      "What do 'acheter' and 'vendre' mean?",
      "acheter = buy, vendre = sell",
      "vendre = sell and acheter = buy",
    ],
    [
      "en",
      "What happens first, lightning or thunder?",
      "We see lightning before we hear thunder.",
      "We hear thunder after we see lightning.",
    ],
    [
      "en",
      "What causes tides?",
      "The Moon pulls the water of the Earth.",
      "The water of the Earth is pulled by the Moon.",
    ],
    [
      "en",
      "Why do we wear dark clothes in winter?",
      "Dark clothes absorb more heat than light clothes.",
      "Light clothes absorb less heat than dark clothes.",
    ],
    ["en", "What is connected?", "Bulb A is connected to bulb B.", "Bulb B is connected to bulb A."],
    ["en", "Which animals?", "Cats and dogs are kept as pets.", "Dogs and cats are kept as pets."],
    [
      "de",
      "Wer zahlt wem?",
      "Der Mieter zahlt dem Vermieter Miete.",
      "Dem Vermieter zahlt der Mieter Miete.",
    ],
    ["en", "When is the shop open?", "The shop is open every morning.", "Every morning the shop is open."],
  ];
  for (const row of same) {
    test(`is accepted (${row[0]}): ${row[3]}`, () => {
      expect(verdictOn(row).verdict).toBe("correct");
    });
  }
});

describe("an opposite of one word that is the right word for another", () => {
  const right: readonly Row[] = [
    ["en", "Which room is warmer?", "Room A is colder. Room B is warmer.", "Room A is colder than room B"],
    [
      "en",
      "Describe the two strings.",
      "The short string sounds high. The long string sounds low.",
      "The short string is higher than the long one",
    ],
    ["en", "What did Tom do?", "Tom's response was to run after the bus.", "Tom ran after the bus"],
    ["en", "What did Mary decide?", "Mary's decision was to sell the house.", "Mary sold the house"],
    ["en", "Compare the plants.", "Plant X is taller. Plant Y is shorter.", "X is taller than Y"],
  ];
  for (const row of right) {
    test(`does not turn the answer round: ${row[3]}`, () => {
      expect(verdictOn(row).verdict).toBe("correct");
    });
  }
});

describe("what the words give no ground to judge", () => {
  const unsure: readonly Row[] = [
    ["en", "Why did the pond freeze?", "The temperature fell below zero degrees.", "it got too cold"],
    [
      "en",
      "Why is it dark at night?",
      "Our side of the Earth faces away from the Sun.",
      "no sunlight reaches us",
    ],
    [
      "ms",
      "When do you say 'selamat jalan'?",
      "To somebody who is leaving.",
      "Kepada orang yang akan pergi.",
    ],
    ["de", "Warum schwimmt Eis?", "Eis ist leichter als Wasser.", "Weil die Dichte geringer ist."],
  ];
  for (const row of unsure) {
    test(`is left to the learner (${row[0]}): ${row[3]}`, () => {
      const { verdict, confidence } = verdictOn(row);
      expect(verdict !== "incorrect" || confidence < 0.6).toBe(true);
    });
  }

  test("some things of a list are half of it, and another figure is none", () => {
    expect(
      verdictOn(["en", "Name the primary colours.", "red, yellow and blue", "red and blue"]).verdict,
    ).toBe("partial");
    expect(
      verdictOn(["en", "Name the primary colours.", "red, yellow and blue", "blue, red, yellow"]).verdict,
    ).toBe("correct");
    expect(verdictOn(["en", "How long is the wall?", "36 metres", "63 metres"]).verdict).toBe("incorrect");
  });
});
