import { describe, expect, test } from "bun:test";
import { phrasesFor } from "../../../src/coach/prompts/phrases.ts";
import { remember } from "../../../src/coach/prompts/vary.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { wordsToWeave } from "../../../src/coach/session/weave.ts";
import { foldText } from "../../../src/text/fold.ts";
import { deckOf, item } from "../deck/sample.ts";
import { deckOf as manyWords, session, spec03 } from "../session/samples.ts";
import { courseDecks, said, sampleDecks } from "./samples.ts";

const line = (text: string, translation: string) => ({ text, translation });
const cup = item("tasse", "die Tasse", { accepted: ["Tasse", "der Tasse"] });
const milk = item("milch", "die Milch", { accepted: ["Milch"] });
const far = item("ferne", "die Ferne");
const coffee = item("kaffee", "der Kaffee", {
  gloss: "coffee; a coffee",
  accepted: ["Kaffee"],
  examples: [
    line("Der Kaffee ist heiß.", "The coffee is hot."),
    line("Kaffee aus der Tasse.", "Coffee from the cup."),
    line("Kaffee mit Milch.", "Coffee with milk."),
  ],
  cues: [line("Was trinkst du?", "What do you drink?")],
});
const deck = deckOf([cup, milk, far, coffee]);
const ask = (nth: number, more = {}) =>
  said("coach_prompt_dialogue", deck, coffee, { counters: { presentation: nth }, ...more })
    .map(({ text }) => text)
    .join(" ");

