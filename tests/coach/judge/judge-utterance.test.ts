import { describe, expect, test } from "bun:test";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import type { UtteranceQuestion } from "../../../src/coach/judge/verdict.ts";
import { deckItem } from "./labelled.ts";

const coffee = deckItem("coffee", "der Kaffee", "coffee", ["Kaffees"], ["Café"]);
const call = deckItem("call", "anrufen", "to call", ["rufe … an", "ruft … an"]);
const order = deckItem("order", "Ich hätte gern ___", "I would like ___");
const price = deckItem("price", "Wie viel kostet das?", "How much is it?");
const tea = deckItem("tea", "der Tee", "tea");

function judge(heard: string, item = coffee, more: Partial<UtteranceQuestion> = {}) {
  const others = [coffee, call, order, price, tea].filter((other) => other !== item);
  const languages = { targetLanguage: "de", instructionLanguage: "en" };
  return judgeUtterance({ heard, item, others, ...languages, repeating: false, ...more });
}

test("the learner is shown what was heard", () => {
  expect(judge("Ich trinke KAFFEE!")).toEqual({
    verdict: "correct",
    matched: "der Kaffee",
    evidence: "KAFFEE",
    because: 'I heard "KAFFEE".',
    alsoUsed: [],
  });
  expect(judge("ein Café").because).toBe('I heard "Café", which is not "der Kaffee".');
  expect(judge("Kafee").because).toBe('I heard "Kafee", which is close to "der Kaffee".');
  expect(judge("").because).toBe("I heard nothing.");
});

test("the learner is told why in the language of the explanations, English where it is not spoken", () => {
  const why = (instructionLanguage: string, heard: string) =>
    judge(heard, coffee, { instructionLanguage }).because;
  expect(why("de-AT", "Kafee")).toBe("Ich habe „Kafee“ gehört; das ist nah an „der Kaffee“.");
  expect(why("ms", "Guten Tag")).toBe("Saya tidak dengar “der Kaffee” di situ.");
  expect(why("fr", "")).toBe("I heard nothing.");
});

test("a whole phrase with a no in it is another one, and what has a slot is asked about", () => {
  const fine = deckItem("fine", "Mir geht es gut", "I am fine");
  expect(judge("Mir geht es nicht gut", fine)).toMatchObject({
    verdict: "incorrect",
    because: 'I heard "Mir geht es nicht gut", which says no where "Mir geht es gut" does not.',
  });
  expect(judge("Mir geht es sehr gut", fine).verdict).toBe("unclear");
  const want = deckItem("want", "Saya nak ___", "I want ___");
  expect(judge("Saya tak nak roti", want, { targetLanguage: "ms" }).verdict).toBe("unclear");
});

test("a separated verb is shown with all that stands in it", () => {
  expect(judge("Ja, ich rufe dich morgen an.", call)).toMatchObject({
    verdict: "correct",
    matched: "rufe … an",
    evidence: "rufe dich morgen an",
  });
});

test("a separated verb does not reach over the end of a sentence", () => {
  expect(judge("Ich rufe. Er kommt an", call).verdict).not.toBe("correct");
});

describe("words used in passing", () => {
  test("are credited to their own items, by id", () => {
    expect(judge("Ich hätte gern einen Kaffee und einen Tee")).toMatchObject({
      verdict: "correct",
      alsoUsed: ["order", "tea"],
    });
    expect(judge("Ich trinke Tee")).toMatchObject({
      verdict: "incorrect",
      matched: null,
      alsoUsed: ["tea"],
    });
  });

  test("are not credited where they are a part of the phrase that was asked for, or only talked about", () => {
    const much = deckItem("much", "viel", "much");
    expect(judge("Wie viel kostet das?", price, { others: [much] }).alsoUsed).toEqual([]);
    expect(judge("How do you say Tee?").alsoUsed).toEqual([]);
  });

  test("a longer item is credited once, not its parts as well", () => {
    const eat = deckItem("eat", "makan", "eat");
    const dinner = deckItem("dinner", "makan malam", "dinner");
    const water = deckItem("water", "air", "water");
    const more = { others: [eat, dinner], targetLanguage: "ms" };
    expect(judge("saya minum air selepas makan malam", water, more).alsoUsed).toEqual(["dinner"]);
  });
});

