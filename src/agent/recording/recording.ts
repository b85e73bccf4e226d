import { createHash } from "node:crypto";
import { z } from "zod";
import { AssistantMessage, Usage } from "../../message.ts";
import type { ModelRequest } from "../../model/model.ts";
import { providerNames } from "../../model/provider-names.ts";
import { Problem } from "../../problem.ts";
import { readIfThere } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { parseJson } from "../../store/json.ts";

/** What a model was asked, as hashes part by part: enough to see whether it is asked the same again, and what is not. */
const Asked = z.object({
  system: z.string(),
  messages: z.string(),
  tools: z.string(),
  volatile: z.string(),
  outputSchema: z.string(),
});
export type Asked = z.infer<typeof Asked>;

const Event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), delta: z.string() }),
  z.object({ type: z.literal("spent"), usage: Usage, model: z.string() }),
  z.object({ type: z.literal("retry"), attempt: z.number(), delayMs: z.number(), reason: z.string() }),
]);

const Failure = z.object({
  kind: z.enum([
    "cancelled",
    "missing_key",
    "no_author",
    "rate_limited",
    "overloaded",
    "server",
    "connection",
    "timeout",
    "garbled",
    "too_long",
    "bad_request",
    "bad_response",
  ]),
  message: z.string(),
  atTerminal: z.string(),
  status: z.number().nullable(),
  retryAfterMs: z.number().nullable(),
});

/** One turn of a model: what was asked, what was told on the way, and how it came out. */
export const RecordedCall = z.object({
  asked: Asked,
  events: z.array(Event),
  came: z.union([
    z.object({ message: AssistantMessage, usage: Usage, model: z.string() }),
    z.object({ failure: Failure }),
  ]),
});
export type RecordedCall = z.infer<typeof RecordedCall>;

/** One run from beginning to end: its turns, and each time it looked at the clock or made up a name. */
export const Lane = z.object({
  lane: z.string(),
  /** By agent. */
  choices: z.record(z.string(), z.object({ provider: z.enum(providerNames), model: z.string() })),
  calls: z.array(RecordedCall),
  clock: z.array(z.number()),
  ids: z.array(z.string()),
});
export type Lane = z.infer<typeof Lane>;

/**
 * A file of model traffic: a line a run. It holds what models answered and hashes of what they were asked; no header and
 * no key ever comes near it, because it is written above the providers.
 */
export const Head = z.object({ recording: z.literal("teacher-assist"), version: z.literal(1) });
export const head: z.infer<typeof Head> = { recording: "teacher-assist", version: 1 };

export function askedOf({ system, messages, tools, volatile, outputSchema }: ModelRequest): Asked {
  return {
    system: hashOf(system),
    messages: hashOf(messages),
    tools: hashOf(tools),
    volatile: hashOf(volatile),
    outputSchema: hashOf(outputSchema ?? null),
  };
}

export function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 24);
}

/** The runs of a recording, by lane. Of two with one name the later counts. Throws `Problem`. */
export async function readRecording(path: string, disk: Disk = realDisk): Promise<Map<string, Lane>> {
  const bytes = await readIfThere(disk, path);
  if (bytes === null) throw new Problem("usage", `There is no recording ${path}.`);
  // A last line that a killed process left half written is no run.
  const whole = new TextDecoder().decode(bytes.subarray(0, bytes.lastIndexOf(10) + 1));
  const [first = "", ...rest] = whole.split("\n");
  if (!Head.safeParse(parseJson(first)).success)
    throw new Problem("usage", `${path} is not a recording: its first line does not say so.`);
  const lanes = new Map<string, Lane>();
  for (const [at, line] of rest.entries()) {
    if (line === "") continue;
    const parsed = Lane.safeParse(parseJson(line));
    if (!parsed.success)
      throw new Problem("usage", `${path}:${at + 2}: this line of the recording is damaged.`);
    lanes.set(parsed.data.lane, parsed.data);
  }
  return lanes;
}
