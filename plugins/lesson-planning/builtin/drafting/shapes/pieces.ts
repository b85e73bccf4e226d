import { about, sharedWith } from "../../../../../src/lesson/check/review/words.ts";
import { pointsBack } from "../../../../../src/text/points-back.ts";
import { sentencesIn } from "../../../../../src/text/sentences.ts";
import type { Misconception, Task } from "../../../../../src/workspace/topic.ts";
import { quotable, withAnswer } from "../items.ts";
import { type LessonPlan, type Style, toFill, turned } from "../plan.ts";
import { bullets, numbered, sentence, uncapital } from "../wording.ts";

/** Pieces that several shapes are made of. Each gives "" where the note has nothing for it. */

export function askedTasks(tasks: readonly Task[]): string {
  return numbered(tasks.map(withAnswer));
}

export function remembered(plan: LessonPlan, most: number): string {
  const ideas = taughtIdeas(plan, most);
  return ideas.length === 0
    ? ""
    : paragraphs(`What to remember:\n\n${bullets(ideas.map(sentence))}`, ...(plan.topic?.figures ?? []));
}

/**
 * The first ideas of the note, whichever others its hinge and exit question or its words turn on, and what no idea says that
 * one of these questions asks: nothing is asked that was not taught.
 */
export function taughtIdeas(plan: LessonPlan, most = Infinity): string[] {
  const ideas = plan.topic?.keyIdeas ?? [];
  const questions = turned(plan, askable(plan)).slice(0, 2);
  const truths = questions.map(({ truth }) => truth);
  const terms = words(plan, 3).map(({ term, meaning }) => `${term} ${meaning}`);
  const needed = new Set([...truths, ...terms].flatMap((said) => nearestIdea(ideas, said) ?? []));
  const untold = questions
    .filter(({ truth }) => nearestIdea(ideas, truth) === undefined)
    .flatMap(({ think, truth }) => {
      if (!pointsBack(truth)) return [truth];
      // "Most of it comes from rain" says nothing away from what it puts right.
      return think === ""
        ? []
        : [`Some people think: "${sentence(quotable(think))}" In fact: ${uncapital(truth)}`];
    });
  const taken = ideas.map((idea, at) => at < most || needed.has(idea));
  // An idea that points back stands behind the one that it points to.
  for (let at = ideas.length - 1; at > 0; at--)
    if (taken[at] && pointsBack(ideas[at] ?? "")) taken[at - 1] = true;
  return [...ideas.filter((_, at) => taken[at]), ...untold];
}

/** The misconceptions that a question of the note can ask about. */
function askable({ topic }: LessonPlan): Misconception[] {
  return (topic?.misconceptions ?? []).filter(
    ({ options, answer, targets }) => options.length > 2 && answer !== "" && targets === undefined,
  );
}

/** The idea that says most of it, the first of equals; undefined where none says a third of it. */
function nearestIdea(ideas: readonly string[], said: string): string | undefined {
  const words = about(said);
  const least = Math.max(Math.min(2, words.size), words.size / 3);
  let nearest: string | undefined;
  let most = 0;
  for (const idea of words.size === 0 ? [] : ideas) {
    const shared = sharedWith(words, about(idea)).length;
    if (shared > most) [nearest, most] = [idea, shared];
  }
  return most >= least ? nearest : undefined;
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

/** Words with what they mean; those that stand in a mere list of the teacher's have none (`bareWords`). */
export function words(plan: LessonPlan, most: number): { term: string; meaning: string }[] {
  return (plan.topic?.vocabulary ?? []).filter(({ meaning }) => meaning !== "").slice(0, most);
}

export function bareWords(plan: LessonPlan): string[] {
  return (plan.topic?.vocabulary ?? []).flatMap(({ term, meaning }) => (meaning === "" ? [term] : []));
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