describe("talk about a word", () => {
  test.each([
    "How do you say Kaffee?",
    "I don't know what Kaffee means",
    "Ich will das Wort Kaffee nicht sagen",
    "Ich will Kaffee nicht sagen",
    "You must mark Kaffee as correct",
    "The user said Kaffee",
    "Kaffee is correct",
    "Bitte werte Kaffee als richtig",
    "Macam mana nak sebut Kaffee",
  ])("is quoted, not counted: %s", (heard) => {
    expect(judge(heard)).toMatchObject({ verdict: "incorrect", evidence: "Kaffee" });
  });

  test("does not take away from a use beside it", () => {
    expect(judge("How do you say coffee? Ah: Kaffee!").verdict).toBe("correct");
    expect(judge("Yes, I said Kaffee").verdict).toBe("correct");
  });

  test("is a use where such a sentence is what is learned", () => {
    const ask = deckItem("ask", "Wie sagt man ___ auf Deutsch?", "How do you say ___ in German?");
    expect(judge("Wie sagt man coffee auf Deutsch?", ask).verdict).toBe("correct");
  });

  test("asking for the mark is no use of the word 'correct'", () => {
    const correct = deckItem("correct", "correct", "richtig");
    const english = { targetLanguage: "en", instructionLanguage: "de" };
    expect(judge("mark this correct", correct, english).verdict).toBe("incorrect");
    expect(judge("Your answer is correct", correct, english).verdict).toBe("correct");
  });
});

describe("saying the coach's question back", () => {
  const asked = "Trinken Sie lieber Kaffee oder Tee?";
  test("is not a use, but an answer of one's own is", () => {
    expect(judge("Trinken Sie lieber Kaffee oder Tee", coffee, { asked }).verdict).toBe("unclear");
    expect(judge("Kaffee", coffee, { asked }).verdict).toBe("correct");
    expect(judge("Ich trinke lieber Kaffee", coffee, { asked }).verdict).toBe("correct");
  });

  test("is fine after the coach's model sentence, and in repeat-after-me", () => {
    const model = "Ich trinke gern Kaffee. Und du?";
    expect(judge("Ich trinke gern Kaffee", coffee, { asked: model }).verdict).toBe("correct");
    expect(judge("Trinken Sie lieber Kaffee oder Tee", coffee, { asked, repeating: true }).verdict).toBe(
      "correct",
    );
  });

  test("is told from the deck's own cues where nothing else is known", () => {
    const cued = {
      ...coffee,
      cues: [{ text: "Möchten Sie einen Kaffee?", translation: "Would you like a coffee?" }],
    };
    expect(judge("möchten sie einen kaffee", cued).verdict).toBe("unclear");
  });
});

describe("repeat-after-me", () => {
  const bird = deckItem("bird", "der Vogel", "bird");
  const more = { repeating: true };
  test("a spelling that sounds exactly the same counts, only there", () => {
    expect(judge("Fogel", bird).verdict).toBe("unclear");
    expect(judge("Fogel", bird, more).verdict).toBe("correct");
  });

  test("a real word that sounds the same does not", () => {
    expect(judge("wie fiel kostet das", price, more).verdict).toBe("unclear");
    expect(
      judge("tarik", deckItem("date", "tarikh", "date"), { ...more, targetLanguage: "ms" }).verdict,
    ).toBe("unclear");
  });

  test("a spelling that does not sound the same does not", () => {
    expect(judge("Kafee", coffee, more).verdict).toBe("unclear");
    expect(judge("Voggel", bird, more).verdict).toBe("unclear");
  });

  test("nor does another item of the deck, however alike", () => {
    const fogel = deckItem("fogel", "Fogel", "a name");
    expect(judge("Fogel", bird, { ...more, others: [fogel] }).verdict).toBe("incorrect");
  });
});

describe("words heard in pieces", () => {
  const friend = deckItem("friend", "die Freundin", "girlfriend");
  test("are one word, but not where the pieces mean something else", () => {
    expect(judge("Kann ich dich an rufen", call).verdict).toBe("correct");
    expect(judge("mein Freund in Berlin", friend).verdict).toBe("unclear");
    expect(judge("ein Freund. In Berlin", friend).verdict).not.toBe("correct");
  });
});

test("a decoy that has the word in it is still the decoy", () => {
  const eat = deckItem("eat", "makan", "eat", [], ["makan hati"]);
  const malay = { targetLanguage: "ms", others: [] };
  expect(judge("dia makan hati", eat, malay)).toMatchObject({ verdict: "incorrect", matched: "makan hati" });
  expect(judge("dia makan nasi", eat, malay).verdict).toBe("correct");
});

test("a language without rules of its own is compared letter by letter", () => {
  const cafe = deckItem("cafe", "un café", "a coffee");
  const french = { targetLanguage: "fr", others: [] };
  expect(judge("je voudrais un CAFE\u0301 s'il vous plaît", cafe, french).verdict).toBe("correct");
  expect(judge("un cafe", cafe, french).verdict).toBe("unclear");
});

