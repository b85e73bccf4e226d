import { describe, expect, test } from "bun:test";
import type { DeckItem } from "../../../src/coach/deck/deck-format.ts";
import { answered } from "../../../src/coach/session/answering.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { sampleDecks } from "../prompts/samples.ts";
import { answering, happening, rightUse, session, spec02, spec03, spokenBy } from "./samples.ts";

/** In front of the first cue of a word. */
function atItem(deck: (typeof sampleDecks)[number], item: DeckItem, spec = spec03) {
  const one = session({ coach: coachFor(spec, deck), queue: [item.id] });
  one.does("start", "tts_done", "tts_done");
  return {
    ...one,
    uses: () => one.state().position.counters.usage,
    says: (text: string) => one.does({ say: text }),
  };
}

const german = sampleDecks.find(({ name }) => name === "german");
const one = session();

describe("a use is a sentence of the learner's own", () => {
  test.each(sampleDecks.map((deck) => ({ name: deck.name, deck })))(
    "$name: what the coach gave as an example and did not ask for is asked about, for every word",
    ({ deck }) => {
      const counted = deck.items.flatMap((item) => {
        const here = atItem(deck, item);
        const example = here.all[0]?.say?.lines.findLast(({ language }) => language === deck.target_language);
        const cue = here
          .state()
          .said.map(({ text }) => text)
          .join(" ");
        const words = (text: string) => text.split(/\s+/).length;
        const wasAsked = example === undefined || cue.includes(example.translation ?? "");
        if (wasAsked || words(example.text) < Math.max(...[item.target, ...item.accepted].map(words)) + 2)
          return [];
        here.says(example.text);
        return here.uses() === 0 ? [] : [`${item.target}: ${example.text}`];
      });
      expect(counted).toEqual([]);
    },
  );

  test("the same sentence counts once; the coach asks for another, in words of its own, and no model overrules it", async () => {
    one.does("start", "tts_done", "tts_done", { say: "Meine Tasse ist blau" }, "tts_done");
    const again = one.does({ say: "meine tasse ist blau!" });
    expect(again.verdict).toMatchObject({ verdict: "unclear", asks: "another" });
    expect(spokenBy(again)).toContain("the same sentence as before");
    expect(spokenBy(again)).not.toContain("Did you say");
    expect(one.state().position.counters).toMatchObject({ usage: 1, failures: 0 });
    one.does("tts_done", { say: "Deine Tasse ist neu" });
    expect(one.state().position.counters.usage).toBe(2);

    const other = session();
    other.does("start", "tts_done", "tts_done", { say: "Meine Tasse ist blau" }, "tts_done");
    const model = {
      judge: () => Promise.reject(new Error("It is not asked.")),
      words: () => Promise.resolve(null),
    };
    const next = await answered(
      other.coach,
      other.state(),
      happening({ say: "Meine Tasse ist blau" }),
      { ...answering, model },
      new AbortController().signal,
    );
    expect(next.verdict?.verdict).toBe("unclear");
  });

  test("the word alone may be said each time, as the specification has it; and so may the sentence that was asked for", () => {
    if (german === undefined) throw new Error("There is no German deck.");
    for (const item of german.items) {
      const here = atItem(german, item);
      for (const n of [0, 1, 2]) here.does({ say: rightUse(item, n) }, "tts_done");
      expect([item.target, here.state().pool.map(({ usage }) => usage)]).toEqual([item.target, [3]]);
    }
    const here = session();
    here.does("start", "tts_done", "tts_done");
    const { current } = here.state();
    const line = {
      text: "Say this in German: “The cup is empty.”",
      language: "en",
      slow: false,
      translation: null,
    };
    here.put({ ...here.state(), current, said: [line], cue: [line] });
    expect(here.does({ say: "Die Tasse ist leer." }).verdict?.verdict).toBe("correct");
  });

  test("0.2, which knows right and wrong alone, counts what has the word in it", () => {
    const here = session({ coach: coachFor(spec02, one.coach.deck) });
    here.does("start", "tts_done", "tts_done", { say: "Meine Tasse ist blau" }, "tts_done");
    here.does({ say: "Meine Tasse ist blau" });
    expect(here.state().position.counters.usage).toBe(2);
  });
});
