import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  askedOf,
  judgementIn,
  judgementText,
  letterAt,
  letterOf,
  lettersIn,
  piecesIn,
  piecesLeft,
} from "../../../src/web/study/exercise/answer-parts.ts";
import { type Cards, cardsAfter, cardsOf, rateable } from "../../../src/web/study/exercise/cards-state.ts";
import {
  begun,
  clear,
  drawn,
  emptyDrawing,
  isBlank,
  redo,
  undo,
} from "../../../src/web/study/exercise/drawing.ts";
import { underlined, wordCount } from "../../../src/web/study/exercise/evidence.ts";
import { isSlip, marksOf } from "../../../src/web/study/exercise/marks.ts";
import {
  learnerSaid,
  notSaid,
  talkHeard,
  talkOf,
  tutorSaid,
} from "../../../src/web/study/exercise/talk-state.ts";

describe("an answer, as its field shows it", () => {
  test("letters are read as a learner may write them in an editor", () => {
    expect(lettersIn("C, a > B", 4)).toEqual(["C", "A", "B"]);
    expect(lettersIn("cab", 3)).toEqual(["C", "A", "B"]);
    expect(lettersIn("because", 4)).toEqual([]);
    expect([letterOf("b", ["x", "y"]), letterOf("B. y", ["x", "y"]), letterOf("Y", ["x", "y"])]).toEqual([
      "B",
      "B",
      "B",
    ]);
    expect([letterOf("", ["x"]), letterOf("E", ["x"]), letterOf("bacon", ["x", "y"])]).toEqual([
      null,
      null,
      null,
    ]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(7), { maxLength: 8 }), (order) => {
        const letters = order.map(letterAt);
        expect(lettersIn(letters.join(" "), 8)).toEqual(letters);
      }),
    );
  });

  test("a judgement and its reason survive being written as one answer", () => {
    fc.assert(
      fc.property(fc.constantFrom("true" as const, "false" as const), fc.string(), (truth, words) => {
        const reason = words.replace(/^[\s.,:;–-]+/, "");
        expect(judgementIn(judgementText({ truth, reason }))).toEqual({ truth, reason });
      }),
    );
    expect(judgementIn("")).toEqual({ truth: null, reason: "" });
    expect(judgementIn("it is true")).toBeNull();
  });

  test("a question is shown without the choices that its field offers, and its blank where it is", () => {
    const choice = { prompt: "A broad area: (A) topic (B) theory: ___", judging: "letter" as const };
    expect(askedOf({ ...choice, options: ["topic", "theory"] })).toEqual({
      text: "A broad area",
      inline: false,
    });
    const order = { prompt: "Put in order: ___\n- A. one\n- B. two", judging: "sequence" as const };
    expect(askedOf({ ...order, options: ["one", "two"] }).text).toBe("Put in order");
    const cloze = { prompt: "It is not ___. (Hint: x)", judging: "words" as const, options: [] };
    expect(askedOf(cloze)).toEqual({ text: "It is not [blank](#blank). (Hint: x)", inline: true });
    expect(askedOf({ ...cloze, prompt: "Write `for ___ in x`" }).inline).toBe(false);
    const output = {
      prompt: "Output: ___\n\n```python\nprint(1)\n```",
      judging: "output" as const,
      options: [],
    };
    expect(askedOf(output).text).toBe("```python\nprint(1)\n```");
  });
});

test("the pieces of a sentence are there until they are used, each as often as it was given", () => {
  const prompt = "Build: I eat rice. [ di rumah. · Saya · nasi · makan ] → ___";
  const pieces = piecesIn(prompt);
  expect(pieces).toEqual(["di rumah.", "Saya", "nasi", "makan"]);
  expect(askedOf({ prompt, judging: "reorder", options: [] }).text).toBe("Build: I eat rice.");
  expect(piecesLeft(pieces, "saya makan")).toEqual(["di rumah.", "nasi"]);
  expect(piecesLeft(["a", "b", "a"], "a")).toEqual(["b", "a"]);
  expect(piecesIn("Build it → ___")).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b c", "c", "dd")), (some) => {
      expect(piecesLeft(some, some.join(" "))).toEqual([]);
      expect(piecesLeft(some, "")).toEqual(some);
    }),
  );
});

describe("marks beside the answers", () => {
  const error = (question: string, expected: string, actual: string) => ({
    question,
    expected,
    actual,
    error_type: "x",
    note: "why",
  });
  test("each field gets its own, by its number", () => {
    const details = {
      errors: [
        error("1.1", "selamat pagi", "selamat pagy"),
        error("1.2", "petang", ""),
        error("1.3", "B. x", "A. y"),
      ],
      strengths: [],
      improvements: [],
    };
    const fields = [
      { id: "1.1", judging: "words" as const },
      { id: "1.2", judging: "words" as const },
      { id: "1.3", judging: "letter" as const },
      { id: "1.4", judging: "words" as const },
      { id: "1.5", judging: "own" as const },
    ];
    expect([...marksOf(fields, { details })].map(([id, { kind }]) => [id, kind])).toEqual([
      ["1.1", "slip"],
      ["1.2", "open"],
      ["1.3", "wrong"],
      ["1.4", "right"],
      ["1.5", "own"],
    ]);
  });

  test("a slip is a matter of letters; another word is not", () => {
    expect([isSlip("terima kasi", "terima kasih"), isSlip("petang", "pagi")]).toEqual([true, false]);
    expect([isSlip("selamta pagi", "selamat pagi"), isSlip("", "")]).toEqual([true, true]);
  });
});