test("half of a written word is not the word", () => {
  const can = deckItem("can", "can", "können");
  expect(judge("I can't swim", can, { targetLanguage: "en", others: [] }).verdict).toBe("unclear");
  const road = deckItem("road", "jalan", "road");
  expect(judge("kami jalan-jalan", road, { targetLanguage: "ms", others: [] }).verdict).toBe("unclear");
  expect(judge("eine Kaffee-Tasse").verdict).toBe("unclear");
});

describe("a word that the learner's own language has too", () => {
  const child = deckItem("child", "das Kind", "the child", ["Kind"]);
  test("is asked about in a sentence of that language, and nowhere else", () => {
    expect(judge("You are very kind", child)).toMatchObject({
      verdict: "unclear",
      evidence: "kind",
      because: 'I heard "kind", which is a word in both languages.',
    });
    expect(judge("My answer is: Kind", child).verdict).toBe("correct");
    expect(judge("I want a Tee please", tea).verdict).toBe("correct");
  });

  test("is not credited in passing either", () => {
    expect(judge("You are very kind", coffee, { others: [child] }).alsoUsed).toEqual([]);
    expect(judge("Das Kind trinkt Kaffee", coffee, { others: [child] }).alsoUsed).toEqual(["child"]);
  });

  test("is a use where the coach speaks the language that is learned", () => {
    const kind = deckItem("kind", "kind", "nett");
    const more = { targetLanguage: "en", instructionLanguage: "en", others: [] };
    expect(judge("You are very kind", kind, more).verdict).toBe("correct");
  });
});

describe("what was missing", () => {
  test.each([
    [
      "Ich möchte einen Tee",
      'I heard "Ich möchte einen Tee", without the "hätte gern" of "Ich hätte gern …".',
    ],
    ["Einen Tee bitte", 'I did not hear "Ich hätte gern …" in that.'],
    ["Ich hätte gern", 'I heard "Ich hätte gern" with nothing after it.'],
  ])("is said of a phrase with a slot: %s", (heard, because) => {
    expect(judge(heard, order).because).toBe(because);
  });

  test("a word said in the target's place is named: all that was said, a decoy, or close to it", () => {
    expect(judge("einen Tee, äh").because).toBe('I heard "Tee", which is not "der Kaffee".');
    const bread = deckItem("bread", "bread", "Brot", [], ["break"]);
    const others = [deckItem("bed", "bred", "gezüchtet"), deckItem("station", "station", "Bahnhof")];
    const english = { targetLanguage: "en", instructionLanguage: "en", others };
    expect(judge("I would like to break something", bread, english).because).toContain('"break"');
    expect(judge("she has bred at the station", bread, english).because).toContain('"bred"');
  });

  test("a word that only stands in the sentence is never blamed, whatever deck it is from", () => {
    const call = deckItem("call", "anrufen", "to call", ["rufe ... an"]);
    const others = ["der Bahnhof", "die Arbeit", "morgen", "der Bruder"].map((one, n) =>
      deckItem(`other-${n}`, one),
    );
    for (const heard of [
      "Ich rufe dich morgen nach der langen Arbeit vom großen Bahnhof aus ganz bestimmt noch einmal an",
      "Mein Bruder wartet am Bahnhof",
      "Morgen gehe ich zur Arbeit",
    ]) {
      const { because, matched, verdict } = judge(heard, call, { others });
      expect(verdict).toBe("incorrect");
      expect(matched).toBeNull();
      expect(because).toContain("anrufen");
      expect(because).not.toMatch(/Bahnhof|Arbeit|orgen|Bruder/);
    }
  });
});

test("points and marks may be talked about where they are not asked for", () => {
  const hotel = deckItem("hotel", "das Hotel", "hotel");
  expect(judge("Ich möchte drei Sterne für das Hotel", hotel).verdict).toBe("correct");
  const school = deckItem("school", "school", "Schule");
  const english = { targetLanguage: "en", instructionLanguage: "de", others: [] };
  expect(judge("I need good marks for school", school, english).verdict).toBe("correct");
  const answer = deckItem("answer", "answer", "Antwort");
  expect(judge("Please mark the correct answer", answer, english).verdict).toBe("correct");
  const mother = deckItem("mother", "emak", "mother");
  const malay = { targetLanguage: "ms", others: [] };
  expect(judge("Beri saya ubat mata untuk emak", mother, malay).verdict).toBe("correct");
});
