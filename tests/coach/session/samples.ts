import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { courseOfDeck } from "../../../src/coach/deck/course-of-deck.ts";
import { Deck, DeckItem } from "../../../src/coach/deck/deck-format.ts";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { builtinAuthor } from "../../../src/coach/prompts/builtin-author.ts";
import { advance } from "../../../src/coach/session/advance.ts";
import type { Answering } from "../../../src/coach/session/answering.ts";
import { type Advanced, type Coach, coachFor, newSession } from "../../../src/coach/session/coach.ts";
import { type Coaching, type CoachingOptions, openCoaching } from "../../../src/coach/session/coaching.ts";
import type { Happening } from "../../../src/coach/session/happening.ts";
import { learningOf } from "../../../src/coach/session/learning.ts";
import { loadSpec } from "../../../src/coach/session/load-spec.ts";
import type { SessionState } from "../../../src/coach/session/session-state.ts";
import { realPorts } from "../../../src/learning/state/ports.ts";

export const project = join(import.meta.dir, "..", "..", "..");
export const spec03 = loadSpec("0.3", project, project);
export const spec02 = loadSpec("0.2", project, project);

/** Three words of a café, the second with a decoy and a slot in the third. */
export const deck = Deck.parse({
  name: "cafe",
  title: "In the café",
  instruction_language: "en",
  target_language: "de",
  license: "CC0-1.0",
  praise: [
    { text: "Gut gemacht!", translation: "Well done!" },
    { text: "Sehr gut!", translation: "Very good!" },
    { text: "Prima!", translation: "Great!" },
  ],
  encouragement: [
    { text: "Macht nichts.", translation: "Never mind." },
    { text: "Das kommt noch.", translation: "It will come." },
    { text: "Nur Mut!", translation: "Courage!" },
  ],
  items: [
    {
      id: "tasse",
      target: "die Tasse",
      gloss: "cup",
      explanation: "You drink tea from it. It has an ear.",
      examples: [{ text: "Die Tasse ist leer.", translation: "The cup is empty." }],
      accepted: ["Tasse", "eine Tasse", "Tassen"],
      decoys: ["die Tasche"],
      cues: [{ text: "Woraus trinkst du Tee?", translation: "What do you drink tea from?" }],
    },
    {
      id: "kaffee",
      target: "der Kaffee",
      gloss: "coffee",
      explanation: "A brown drink that grown-ups have in the morning.",
      examples: [
        { text: "Der Kaffee ist heiß.", translation: "The coffee is hot." },
        { text: "Ich trinke Kaffee aus der Tasse.", translation: "I drink coffee from the cup." },
      ],
      accepted: ["Kaffee", "einen Kaffee"],
      decoys: ["der Koffer"],
      cues: [{ text: "Was trinkst du am Morgen?", translation: "What do you drink in the morning?" }],
    },
    {
      id: "haette-gern",
      target: "Ich hätte gern ___",
      gloss: "I would like …",
      explanation: "You say it when you want something and you are polite.",
      examples: [{ text: "Ich hätte gern einen Kaffee.", translation: "I would like a coffee." }],
    },
  ],
});

/** A deck of any size, of words that are not alike. */
export function deckOf(count: number): Deck {
  const syllables = ["ba", "ke", "di", "fo", "gu", "la", "me", "ni", "po", "ru"];
  const items = Array.from({ length: count }, (_, n) => {
    const word = [...String(n).padStart(5, "0")].map((digit) => syllables[Number(digit)]).join("");
    return DeckItem.parse({
      id: `w-${n}`,
      target: word,
      gloss: `thing ${n}`,
      explanation: `It is thing ${n}.`,
      examples: [{ text: `Das ist ${word}.`, translation: `That is thing ${n}.` }],
    });
  });
  return { ...deck, name: "many", title: "Many words", items };
}

export const answering: Answering = { judge: judgeUtterance, author: builtinAuthor, model: null };
export const answers = { judge: judgeUtterance, words: builtinAuthor };
const at = "2026-03-01T10:00:00.000Z";

export type Tap =
  | Happening["event"]
  | { say: string }
  | { event: Happening["event"]; turnId?: string; text?: string };

export function happening(tap: Tap): Happening {
  if (typeof tap === "string") return { event: tap, turnId: null, text: "", at };
  if ("say" in tap) return { event: "asr_result", turnId: null, text: tap.say, at };
  return { event: tap.event, turnId: tap.turnId ?? null, text: tap.text ?? "", at };
}

/** A session in memory, with the real judge and the built-in author. */
export function session(options: { coach?: Coach; queue?: readonly string[]; seed?: number } = {}) {
  const coach = options.coach ?? coachFor(spec03, deck);
  const queue = options.queue ?? coach.deck.items.map(({ id }) => id);
  let state = newSession(coach, { seed: options.seed ?? 7, queue, pool: [] });
  const all: Advanced[] = [];
  return {
    coach,
    state: () => state,
    put(next: SessionState) {
      state = next;
    },
    all,
    /** Does them one after the other; gives what the last one led to. */
    does(...taps: Tap[]): Advanced {
      for (const tap of taps) {
        const next = advance(coach, state, happening(tap), answers);
        state = next.state;
        all.push(next);
      }
      const last = all.at(-1);
      if (last === undefined) throw new Error("Nothing was done.");
      return last;
    },
  };
}

export function spokenBy({ say }: Advanced): string {
  return (say?.lines ?? []).map(({ text }) => text).join(" ");
}

/** A place on disk for a learner, gone when the test is. */
export function learnerHome(): { home: string; [Symbol.dispose](): void } {
  const home = mkdtempSync(join(tmpdir(), "coach-"));
  return { home, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}

/** Every second something happens. */
export function tickingPorts(from = "2026-03-01T10:00:00.000Z") {
  let now = Date.parse(from);
  return {
    ...realPorts,
    now: () => {
      now += 1000;
      return new Date(now);
    },
    systemZone: () => "UTC",
  };
}

export function optionsFor(home: string, more: Partial<CoachingOptions> = {}): CoachingOptions {
  const coach = more.coach ?? coachFor(spec03, deck);
  const conceptOf = new Map(coach.deck.items.map(({ id }) => [id, id]));
  const learning = learningOf({ course: courseOfDeck(coach.deck), conceptOf });
  return { home, coach, learning, ports: tickingPorts(), answering, seed: 7, ...more };
}

export async function taps(coaching: Coaching, ...list: Tap[]): Promise<Advanced> {
  let last: Advanced | null = null;
  for (const tap of list) last = await coaching.happen(happening(tap));
  if (last === null) throw new Error("Nothing was done.");
  return last;
}

/** What a learner says who uses a word, and never twice the same. */
export function rightUse(item: DeckItem | undefined, n: number): string {
  const fillings = ["einen Tee", "zwei Brote", "eine Suppe", "Wasser", "Milch", "Saft", "Salz", "Obst"];
  return (item?.target ?? "").replace(/_{2,}/, fillings[n % fillings.length] ?? "");
}

/** One word learned with a miss, one put off, and the third under way. */
export const shortSession: readonly Tap[] = [
  "start",
  "tts_done",
  "tts_done",
  { say: "die Tasche" },
  "tts_done",
  { say: "die Tasse" },
  "tts_done",
  { say: "die Tasse ist rot" },
  "tts_done",
  { say: "eine Tasse" },
  "tts_done",
  "tts_done",
  "tts_done",
  "student_skip",
  "tts_done",
  "tts_done",
  "tts_done",
  { say: "Ich hätte gern einen Tee" },
  "tts_done",
];

export { openCoaching };
