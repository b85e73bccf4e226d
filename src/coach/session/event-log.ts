import { z } from "zod";
import type { Advanced, Answers } from "./coach.ts";
import { Happening } from "./happening.ts";
import { BroughtBack, Finished, SessionState, SpokenLine } from "./session-state.ts";

/**
 * A session on disk, one line a happening (decision 37): what came from outside and what was answered, so that it replays
 * to the same bytes; and where it led, so that a session of another spec can be read without its machine.
 */

const Verdict = z.object({
  verdict: z.enum(["correct", "unclear", "incorrect"]),
  matched: z.string().nullable(),
  evidence: z.string(),
  because: z.string(),
  alsoUsed: z.array(z.string()),
  asks: z.literal("another").optional(),
});

export const Head = z.object({
  seq: z.literal(0),
  at: z.iso.datetime(),
  session: z.string(),
  /** Of a session under another spec, of which this is the rest. */
  after: z.string().nullable(),
  begin: SessionState,
});
export type Head = z.infer<typeof Head>;

export const Entry = z.object({
  seq: z.number().int().positive(),
  at: z.iso.datetime(),
  event: Happening.shape.event,
  turn: z.string().nullable(),
  text: z.string().optional(),
  verdict: Verdict.optional(),
  /** The lines of each part of the turn. */
  said: z.array(z.array(SpokenLine)).optional(),
  state: z.string(),
  counters: z.record(z.string(), z.number()),
  word: z.string().nullable(),
  finished: z.array(Finished).optional(),
  /** A word that was finished by skipping, and is not any more. */
  back: BroughtBack.optional(),
  /** An invariant would have been broken; nothing moved. */
  refused: z.string().optional(),
});
export type Entry = z.infer<typeof Entry>;

/** Its keys are in the schema's order, whoever gave the answers: the same line is the same bytes. */
export function entryOf(seq: number, happening: Happening, advanced: Advanced): Entry {
  const { state, verdict, worded, finished, back, outcome, why } = advanced;
  const { position, current } = state;
  return Entry.parse({
    seq,
    at: happening.at,
    event: happening.event,
    turn: happening.turnId,
    ...(happening.text === "" ? {} : { text: happening.text }),
    ...(verdict === null ? {} : { verdict }),
    ...(worded.length === 0 ? {} : { said: worded }),
    state: position.state,
    counters: position.counters,
    word: current?.id ?? null,
    ...(finished.length === 0 ? {} : { finished }),
    ...(back === null ? {} : { back }),
    ...(outcome === "refused" ? { refused: why ?? "" } : {}),
  });
}

export function happeningOf({ event, turn, text = "", at }: Entry): Happening {
  return { event, turnId: turn, text, at };
}

/** What was answered then. */
export function answersOf({ verdict, said }: Entry): Answers {
  const unknown = { matched: null, evidence: "", because: "", alsoUsed: [] };
  return {
    judge: () => verdict ?? { verdict: "incorrect", ...unknown },
    words: (requests) => said ?? requests.map(() => []),
  };
}

export function logLine(value: Head | Entry): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value)}\n`);
}
