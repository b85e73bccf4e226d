import { expect, test } from "bun:test";
import fc from "fast-check";
import { bloomLevels } from "../../../src/bloom.ts";
import type { Concept } from "../../../src/learning/course-format.ts";
import { modalities } from "../../../src/learning/course-words.ts";
import { isFileBased } from "../../../src/learning/modality/rules/two-files.ts";
import { isUnlocked, noProgress } from "../../../src/learning/progress.ts";
import type { FsrsRating } from "../../../src/learning/schedule.ts";
import { times } from "../../sweep.ts";
import { concept, courseOf, onlyOnPaper, plan, progressAfter, total } from "./learner.ts";

const drawing = fc.record({
  concepts: fc.array(
    fc.record({
      target: fc.constantFrom(...bloomLevels),
      before: fc.array(fc.nat(20), { maxLength: 3 }),
      type: fc.constantFrom("vocabulary", "grammar patterns", "script", "never heard of"),
      paper: fc.boolean(),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  did: fc.array(
    fc.tuple(
      fc.nat(20),
      fc.constantFrom<FsrsRating>(1, 2, 3, 4),
      fc.double({ min: 0.001, max: 60, noNaN: true }),
      fc.constantFrom(...bloomLevels),
    ),
    { maxLength: 25 },
  ),
  minutes: fc.oneof(fc.integer({ min: 1, max: 180 }), fc.double({ min: 0.5, max: 90, noNaN: true })),
  mode: fc.constantFrom("study" as const, "quiz" as const),
  preferred: fc.subarray([...modalities]),
  avoided: fc.subarray([...modalities]),
  weightless: fc.subarray([...modalities]),
  recent: fc.array(
    fc.record({
      modality: fc.constantFrom(...modalities),
      conceptId: fc.nat(9).map((n) => `c${n}`),
      percentage: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 8 },
  ),
  domain_type: fc.constantFrom("language", "technical", "conceptual", "interview"),
});

test("whatever a course is and whatever a learner did, a plan keeps its promises", () => {
  let planned = 0;
  fc.assert(
    fc.property(
      drawing,
      ({ concepts: drawn, did, minutes, mode, domain_type, preferred, avoided, weightless, recent }) => {
        const modality_weights = Object.fromEntries(weightless.map((modality) => [modality, 0]));
        const more = { minutes, mode, recent, preferences: { preferred, avoided } };
        const concepts = drawn.map(
          ({ target, before, type }, i): Concept =>
            concept(`c${i}`, {
              bloom_target: target,
              type,
              prerequisites: [...new Set(before.filter((n) => n < i).map((n) => `c${n}`))],
            }),
        );
        const paper = drawn.flatMap(({ paper }, i) => (paper ? [[`c${i}`, onlyOnPaper] as const] : []));
        const course = courseOf(concepts, Object.fromEntries(paper), {
          domain_type,
          exercise_config: { modality_weights },
        });
        const oldestFirst = did.toSorted((a, b) => b[2] - a[2]);
        const progress = progressAfter(
          course,
          ...oldestFirst.map(([n, rating, ago, level]): Parameters<typeof progressAfter>[1] => [
            `c${n % concepts.length}`,
            rating,
            ago,
            level,
          ]),
        );
        const items = plan(course, { progress, ...more });
        planned += items.length;

        expect(plan(course, { progress, ...more })).toEqual(items);
        expect(total(items)).toBeLessThanOrEqual(minutes);
        expect(new Set(items.map(({ concept_id }) => concept_id)).size).toBe(items.length);
        for (const [i, item] of items.entries()) {
          const own = concepts.find(({ id }) => id === item.concept_id);
          if (own === undefined) throw new Error("a concept that is not in the course");
          const begun = progress.has(own.id);
          expect(item.type === "new").toBe(!begun);
          if (mode === "quiz") expect(begun).toBeTrue();
          if (!begun)
            expect(
              own.prerequisites.every((id) => progress.has(id)) ||
                isUnlocked(
                  own,
                  (id) => progress.get(id) ?? noProgress(id),
                  (id) => concepts.find((one) => one.id === id),
                ),
            ).toBeTrue();
          expect(bloomLevels.indexOf(item.bloom_level)).toBeLessThanOrEqual(
            bloomLevels.indexOf(own.bloom_target),
          );
          expect(item.minutes).toBeGreaterThan(0);
          expect(item.reason).toMatch(/^\S.+\.$/s);
          expect(item.reason).not.toMatch(/§|undefined|NaN|null|the learner|matrix|weight/i);
          const before = items[i - 1];
          if (before !== undefined)
            expect(isFileBased(before.modality) && isFileBased(item.modality)).toBeFalse();
        }
        const fresh = items.filter(({ type }) => type === "new").map(({ concept_id }) => concept_id);
        for (const [i, id] of fresh.entries()) {
          const needs = concepts.find((one) => one.id === id)?.prerequisites ?? [];
          expect(fresh.slice(i).some((later) => needs.includes(later))).toBeFalse();
        }
        const nothingBegun = progress.size === 0 && mode === "study";
        if (nothingBegun) expect(items.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: times(75, 300), seed: 7 },
  );
  expect(planned).toBeGreaterThan(times(75, 300));
});
