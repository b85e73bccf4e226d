import { failed } from "../../../evals/runs/run-row.ts";
import type { Span } from "../../../store/trace.ts";
import { research } from "../../words/en/research.ts";

const say = research;

/** How it went, in a word or two. */
export function outcomeOf(span: Span): string {
  switch (span.type) {
    case "run":
      return say.status(span.status);
    case "model":
      return span.error === null ? say.run.outcome(span.stopReason) : say.run.outcome("error");
    case "tool":
      return say.run.outcome(span.outcome);
    case "hook":
      return say.run.outcome(span.verdict);
    case "handoff":
      return "";
    case "decision":
      return say.decision(decisionType(span.decision));
  }
}

/** What a tool was used on, where it says so: one reading of a file looks like another otherwise. */
export function subjectOf(span: Span): string {
  if (span.type !== "tool") return "";
  const { path, skill, file } = span.facts ?? {};
  if (path !== undefined) return String(path);
  return [skill, file].filter((part) => part !== undefined).join("/");
}

export type Tone = "plain" | "problem" | "noted";

/** What deserves the eye: a failure, or a check that did not simply pass. */
export function toneOf(span: Span): Tone {
  if (failed(span)) return "problem";
  if (span.type === "hook" && span.verdict !== "pass") return span.verdict === "patch" ? "noted" : "problem";
  if (span.type === "model" && span.retries > 0) return "noted";
  return "plain";
}

function decisionType(decision: unknown): string {
  const { type } =
    typeof decision === "object" && decision !== null && "type" in decision ? decision : { type: "" };
  return String(type);
}
