import { bloomLevels } from "../../bloom.ts";
import { type BloomLevel, type Concept, type Items, levelRank } from "../course-format.ts";
import type { ConceptProgress } from "../progress.ts";

/** A step of more than this many levels is taken in two, where the material allows it. */
const longestStep = 2;

/**
 * The levels at which a concept is practised, lowest first, its target last; never above the target, never more than
 * three: prerequisites open only at the target (decision 23). It begins at the lowest level that the material supports,
 * a target of `analyze` or above at `understand`; `apply` is reached from `remember` in one step, `create` by way of
 * `analyze` or what is nearest to half way.
 */
export function ladderOf(concept: Concept, items: Items | undefined): BloomLevel[] {
  const top = levelRank(concept.bloom_target);
  const lowest = top >= levelRank("analyze") ? levelRank("understand") : 0;
  const below = bloomLevels
    .slice(lowest, Math.max(lowest, top))
    .filter((level) => items && supports(items, level));
  const [first, ...between] = below;
  if (first === undefined) return [concept.bloom_target];
  if (top - levelRank(first) <= longestStep) return [first, concept.bloom_target];
  const halfWay = (top + levelRank(first)) / 2;
  const away = (level: BloomLevel) => Math.abs(levelRank(level) - halfWay);
  const middle = between
    .toReversed()
    .sort((a, b) => away(a) - away(b))
    .slice(0, 1);
  return [first, ...middle, concept.bloom_target];
}

/**
 * Where on the ladder the learner practises next: one rung above what a Good has shown, one rung lower once after an
 * Again, and at the target from then on.
 */
export function levelFor(progress: ConceptProgress | undefined, ladder: readonly BloomLevel[]): BloomLevel {
  const met = progress?.bloom_level ?? null;
  const above = met === null ? 0 : ladder.findIndex((level) => levelRank(level) > levelRank(met));
  const next = above === -1 ? ladder.length - 1 : above;
  const last = progress?.exercise_history.at(-1);
  const here = ladder[next] ?? "remember";
  const fell = last !== undefined && last.rating === 1 && levelRank(last.bloom_level) >= levelRank(here);
  return ladder[fell ? Math.max(0, next - 1) : next] ?? here;
}

/** The highest rung that a Good has shown; `null` before the first. */
export function levelShown(
  progress: ConceptProgress | undefined,
  ladder: readonly BloomLevel[],
): BloomLevel | null {
  const met = progress?.bloom_level ?? null;
  return met === null ? null : (ladder.findLast((level) => levelRank(level) <= levelRank(met)) ?? null);
}

/** Whether a Good has been shown at the concept's own level. */
export function targetMet(progress: ConceptProgress, { bloom_target }: Concept): boolean {
  return progress.bloom_level !== null && levelRank(progress.bloom_level) >= levelRank(bloom_target);
}

function supports(items: Items, level: BloomLevel): boolean {
  const { questions, code_tasks, essays } = items;
  if ([...questions, ...code_tasks, ...essays].some(({ bloom }) => bloom === level)) return true;
  return materialAt[level]?.some((kind) => items[kind].length > 0) ?? false;
}

/** Material that carries no level of its own, by the level that answering it takes. */
const materialAt: Readonly<
  Partial<Record<BloomLevel, readonly Exclude<keyof Items, "concept" | "teach">[]>>
> = {
  remember: ["vocabulary", "definitions", "facts", "cloze", "handwriting"],
  understand: ["facts", "errors", "orderings", "categories", "outputs"],
  apply: ["scenarios", "star"],
};
