import { describe, expect, test } from "bun:test";
import { Deck } from "../../../src/coach/deck/deck-format.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { deck, session, spec02, spec03, spokenBy, type Tap } from "./samples.ts";

const toFirstCue: Tap[] = ["start", "tts_done", "tts_done"];

/** A deck of one word. */
function about(
  target: string,
  more: { language?: string; own?: string; accepted?: string[]; decoys?: string[] } = {},
) {
  const { language = "en", own = "en", accepted = [], decoys = [] } = more;
  const one = Deck.parse({
    ...deck,
    instruction_language: own,
    target_language: language,
    items: [
      {
        id: "word",
        target,
        gloss: "the thing",
        explanation: "It is what it is.",
        examples: [{ text: `${target.replace(/_+/, "x")}!`, translation: "The thing!" }],
        accepted,
        decoys,
        cues: [],
      },
    ],
  });
  const coached = session({ coach: coachFor(spec03, one), queue: ["word"] });
  coached.does(...toFirstCue);
  return coached;
}

const counters = (one: ReturnType<typeof session>) => one.state().position.counters;
const where = (one: ReturnType<typeof session>) => one.state().position.state;

describe("a word to the coach that sounds like the word that is practised", () => {
  // Pairs of our own: what is said, what is practised, and what of it is like it.
  const pairs: [said: string, word: Parameters<typeof about>][] = [
    ["Bye", ["buy", {}]],
    ["bye", ["to by", {}]],
    ["break", ["bread", {}]],
    ["break", ["brake", {}]],
    ["break", ["the loaf", { decoys: ["break"] }]],
    ["ready", ["read", {}]],
    ["wait", ["weight", {}]],
    ["rest", ["west", {}]],
    ["next", ["text", {}]],
    ["quit", ["quiet", {}]],
    ["stop", ["shop", { accepted: ["shops"] }]],
    ["skip", ["ship", {}]],
    ["pause", ["paws", {}]],
    ["hint", ["mint", {}]],
    ["weiter", ["heiter", { language: "de" }]],
    ["warte", ["die Karte", { language: "de" }]],
    ["Moment", ["das Monument", { language: "de", decoys: ["der Moment"] }]],
    ["stopp", ["der Stoff", { language: "de" }]],
    ["tunggu", ["minggu", { language: "ms", decoys: ["tunggu"] }]],
    ["ulang", ["hulang", { language: "ms" }]],
    ["rehat", ["sehat", { language: "ms" }]],
    ["langkau", ["bangkau", { language: "ms" }]],
    ["pausa", ["causa", { language: "es" }]],
    ["passe", ["tasse", { language: "fr" }]],
  ];

  test.each(pairs)("“%s” is asked about, not obeyed and not counted", (said, word) => {
    const one = about(...word);
    const before = counters(one);
    const asked = one.does({ say: said });
    expect(spokenBy(asked).toLowerCase()).toContain(said.toLowerCase());
    expect([where(one), one.state().paused, one.state().position.final]).toEqual([
      "WAIT_STUDENT",
      false,
      false,
    ]);
    expect(counters(one)).toEqual(before);
    one.does("tts_done", { say: word[0] });
    expect(counters(one).usage).toBe(1);
  });

  test("said again, or with a yes, it is done; a no asks for the word", () => {
    for (const answer of ["bye", "Yes."]) {
      const one = about("buy");
      one.does({ say: "bye" }, "tts_done", { say: answer });
      expect(one.state().position.final).toBe(true);
    }
    const one = about("buy");
    one.does({ say: "bye" }, "tts_done", { say: "no" }, "tts_done");
    expect([where(one), one.state().position.final, counters(one).failures]).toEqual([
      "WAIT_STUDENT",
      false,
      0,
    ]);
  });

  test("a right use is a use, whatever else it may mean", () => {
    const one = about("Tolong ___", { language: "ms" });
    one.does({ say: "Tolong saya" });
    expect(counters(one).usage).toBe(1);
    const stop = about("stop");
    stop.does({ say: "Stop!" });
    expect(counters(stop).usage).toBe(1);
  });

  test("where it is like nothing, it is obeyed at once", () => {
    const one = about("the window");
    one.does({ say: "bye" });
    expect(one.state().position.final).toBe(true);
  });
});

describe("not knowing is a wish for help, and no failure", () => {
  const said: [language: string, own: string, text: string][] = [
    ["de", "en", "I don't know"],
    ["de", "en", "um, I really don't know."],
    ["de", "en", "No idea!"],
    ["de", "en", "dunno"],
    ["de", "en", "I can't remember it"],
    ["de", "en", "sorry, I forgot"],
    ["de", "en", "what?"],
    ["de", "en", "not sure"],
    ["de", "en", "I haven't got a clue"],
    ["de", "en", "ich weiß nicht"],
    ["de", "en", "Das weiß ich nicht."],
    ["de", "en", "keine Ahnung"],
    ["de", "en", "Ich hab das vergessen"],
    ["de", "en", "Hä?"],
    ["de", "en", "Es fällt mir gerade nicht ein"],
    ["en", "de", "Ich verstehe das nicht"],
    ["en", "de", "Ich habe keine Ahnung"],
    ["ms", "en", "saya tidak tahu"],
    ["ms", "en", "tak tahu"],
    ["ms", "en", "entahlah"],
    ["ms", "en", "Maaf, saya lupa"],
    ["ms", "en", "saya tak faham"],
    ["ms", "en", "apa?"],
    ["fr", "en", "je ne sais pas"],
    ["es", "en", "no lo sé"],
  ];

  test.each(said)("%s for %s: “%s”", (language, own, text) => {
    const one = about("Zimt", { language, own });
    const helped = one.does({ say: text });
    expect([counters(one).failures, counters(one).usage, one.state().current?.helped]).toEqual([0, 0, 1]);
    expect(spokenBy(helped)).toContain("It is what it is.");
  });

  test.each(["I don't know", "keine Ahnung", "What?", "saya tidak tahu"])(
    "but “%s” is an answer where it is the word",
    (text) => {
      const one = about(text, {
        language: text.startsWith("saya") ? "ms" : text.startsWith("keine") ? "de" : "en",
      });
      one.does({ say: text });
      expect(counters(one).usage).toBe(1);
    },
  );

  test.each([
    "I know it: Zimt",
    "Ich weiß nicht, wo der Zimt ist",
    "I don't know where the Zimt is",
    "I forgot my Zimt at home",
    "Was ist das, Zimt?",
  ])("and a sentence with more in it is one: “%s”", (text) => {
    const one = about("Zimt", { language: "de" });
    one.does({ say: text });
    expect(one.state().current?.helped ?? 0).toBe(0);
  });

  test("in 0.2 too", () => {
    const one = session({ coach: coachFor(spec02, deck) });
    one.does(...toFirstCue, { say: "no idea" });
    expect([counters(one).failures, one.state().current?.helped]).toEqual([0, 1]);
  });
});
