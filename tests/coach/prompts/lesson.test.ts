import { describe, expect, test } from "bun:test";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { languageName, phrasesFor } from "../../../src/coach/prompts/phrases.ts";
import { toSay } from "../../../src/coach/prompts/spoken.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { foldText } from "../../../src/text/fold.ts";
import { swept } from "../../sweep.ts";
import { session, spec03 } from "../session/samples.ts";
import { courseDecks, lesson, said, sampleDecks, type Turn } from "./samples.ts";

const decks = [...sampleDecks, ...courseDecks];

test("whatever a learner is to say after the coach is accepted when they do, slots included", () => {
  for (const deck of decks) {
    const refused = deck.items.flatMap((item) => {
      const model = said("coach_slow_repeat", deck, item).at(-1)?.text ?? "";
      const { verdict } = judgeUtterance({
        heard: model,
        item,
        others: deck.items.filter((other) => other !== item),
        targetLanguage: deck.target_language,
        instructionLanguage: deck.instruction_language,
        repeating: true,
      });
      return verdict === "correct" ? [] : [model];
    });
    expect(refused).toEqual([]);
  }
});

test("in a session too: after two misses the exact repeat counts", () => {
  const german = sampleDecks[0];
  if (german === undefined) throw new Error("There is a German deck.");
  const open = german.items.filter(({ target }) => target.includes("___"));
  expect(open.length).toBeGreaterThan(3);
  for (const item of open) {
    const one = session({ coach: coachFor(spec03, german), queue: [item.id] });
    one.does("start", "tts_done", "tts_done", { say: "hm hm" }, "tts_done", { say: "hm hm hm" });
    expect(one.state().position.state).toBe("REPEAT_AFTER_ME");
    const model = one.all.at(-1)?.say?.lines.at(-1)?.text ?? "";
    one.does("tts_done", { say: model });
    expect([model, one.state().position.counters.usage]).toEqual([model, 1]);
  }
});

describe("in a lesson", () => {
  for (const deck of swept(decks, 4)) {
    const turns = lesson(deck, 45);
    const prompts = turns.filter(({ state }) => state === "PROMPT_PRACTICE");
    const inOwn = (turn: Turn) =>
      turn.lines.filter(({ language }) => language === deck.instruction_language).map(({ text }) => text);

    test(`on ${deck.name}, no line shows a raw slot or ends twice`, () => {
      const texts = turns.flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(texts.length).toBeGreaterThan(200);
      expect(texts.filter((text) => /__|[.!?…][”“][.?!]|\?\.|\.\.$|…\./.test(text))).toEqual([]);
    });

    test(`on ${deck.name}, what asks for a sentence says in which language`, () => {
      const name = languageName(deck.target_language, deck.instruction_language);
      const { right } = phrasesFor(deck.instruction_language).phrases;
      const asks = prompts
        .flatMap((turn) => inOwn(turn).slice(-1))
        // A cue in the language that is learned asks by itself, after a word to the use before it.
        .filter((text) => !right.includes(text))
        .filter((text) => !/:$/.test(text) && text.trim() !== "");
      expect(asks.length).toBeGreaterThan(20);
      expect(asks.filter((text) => !text.includes(name))).toEqual([]);
    });

    test(`on ${deck.name}, one of several meanings is read out`, () => {
      const several = deck.items.map(({ gloss }) => gloss).filter((gloss) => gloss.includes(";"));
      const texts = turns.flatMap(inOwn);
      expect(several.filter((gloss) => texts.some((text) => text.includes(gloss)))).toEqual([]);
    });

    test(`on ${deck.name}, the introduction's example is not asked right back, and nothing twice in three prompts`, () => {
      const asked = (turn: Turn | undefined) => sentencesAskedBy(turn);
      for (const [i, turn] of turns.entries()) {
        if (turn.state !== "INTRO_WORD") continue;
        const example = foldText(turn.lines.at(-1)?.text ?? "");
        expect([turn.item.id, asked(turns[i + 1]).includes(example)]).toEqual([turn.item.id, false]);
      }
      for (const [i, turn] of prompts.entries()) {
        const before = prompts.slice(Math.max(0, i - 2), i).flatMap(asked);
        const again = asked(turn).filter((sentence) => before.includes(sentence));
        expect([turn.item.id, again]).toEqual([turn.item.id, []]);
      }
    });
  }
});

/** The examples that a prompt asks for: by their meaning, or with a gap. */
function sentencesAskedBy(turn: Turn | undefined): string[] {
  if (turn?.state !== "PROMPT_PRACTICE") return [];
  const { item, lines } = turn;
  const last = lines.at(-1);
  return item.examples
    .filter(({ translation }) => last?.text.includes(translation) || last?.translation === translation)
    .map(({ text }) => foldText(text));
}

test("a phrase with a slot is said filled, from its examples", () => {
  const item = sampleDecks[0]?.items.find(({ id }) => id === "ich-heisse");
  if (item === undefined) throw new Error("The German deck has it.");
  expect(toSay(item)).toEqual({ text: "Ich heiße Anna.", translation: "My name is Anna." });
});
