import { sentencesIn } from "../../../../../src/text/sentences.ts";
import type { Task } from "../../../../../src/workspace/topic.ts";
import { withAnswer } from "../items.ts";
import { type LessonPlan, type Style, toFill } from "../plan.ts";
import { bullets, numbered, sentence } from "../wording.ts";

/** Pieces that several shapes are made of. Each gives "" where the note has nothing for it. */

export function askedTasks(tasks: readonly Task[]): string {
  return numbered(tasks.map(withAnswer));
}

export function remembered(plan: LessonPlan, most: number): string {
  const ideas = (plan.topic?.keyIdeas ?? []).slice(0, most);
  return ideas.length === 0
    ? ""
    : paragraphs(`What to remember:\n\n${bullets(ideas.map(sentence))}`, ...(plan.topic?.figures ?? []));
}

/** The worked example: its problem, its steps, what comes out. */
export function workedExample(plan: LessonPlan, style: Style): string {
  const example = plan.topic?.example ?? null;
  if (example === null) return toFill("a worked example, step by step, and its result");
  const steps = example.steps.map((step) => (style.length < 0 ? (sentencesIn(step)[0] ?? step) : step));
  return paragraphs(
    example.problem === "" ? "" : `**Problem:** ${example.problem}`,
    example.figure ?? "",
    numbered(steps.map(sentence)),
    example.solution,
    example.result,
  );
}

/** What pupils are heard to say about this, and what is true. */
export function claimsHeard(plan: LessonPlan): { says: string; truth: string }[] {
  return (plan.topic?.misconceptions ?? []).map(({ title, think, truth }) => ({
    says: sentence(think || title),
    truth: sentence(truth),
  }));
}

export function words(plan: LessonPlan, most: number): { term: string; meaning: string }[] {
  return (plan.topic?.vocabulary ?? []).slice(0, most);
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
