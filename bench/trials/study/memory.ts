/**
 * What a simulated learner remembers: activation by Pavlik and Anderson (2005), which is not what the schedule is made by
 * (FSRS). Every time something is met leaves a trace that fades; what is met again while it is still fresh fades sooner.
 */
export type Memory = {
  met(key: string, at: number): void;
  /** From 0 to 1. */
  chanceOf(key: string, at: number): number;
  hasMet(key: string): boolean;
};

export type Mind = {
  /** How much must be there for half of the recalls to succeed: lower is stronger. */
  threshold: number;
  /** How fast the first trace fades. */
  decay: number;
};

const spacing = 0.217;
const noise = 0.255;
/** A minute away from studying counts as a part of one: what interferes is less. */
const awayFromStudy = 0.025;
const sittingMs = 60 * 60_000;

type Trace = { at: number; decay: number };

export function memoryOf({ threshold, decay }: Mind): Memory {
  const traces = new Map<string, Trace[]>();
  const activation = (key: string, at: number) => {
    const sum = (traces.get(key) ?? []).reduce(
      (total, trace) => total + secondsBetween(trace.at, at) ** -trace.decay,
      0,
    );
    return Math.log(sum);
  };
  return {
    met(key, at) {
      const own = traces.get(key) ?? [];
      own.push({ at, decay: spacing * Math.exp(activation(key, at)) + decay });
      traces.set(key, own);
    },
    chanceOf: (key, at) => 1 / (1 + Math.exp((threshold - activation(key, at)) / noise)),
    hasMet: (key) => traces.has(key),
  };
}

function secondsBetween(from: number, until: number): number {
  const ms = Math.max(1000, until - from);
  const inSitting = Math.min(ms, sittingMs);
  return (inSitting + (ms - inSitting) * awayFromStudy) / 1000;
}
