import { World } from "@cucumber/cucumber";
import { Deck } from "../../../src/coach/deck/deck-format.ts";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { builtinAuthor } from "../../../src/coach/prompts/builtin-author.ts";
import { advance } from "../../../src/coach/session/advance.ts";
import {
  type Advanced,
  type Coach,
  coachFor,
  isSpeaking,
  newSession,
} from "../../../src/coach/session/coach.ts";
import type { Happening } from "../../../src/coach/session/happening.ts";
import type { SessionState } from "../../../src/coach/session/session-state.ts";
import type { CounterName, StateName } from "../../../src/coach/spec/generated.ts";
import { shipped } from "../spec/shipped.ts";

const at = "2026-03-01T10:00:00.000Z";

/** Two words, and for each what a student says who uses it, misses it, or comes close. */
export const words = {
  "Wie viel kostet das?": {
    id: "kostet",
    uses: ["Entschuldigung, wie viel kostet das?", "Wie viel kostet das?", "Wie viel kostet das heute?"],
    close: "Wie viel kosted das",
  },
  "der Kaffee": {
    id: "kaffee",
    uses: ["Ich trinke gern Kaffee.", "Mein Kaffee ist kalt.", "der Kaffee"],
    close: "der Kafee",
  },
} as const;
export const missed = "Heute scheint die Sonne.";

const deck = Deck.parse({
  name: "scenarios",
  title: "Words of the scenarios",
  instruction_language: "en",
  target_language: "de",
  license: "CC0-1.0",
  praise: ["Gut gemacht!", "Sehr gut!", "Prima!"].map((text) => ({ text, translation: "Well done!" })),
  encouragement: ["Macht nichts.", "Das kommt noch.", "Nur Mut!"].map((text) => ({
    text,
    translation: "Never mind.",
  })),
  items: [
    {
      id: "kostet",
      target: "Wie viel kostet das?",
      gloss: "how much is it?",
      explanation: "You ask it when you want to know how much money something needs.",
      examples: [{ text: "Guten Tag, wie viel kostet das?", translation: "Hello, how much is it?" }],
    },
    {
      id: "kaffee",
      target: "der Kaffee",
      gloss: "coffee",
      explanation: "A brown drink that grown-ups have in the morning.",
      examples: [{ text: "Der Kaffee ist heiß.", translation: "The coffee is hot." }],
      accepted: ["Kaffee"],
    },
  ],
});

export type Target = keyof typeof words;

/** A session of the real core, with the real judge and the built-in author, and a student beside it. */
export class Lesson extends World<{ version: "0.2" | "0.3" }> {
  readonly coach: Coach = coachFor(shipped(this.parameters.version), deck);
  state: SessionState = this.begin([]);
  last: Advanced | null = null;
  /** Every state that was entered since the last step of the student. */
  entered: string[] = [];

  private begin(queue: readonly string[]): SessionState {
    return newSession(this.coach, { seed: 11, queue, pool: [] });
  }

  queue(targets: readonly Target[]): void {
    this.state = this.begin(targets.map((target) => words[target].id));
  }

  happens(event: Happening["event"], text = "", turnId: string | null = null): Advanced {
    const answers = { judge: judgeUtterance, words: builtinAuthor };
    const next = advance(this.coach, this.state, { event, text, turnId, at }, answers);
    this.state = next.state;
    this.last = next;
    this.entered = next.transitions.map(({ state }) => state);
    return next;
  }

  /** The coach finishes speaking, until it listens or rests. */
  listen(): void {
    for (let turns = 0; isSpeaking(this.coach, this.state) && turns < 10; turns++) this.happens("tts_done");
  }

  answer(text: string): void {
    this.listen();
    this.happens("asr_result", text);
  }

  silence(): void {
    this.listen();
    this.happens("timeout");
  }

  get target(): Target {
    const found = targets.find((target) => words[target].id === this.state.current?.id);
    if (found === undefined) throw new Error("There is no word now.");
    return found;
  }

  get place(): string {
    return this.state.position.state;
  }

  counter(name: CounterName): number {
    return this.state.position.counters[name] ?? 0;
  }

  said(): string[] {
    return (this.last?.say?.lines ?? []).map(({ text }) => text);
  }
}

export const targets = Object.keys(words).filter((name): name is Target => name in words);

/** For the praise and the encouragement of this deck. */
export const phrases = { praise: deck.praise, encouragement: deck.encouragement };

/** States that the steps themselves speak of, so that a renamed one does not go unnoticed. */
export const known = {
  intro: "INTRO_WORD",
  practice: "PROMPT_PRACTICE",
  repeat: "REPEAT_AFTER_ME",
} as const satisfies Record<string, StateName>;