describe("a word coached before", () => {
  test("is woven in with a sentence that has both, in one prompt of three", () => {
    const woven = [milk, far];
    const cues = [1, 2, 3, 4, 5, 6].map((nth) => ask(nth, { woven }));
    expect(cues.map((cue) => cue.includes("Coffee with milk."))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test("is left out where no sentence has both", () => {
    for (const nth of [1, 2, 3, 4, 5, 6])
      expect(ask(nth, { woven: [far] })).not.toMatch(/Ferne|the ferne|together|know/);
  });

  test("is not woven in after a miss: the word is hard enough", () => {
    const cue = ask(3, { woven: [milk], counters: { presentation: 3, failures: 1 } });
    expect(cue).toContain("der Kaffee");
    expect(cue).not.toContain("Coffee with milk.");
  });

  test("is in the introduction's example, where there is one", () => {
    const intro = said("coach_example_sentence", deck, coffee, { woven: [far, milk] });
    expect(intro.at(-1)?.text).toBe("Kaffee mit Milch.");
  });

  test("is found however many others there are, and those in the same sentences take turns", () => {
    const others = manyWords(200).items;
    const coach = coachFor(spec03, { ...deck, items: [...others, ...deck.items] });
    const pool = [...others, cup, milk].map(({ id }) => ({
      id,
      usage: id.startsWith("w-") ? 1 : 3,
      outcome: "mastered" as const,
      credits: 0,
    }));
    const one = session({ coach, queue: ["kaffee"] });
    one.does("start");
    const order = (lately: string[]) =>
      wordsToWeave(coach, { ...one.state(), pool, lately })
        .slice(0, 2)
        .map(({ id }) => id);
    const heard = (text: string) => remember([], [{ text, language: "de", slow: false, translation: null }]);
    expect(order(heard("Kaffee aus der Tasse."))).toEqual(["milch", "tasse"]);
    expect(order(heard("Kaffee mit Milch."))).toEqual(["tasse", "milch"]);
  });
});

describe("a word of a course", () => {
  const gap = item("ke", "selamat datang", {
    gloss: "welcome",
    explanation: "It means: welcome.",
    examples: [line("Selamat datang ke Malaysia.", "Welcome to Malaysia.")],
    cues: [line("… ke Malaysia.", "Welcome to Malaysia.")],
  });
  const malay = deckOf([gap], { target_language: "ms" });

  test("is asked for with a gap to be filled, in the learner's language", () => {
    const inLanguage = (instruction_language: string) =>
      said("coach_prompt_dialogue", { ...malay, instruction_language }, gap, {
        counters: { presentation: 1 },
      }).map(({ text }) => text);
    expect(inLanguage("en")).toEqual(["Fill the gap:", "… ke Malaysia."]);
    expect(inLanguage("de")).toEqual(["Ergänze die Lücke:", "… ke Malaysia."]);
    expect(inLanguage("ms")).toEqual(["Isi tempat kosong:", "… ke Malaysia."]);
  });

  test("is explained once", () => {
    expect(said("coach_explain_word", malay, gap).map(({ text }) => text)).toEqual(["It means: welcome."]);
  });

  test("is not asked for with a sentence that has it in another sense", () => {
    const liver = item("hati", "hati", {
      gloss: "liver",
      examples: [
        line("Guru itu baik hati.", "That teacher is kind."),
        line("Hati ayam sedap.", "Chicken liver is tasty."),
      ],
      cues: [
        line("Guru itu baik …", "That teacher is kind."),
        line("… ayam sedap.", "Chicken liver is tasty."),
      ],
    });
    for (const presentation of [1, 2, 3, 4, 5])
      for (const seed of [1, 2, 3]) {
        const cue = said("coach_prompt_dialogue", malay, liver, { counters: { presentation }, seed });
        expect(cue.map(({ text }) => text).join(" ")).not.toMatch(/Guru|teacher/);
      }
  });
});

test("a close try at a phrase with a slot is asked about without two marks, and with a model to repeat", () => {
  const where = item("wo-ist", "Wo ist ___?", { examples: [line("Wo ist Anna?", "Where is Anna?")] });
  const lines = said("coach_ask_again", deck, where, { heard: "wo is Anna", candidate: "Wo ist ___?" });
  expect(lines[0]?.text).toContain("“Wo ist …”?");
  expect(lines[1]?.text).toBe("Wo ist Anna?");
});

test("what is put off is promised once: the deck encourages, the coach says that it comes back", () => {
  const comesBack = said("coach_encourage", deck, coffee).at(-1)?.text ?? "";
  expect(comesBack).toContain("“coffee”");
  const lines = [...sampleDecks, ...courseDecks].flatMap(({ encouragement }) => encouragement);
  const promises = lines.filter(({ text, translation }) =>
    /later|again|will come|später|noch einmal|kommt noch|nanti|lagi\b/i.test(`${text} ${translation}`),
  );
  expect(promises).toEqual([]);
});

describe("a use that counted and was not the last", () => {
  test("is told so in a few words before the next cue, never in the same words twice in a row, and a miss is not", () => {
    for (const deck of sampleDecks) {
      const { phrases } = phrasesFor(deck.instruction_language);
      const [word] = deck.items;
      if (word === undefined) throw new Error("There is a word.");
      const one = session({ coach: coachFor(spec03, deck), queue: [word.id], seed: 3 });
      const heard = () => one.all.at(-1)?.say?.lines.map(({ text }) => text) ?? [];
      const told: string[] = [];
      one.does("start", "tts_done", "tts_done");
      expect(one.state().position.state).toBe("WAIT_STUDENT");
      for (const text of [word.target.replace("___", "Anna"), word.examples[0]?.text ?? ""]) {
        one.does({ say: text });
        expect([deck.name, one.state().position.state]).toEqual([deck.name, "PROMPT_PRACTICE"]);
        const { right, used, usedElse, usedAlone } = phrases;
        const claims = [...right, ...used, ...usedElse, ...usedAlone];
        const [first = "", ...cue] = heard();
        expect([deck.name, claims.includes(first), cue.length > 0]).toEqual([deck.name, true, true]);
        expect(foldText(first)).not.toContain(foldText(word.target));
        told.push(first);
        one.does("tts_done");
      }
      expect(one.state().position.counters.usage).toBe(2);
      expect(new Set(told).size).toBe(2);
      one.does({ say: "hm hm hm" });
      expect(phrases.right).not.toContain(heard()[0] ?? "");
    }
  });
});
