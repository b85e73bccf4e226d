import { bloomLevels } from "../../../bloom.ts";
import type { BloomLevel, Items } from "../../course-format.ts";
import type { PastExercise } from "../../progress.ts";
import { type ExerciseRequest, itemKey } from "../exercise.ts";
import { type BuiltPrompt, builtPrompts } from "./built-prompts.ts";

/** How many of the newest exercises a prompt must not have been in. */
const lately = 3;

type PromptWish = Pick<ExerciseRequest, "course" | "concept" | "bloom" | "history" | "seed">;

/**
 * The course's own essay whose level is nearest the asked one and that this learner has not had; then one built of the
 * concept's other material; then the one done longest ago. Null: all of it was done lately, or there is nothing.
 */
export function choosePrompt(request: PromptWish): BuiltPrompt | null {
  const items = request.course.items.get(request.concept.id);
  const own = ordered(essaysOf(items), request);
  const built = ordered(builtPrompts(request.course, request.concept), request);
  const isNew = ({ uses }: BuiltPrompt) => lastDone(uses, request.history) === -1;
  const fresh = own.find(isNew) ?? built.find(isNew);
  if (fresh !== undefined) return fresh;
  const since = (prompt: BuiltPrompt) => lastDone(prompt.uses, request.history);
  const oldest = [...own, ...built].toSorted((a, b) => since(a) - since(b))[0];
  if (oldest === undefined) return null;
  return since(oldest) < request.history.length - lately ? oldest : null;
}

/** About how many words the next long answer on a concept asks for; where chance decides between prompts, the most. */
export function wordsAsked({
  course,
  concept,
  bloom,
  history,
}: Pick<ExerciseRequest, "course" | "concept" | "bloom" | "history">): number {
  const own = essaysOf(course.items.get(concept.id));
  const isNew = ({ uses }: BuiltPrompt) => lastDone(uses, history) === -1;
  const freshOwn = own.filter(isNew);
  const built = freshOwn.length > 0 ? [] : builtPrompts(course, concept);
  const freshBuilt = built.filter(isNew);
  const [open = []] = [freshOwn, freshBuilt, [...own, ...built]].filter(({ length }) => length > 0);
  const nearest = Math.min(...open.map((prompt) => distance(prompt.bloom, bloom)));
  return Math.max(
    0,
    ...open.filter((prompt) => distance(prompt.bloom, bloom) === nearest).map(({ words }) => words),
  );
}

function essaysOf(items: Items | undefined): BuiltPrompt[] {
  return (items?.essays ?? []).map(({ case: told, prompt, bloom, key_points, words }) => ({
    case: told,
    prompt,
    bloom,
    key_points,
    words,
    type: told === undefined ? "essay" : "case",
    uses: [itemKey("essay", prompt)],
  }));
}

/** Nearest level first; among equals the seed decides. */
function ordered(prompts: readonly BuiltPrompt[], { bloom, seed }: PromptWish): BuiltPrompt[] {
  const turned = prompts.map((_, at) => (at + Math.abs(seed)) % prompts.length);
  return turned
    .flatMap((at) => prompts[at] ?? [])
    .toSorted((a, b) => distance(a.bloom, bloom) - distance(b.bloom, bloom));
}

function distance(a: BloomLevel, b: BloomLevel): number {
  return Math.abs(bloomLevels.indexOf(a) - bloomLevels.indexOf(b));
}

/** Place in the history, -1 for never. */
function lastDone(uses: readonly string[], history: readonly PastExercise[]): number {
  const [main] = uses;
  return history.findLastIndex(
    (past) => past.modality === "long_form" && past.uses.some((use) => use === main),
  );
}
