import { research } from "../../words/en/research.ts";
import type { Step } from "./step.ts";

const say = research;

/** What a step is called in a heading or a table. */
export function titleOf({ kind, name }: Step): string {
  return say.span.title(say.run.one[kind], name);
}

/** What is written on a bar where there is room. */
export function markOf({ of, name }: Step): string {
  return "decision" in of ? say.session.letters[of.decision.type] : name;
}

/** The shade of a bar: by its kind, and a decision's by what was decided. */
export function lookOf({ kind, tone, of }: Step): string {
  const decided = "decision" in of ? ` research-letter-${of.decision.type}` : "";
  return `research-span-${kind} research-span-${tone}${decided}`;
}

/** Everything a bar shows, in words: for the ear and for hovering. */
export function barWords({ kind, name, subject, outcome, durationMs }: Step, pauseMs: number | null): string {
  const took = kind === "decision" ? "" : say.figures.duration(durationMs);
  const named = [say.run.one[kind], name, subject].filter(Boolean).join(" ");
  const bar = [named, took, outcome].filter(Boolean).join(", ");
  return pauseMs === null ? bar : say.run.afterPause(say.figures.about(pauseMs), bar);
}
