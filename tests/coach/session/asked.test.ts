import { describe, expect, test } from "bun:test";
import { Deck, type DeckItem } from "../../../src/coach/deck/deck-format.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { isHidden } from "../../../src/coach/session/hidden-word.ts";
import { deck as sample, session, spec03, spokenBy } from "./samples.ts";

/** Two words of a language, explained in another. */
function deckIn(target: string, own: string, words: readonly (readonly [string, string, string])[]) {
  const items = words.map(
    ([word, gloss, sentence], n): Partial<DeckItem> => ({
      id: `word-${n + 1}`,
      target: word,
      gloss,
      explanation: `About ${gloss}.`,
      examples: [{ text: sentence, translation: `Sentence ${n + 1}` }],
    }),
  );
  return Deck.parse({ ...sample, name: "asked", target_language: target, instruction_language: own, items });
}

const decks = {
  de: deckIn("de", "en", [
    ["die Tasse", "cup", "Die Tasse steht dort."],
    ["der Löffel", "spoon", "Der Löffel ist klein."],
  ]),
  ms: deckIn("ms", "en", [
    ["kucing", "cat", "Kucing itu tidur."],
    ["payung", "umbrella", "Payung saya hilang."],
  ]),
  en: deckIn("en", "de", [
    ["bridge", "die Brücke", "The bridge is long."],
    ["spoon", "der Löffel", "The spoon is small."],
  ]),
  fr: deckIn("fr", "en", [
    ["la clé", "key", "La clé est ici."],
    ["la cuillère", "spoon", "La cuillère est petite."],
  ]),
  es: deckIn("es", "en", [
    ["la mesa", "table", "La mesa es grande."],
    ["la cuchara", "spoon", "La cuchara es nueva."],
  ]),
};
type Language = keyof typeof decks;

function asks(language: Language, text: string) {
  const one = session({ coach: coachFor(spec03, decks[language]) });
  one.does("start", "tts_done", "tts_done");
  const before = one.state().position.counters;
  const next = one.does({ say: text });
  return { next, before, after: one.state(), coach: one.coach };
}

describe("a question is no answer, and costs nothing", () => {
  test("a word that the deck has in a phrase alone is answered with the phrase", () => {
    const deck = deckIn("ms", "en", [
      ["kucing", "cat", "Kucing itu tidur."],
      ["Jumpa esok", "see you tomorrow", "Jumpa esok, Ali!"],
    ]);
    const one = session({ coach: coachFor(spec03, deck) });
    one.does("start", "tts_done", "tts_done");
    const told = (text: string) => (one.does({ say: text }).say?.lines ?? []).map(({ text }) => text);
    expect(told("apa maksud esok?").slice(0, 2)).toEqual(["Jumpa esok", "It means: see you tomorrow."]);
    one.does("tts_done");
    expect(told("apa maksud rumah?")[0]).toContain("not in this deck");
  });

  const ofTheWord: readonly (readonly [Language, string])[] = [
    ["de", "Was bedeutet das?"],
    ["de", "was heißt das Wort"],
    ["de", "what does it mean?"],
    ["de", "How do I say cup?"],
    ["de", "Was heißt Tasse?"],
    ["de", "can you explain it"],
    ["de", "ich weiß es nicht"],
    ["ms", "apa maksudnya?"],
    ["ms", "apa maksud kucing?"],
    ["ms", "how do you say cat"],
    ["ms", "saya tidak tahu"],
    ["en", "what does that mean"],
    ["en", "Wie sagt man Brücke auf Englisch?"],
    ["en", "keine Ahnung"],
    ["en", "what does bridge mean"],
    ["fr", "qu'est-ce que ça veut dire ?"],
    ["fr", "comment dit-on key ?"],
    ["fr", "je ne sais pas"],
    ["fr", "what does it mean"],
    ["es", "¿Qué significa eso?"],
    ["es", "cómo se dice table"],
    ["es", "no lo sé"],
    ["es", "how do I say it"],
  ];
  test.each(ofTheWord)("%s: “%s” is answered from the deck", (language, text) => {
    const { next, before, after } = asks(language, text);
    expect(after.position.counters).toEqual(before);
    expect([next.verdict, after.current?.failed, after.current?.helped]).toEqual([null, 0, 1]);
    const [item] = decks[language].items;
    expect(spokenBy(next)).toContain(item?.examples[0]?.text ?? "");
  });

  const ofAnother: readonly (readonly [Language, string, string])[] = [
    ["de", "How do you say spoon in German?", "der Löffel"],
    ["ms", "apa maksud payung?", "umbrella"],
    ["en", "Was heißt spoon?", "Löffel"],
    ["fr", "comment dit-on spoon ?", "la cuillère"],
    ["es", "¿Qué significa cuchara?", "spoon"],
  ];
  test.each(ofAnother)(
    "%s: “%s” tells that word, and the one in hand stays hidden",
    (language, text, told) => {
      const { next, before, after, coach } = asks(language, text);
      expect(spokenBy(next)).toContain(told);
      expect(after.position.counters).toEqual(before);
      expect([after.current?.id, after.current?.helped, isHidden(coach, after)]).toEqual([
        "word-1",
        undefined,
        true,
      ]);
    },
  );

  test("what the deck does not have is said to be missing", () => {
    const { next, before, after } = asks("de", "How do you say helicopter?");
    expect(spokenBy(next)).toContain("“helicopter” is not in this deck");
    expect(after.position.counters).toEqual(before);
  });

  const ofTheLanguage: readonly (readonly [Language, string])[] = [
    ["de", "Why is it die and not der?"],
    ["de", "Is Tasse feminine?"],
    ["de", "when do I say dir and when Ihnen?"],
    ["de", "what is the plural?"],
    ["de", "Does it always take the dative?"],
    ["fr", "Is clé masculine or feminine?"],
    ["fr", "why is there an accent on it?"],
    ["es", "Which verb goes with it?"],
    ["es", "what is the plural of mesa?"],
    ["ms", "Is it polite to say that?"],
    ["ms", "why is there no article?"],
    ["en", "Warum heißt es the und nicht a?"],
    ["en", "Was ist die Mehrzahl?"],
  ];
  test.each(ofTheLanguage)("%s: “%s” is no answer either; the task stays", (language, text) => {
    const { next, before, after } = asks(language, text);
    expect([next.verdict, after.position.counters, after.current?.failed]).toEqual([null, before, 0]);
    const cue = after.cue.map((line) => line.text);
    expect(cue.length).toBeGreaterThan(0);
    expect(next.say?.lines.map((line) => line.text).slice(-cue.length)).toEqual(cue);
  });

  test("how a letter is said is not in a deck, and that is said", () => {
    const { next, before, after } = asks("de", "How do I pronounce ß?");
    expect([next.verdict, after.position.counters]).toEqual([null, before]);
  });

  test("a question that is learned is an answer all the same", () => {
    const deck = deckIn("de", "en", [
      ["Was bedeutet das?", "What does that mean?", "Entschuldigung, was bedeutet das?"],
    ]);
    const one = session({ coach: coachFor(spec03, deck) });
    one.does("start", "tts_done", "tts_done", { say: "Was bedeutet das?" });
    expect(one.state().position.counters.usage).toBe(1);
  });
});
