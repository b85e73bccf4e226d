import type { Evaluation } from "../../learning/evaluation.ts";
import type { Visit } from "../../learning/room/room.ts";
import type { Invocation } from "../invocation.ts";
import type { LineReader } from "../line-reader.ts";

/** A learner at the terminal. */
export type Sitting = {
  invocation: Invocation;
  visit: Visit;
  mode: "study" | "quiz";
  /** What a quiz is about; the whole course where it is left out. */
  unit?: string | undefined;
  reader: LineReader;
  done: Pick<Evaluation, "concept_id" | "score">[];
};

export type Outcome = "done" | "skipped" | "leave";

/** What the learner typed; null when they want to leave. */
export async function heard({ reader }: Sitting): Promise<string | null> {
  const line = await reader.read();
  if (line === null || line === "interrupt") return null;
  return /^\s*(quit|exit|stop|bye)\s*$/i.test(line) ? null : line;
}