describe("evidence underlined in an answer", () => {
  test("nothing of the text is changed, and each quotation is marked where it stands", () => {
    const text = "Plants make sugar.\nThey need light,\nand water.";
    const pieces = underlined(text, [
      { name: "accuracy", evidence: ["They need light, and water."] },
      { name: "reasoning", evidence: ["light,", "not there"] },
    ]);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter(({ of }) => of.includes("reasoning")).map((piece) => piece.text)).toEqual([
      "light,",
    ]);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (any, evidence) => {
        expect(
          underlined(any, [{ name: "x", evidence }])
            .map((piece) => piece.text)
            .join(""),
        ).toBe(any);
      }),
    );
  });

  test("words are counted as a person would", () => {
    expect([wordCount(" one  two\nthree ", "en"), wordCount("", "en")]).toEqual([3, 0]);
    expect(wordCount("我喜欢学习", "zh")).toBeGreaterThan(1);
  });
});

describe("a drawing", () => {
  const line = (from = emptyDrawing) => drawn(begun(from, "pen", { x: 0.1, y: 0.1 }), { x: 0.5, y: 0.5 });
  test("can be taken back step by step, and after clearing too", () => {
    const two = drawn(begun(line(), "pen", { x: 0.2, y: 0.2 }), { x: 2, y: -1 });
    expect(two.strokes[1]?.points.at(-1)).toEqual({ x: 1, y: 0 });
    expect(undo(two).strokes).toEqual(line().strokes);
    expect(redo(undo(two)).strokes).toEqual(two.strokes);
    expect(undo(clear(two)).strokes).toEqual(two.strokes);
    expect([
      isBlank(emptyDrawing),
      isBlank(begun(emptyDrawing, "eraser", { x: 0, y: 0 })),
      isBlank(two),
    ]).toEqual([true, true, false]);
  });
});

describe("flashcards in hand", () => {
  const card = (id: string) => ({ id, concept_id: "c", front: id, back: id });
  const hand = (...names: string[]) => ({
    due: names.map(card),
    meet: [],
    outlook: null,
    next: null,
    given: 0,
  });
  const rated = (cards: Cards, rating: 1 | 2 | 3 | 4, next: string[]) =>
    cardsAfter(cards, {
      type: "rated",
      card: card(cards.hand.due[0]?.id ?? ""),
      rating,
      hand: hand(...next),
    });
  test("a card is rated only after its answer was seen, and once", () => {
    const fresh = cardsOf(hand("a", "b"));
    expect(rateable(fresh)).toBeNull();
    const turned = cardsAfter(fresh, { type: "turn" });
    expect(rateable(turned)?.id).toBe("a");
    expect(rateable(cardsAfter(turned, { type: "sent" }))).toBeNull();
    expect(rated(turned, 3, ["b"])).toMatchObject({ turned: false, sending: false });
  });
  test("what was rated is kept as done here, and one taken back is not", () => {
    const after = rated(rated(cardsOf(hand("a", "b")), 1, ["b", "a"]), 3, ["a"]);
    expect(after.done.map(({ card: { id }, rating }) => [id, rating])).toEqual([
      ["a", 1],
      ["b", 3],
    ]);
    expect(cardsAfter(after, { type: "back", hand: hand("b", "a") }).done).toHaveLength(1);
  });
});

describe("a conversation", () => {
  const past = [
    {
      prompt: "Say hello.",
      replies: [{ text: "halo", verdict: "partial" as const }],
      said: [],
      settled: "correct" as const,
    },
  ];
  test("is there again after a reload, and goes on with what is heard", () => {
    const talk = talkOf({ past }, false, "");
    expect(talk.turns).toEqual([
      { who: "tutor", text: "Say hello." },
      { who: "learner", text: "halo", verdict: "correct" },
    ]);
    const frame = (delta: string) => ({
      channel: "x",
      epoch: "e",
      seq: 1,
      type: "event" as const,
      run: "r",
      messages: 0,
      event: { agent: "tutor", depth: 0, type: "text" as const, delta },
    });
    const speaking = talkHeard(talkHeard(learnerSaid(talk, "pagi"), frame("Yes")), frame("."));
    expect([speaking.live, speaking.turns.length]).toEqual(["Yes.", 3]);
    expect(tutorSaid(speaking, "Yes. Next?")).toMatchObject({ live: null });
    expect(notSaid(learnerSaid(talk, "pagi"))).toEqual(talk);
  });
});

test("a question of the learner's own stands where it was asked, and is no answer with a verdict", () => {
  const past = [
    {
      prompt: "Say hello.",
      replies: [{ text: "halo", verdict: "incorrect" as const }],
      said: [
        { after: 0, text: "It means good morning.", asked: "what does selamat pagi mean?" },
        { after: 1, text: "Not yet." },
      ],
      settled: null,
    },
  ];
  expect(talkOf({ past }, false, "").turns).toEqual([
    { who: "tutor", text: "Say hello." },
    { who: "learner", text: "what does selamat pagi mean?", aside: true },
    { who: "tutor", text: "It means good morning.", aside: true },
    { who: "learner", text: "halo", verdict: "incorrect" },
    { who: "tutor", text: "Not yet." },
  ]);
});
