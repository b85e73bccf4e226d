import type { Env } from "../env.ts";
import { didYouMean } from "../nearest.ts";
import { TimeLimits } from "../plugin/definitions.ts";
import { Problem } from "../problem.ts";
import type { Ending } from "./run.ts";

/** Seconds that each thing may take. `silence`: a model's turn without a byte of it. */
export type Seconds = { [Limit in keyof TimeLimits]-?: number };

const defaultSeconds: Seconds = { hook: 30, tool: 120, turn: 600, silence: 120, run: 3600 };

const setting = "TEACHER_ASSIST_TIME_LIMITS";

/** The person's own (`TEACHER_ASSIST_TIME_LIMITS=hook=60,run=7200`), then the agent's, then the house's. */
export function timeLimits(env: Env, agents: TimeLimits): Seconds {
  return secondsOf({ ...secondsOf(agents), ...ownLimits(env[setting] ?? "") });
}

/** Each limit, the house's own where none is given. */
export function secondsOf(given: TimeLimits = {}): Seconds {
  const { hook, tool, turn, silence, run } = given;
  return {
    hook: hook ?? defaultSeconds.hook,
    tool: tool ?? defaultSeconds.tool,
    turn: turn ?? defaultSeconds.turn,
    silence: silence ?? defaultSeconds.silence,
    run: run ?? defaultSeconds.run,
  };
}

function ownLimits(text: string): TimeLimits {
  const pairs = text
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "")
    .map((pair) => pair.split("=").map((part) => part.trim()));
  const wrong = pairs.find(([name = ""]) => !(name in defaultSeconds));
  if (wrong !== undefined) {
    const [name = ""] = wrong;
    const names = Object.keys(defaultSeconds);
    const instead = didYouMean(name, names) || ` There is: ${names.join(", ")}.`;
    throw new Problem("usage", `${setting} names no time limit \`${name}\`.${instead}`);
  }
  const read = TimeLimits.safeParse(
    Object.fromEntries(pairs.map(([name = "", value]) => [name, Number(value)])),
  );
  if (read.success) return read.data;
  throw new Problem("usage", `${setting} is "${text}"; it should look like hook=60,run=7200, in seconds.`);
}

/** The end of a run in which something took too long. `what`: the slow thing, as a sentence begins with it. */
export function tooSlow(what: string, seconds: number): Ending {
  return ranOut(`${what} took longer than ${spoken(seconds)}, the limit for it.`);
}

/** The same where whoever waited says it. */
export function ranOut(slow: string): Ending {
  const reason = `${slow} What was written by then is kept, and you can go on from here.`;
  return { status: "error_timeout", reason, failure: "timeout" };
}

function spoken(seconds: number): string {
  if (seconds < 120) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.round(seconds / 60)} minutes`;
}
