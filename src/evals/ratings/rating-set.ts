import { z } from "zod";
import { chanceFrom } from "../../chance.ts";
import { Problem } from "../../problem.ts";
import type { Rubric } from "../judged/rubric.ts";
import { levels } from "../statistics/alpha.ts";
import { participantId } from "../studies/participant-id.ts";

/**
 * Lessons to be rated by people: a codebook, who rates, and which lessons (`ratings/<id>/set.yaml`). This is the one schema of it. A lesson goes
 * by a code that says nothing of where it comes from; the ratings lie beside, a line each (`ratings.jsonl`).
 */

const Anchor = z.strictObject({ score: z.number(), means: z.string().min(1) });

/** One criterion of a codebook: what is asked, and what each score means. */
export const Code = z.strictObject({
  criterion: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens"),
  question: z.string().min(1).max(500),
  anchors: z.array(Anchor).min(2).max(10),
  /** What its scores are: names, steps in an order, or distances. Left out, two are names and more are steps. */
  level: z.enum(levels).optional(),
});
export type Code = z.infer<typeof Code>;

/** Where a lesson lies: among this computer's sessions, or in an eval run. `study` and `participant` where it is somebody's in a study. */
const Source = z.strictObject({
  session: z.string(),
  run: z.string().optional(),
  case: z.string().optional(),
  condition: z.string().optional(),
  /** Provider and model, where it is of an eval run. */
  writer: z.string().optional(),
  study: z.string().optional(),
  participant: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

/** `raters`: who rates it, where the set was changed since it was made; else it is by turns. */
const Item = z.strictObject({ item: z.string(), source: Source, raters: z.array(z.string()).optional() });

export const RatingSet = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens"),
  title: z.string().min(1).max(200),
  created: z.iso.datetime(),
  seed: z.number().int().nonnegative(),
  codebook: z.array(Code).min(1),
  raters: z.array(z.string()).min(1),
  /** How many people rate each lesson; two at least, or nobody knows how far they agree. */
  each: z.number().int().positive(),
  items: z.array(Item).default([]),
  /** Lessons that were taken out: what was rated of them is kept and not counted. */
  removed: z.array(Item).optional(),
  /** Nothing is rated while it is closed. */
  closed: z.boolean().optional(),
  /** What was changed since it was made, oldest first. */
  changes: z.array(z.strictObject({ at: z.iso.datetime(), what: z.string() })).optional(),
  /** When the researcher ended blinding; nothing is rated after that. */
  unblinded: z.iso.datetime().optional(),
});
export type RatingSet = z.infer<typeof RatingSet>;

/** What a set begins with. Raters are ids as participants are. */
export type SetPlan = { id: string; title: string; raters: readonly string[]; each: number };

/** Lessons in an order that says nothing, each under a code that says nothing. Throws `Problem`. */
export function newSet(
  { id, title, raters, each }: SetPlan,
  lessons: readonly Source[],
  codebook: readonly Code[],
  now: string,
  seed: number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
): RatingSet {
  const ids = raters.map(participantId);
  if (new Set(ids).size !== ids.length)
    throw new Problem("usage", "A rater is named twice. Nothing was made.");
  if (each > ids.length)
    throw new Problem(
      "usage",
      `Each lesson is to be rated by ${each}, and there ${ids.length === 1 ? "is 1 rater" : `are ${ids.length} raters`}. Name more, or say fewer. Nothing was made.`,
    );
  const shuffled = chanceFrom(seed).shuffled(lessons);
  return {
    format: 1,
    id,
    title: title.trim() || id,
    created: now,
    seed,
    codebook: [...codebook],
    raters: ids,
    each,
    items: shuffled.map((source, at) => ({ item: `L${String(at + 1).padStart(3, "0")}`, source })),
  };
}

/** How much somebody would change: the one question that is not in a rubric. */
const wouldTeach: Code = {
  criterion: "would-teach",
  question: "How much would you change before you taught it?",
  anchors: [
    { score: 1, means: "Nearly everything: I would begin anew." },
    { score: 2, means: "Whole sections." },
    { score: 3, means: "Some passages." },
    { score: 4, means: "A word here and there." },
    { score: 5, means: "Nothing." },
  ],
};

/** A rubric's questions, so that people and a judge answer the same ones and can be held against each other. */
export function codebookOf({ questions }: Rubric): Code[] {
  const asked = questions.map(({ id, ask, counts, does_not_count }) => ({
    criterion: id,
    question: ask,
    anchors: [
      { score: 1, means: `Yes. ${counts}` },
      { score: 0, means: `No. It does not count: ${does_not_count}` },
    ],
  }));
  return [...asked, wouldTeach];
}

/** What a rater is to rate, in an order of their own: by turns, so that each lesson has its `each` raters and nobody much more than another. */
export function itemsFor({ items, raters, each, seed }: RatingSet, rater: string): string[] {
  const place = raters.indexOf(rater);
  if (place === -1) return [];
  const own = items.filter(({ raters: named }, at) =>
    named !== undefined
      ? named.includes(rater)
      : Array.from(
          { length: Math.min(each, raters.length) },
          (_, turn) => (at + turn) % raters.length,
        ).includes(place),
  );
  return chanceFrom(seed * 7919 + place + 1)
    .shuffled(own)
    .map(({ item }) => item);
}
