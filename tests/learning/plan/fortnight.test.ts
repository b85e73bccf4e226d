import { describe, expect, test } from "bun:test";
import { times } from "../../sweep.ts";
import { type Done, studied } from "./fortnight.ts";
import { concept, courseOf, day, sample } from "./learner.ts";

const days = (done: readonly Done[]) =>
  Array.from({ length: 14 }, (_, i) => done.filter((one) => one.day === i));
const writing = ({ modality }: Done) => modality === "long_form";

describe.each(["bahasa-melayu", "intro-to-algorithms", "research-methods", "behavioural-interviews"])(
  "two weeks of 25 minutes with %s",
  (name) => {
    const course = sample(name);
    const done = studied(course);

    test("there is something to do every day, and something is begun on two of three of them, for all that is due", () => {
      expect(days(done).every((session) => session.length > 0)).toBeTrue();
      // On a day on which nothing new is open, as what it builds on was not shown well yet, nothing can be begun.
      const closed = days(done).filter((session) => session[0]?.open === 0).length;
      const begun = new Set(done.map(({ concept_id }) => concept_id)).size;
      expect(begun).toBeGreaterThanOrEqual(10 - closed);
    });

    // The shares of a week are of exercises, not of minutes: at three long answers in ten these take more than half of the
    // time. That is what the course asks for, but it must not keep a learner from the rest of it.
    test("whatever the weights, something open is begun on one of two days", () => {
      for (let seed = 1; seed <= times(1, 3); seed++) {
        const sessions = days(seed === 1 ? done : studied(course, { seed }));
        for (const [i, today] of sessions.slice(1).entries()) {
          const both = [sessions[i] ?? [], today];
          if (!both.every(([first]) => (first?.open ?? 0) > 0)) continue;
          expect({ seed, day: i + 1, begun: both.flat().some(({ type }) => type === "new") }).toEqual({
            seed,
            day: i + 1,
            begun: true,
          });
        }
      }
    });

    test("at most one long answer a session, with the time that its words take, and rest before the next", () => {
      for (const session of days(done)) expect(session.filter(writing).length).toBeLessThanOrEqual(1);
      for (const { concept_id, type, minutes } of done.filter(writing)) {
        const asked = course.items.get(concept_id)?.essays.map(({ words }) => words) ?? [];
        expect(minutes).toBeGreaterThanOrEqual(10);
        if (asked.length > 0 && type !== "new")
          expect(minutes).toBeGreaterThanOrEqual(Math.min(200, ...asked) / 20);
      }
      for (const id of new Set(done.filter(writing).map(({ concept_id }) => concept_id))) {
        const times = done
          .filter((one) => writing(one) && one.concept_id === id)
          .map(({ at }) => at.getTime());
        for (const [i, time] of times.slice(1).entries())
          expect(time - (times[i] ?? 0)).toBeGreaterThanOrEqual(3 * day);
      }
    });

    test("no concept twice in a row, no modality six times, and more than one over the fortnight", () => {
      for (const session of days(done)) {
        for (const [i, { concept_id }] of session.slice(1).entries())
          expect(concept_id).not.toBe(session[i]?.concept_id ?? "");
        const kinds = session.map(({ modality }) => modality).join(" ");
        expect(kinds).not.toMatch(/(\b\w+\b)(?: \1){5}/);
      }
      expect(new Set(done.map(({ modality }) => modality)).size).toBeGreaterThan(1);
    });

    test("what failed comes back within two days", () => {
      const failed = done.filter(({ rating, day: on }) => rating === 1 && on < 11);
      for (const { concept_id, day: on, at } of failed) {
        const again = done.find((one) => one.concept_id === concept_id && one.at > at);
        expect({ concept_id, soon: (again?.day ?? 99) - on <= 2 }).toEqual({ concept_id, soon: true });
      }
      expect(failed.length).toBeGreaterThan(0);
    });
  },
);

test("where long answers are all there is, they are still planned, reviews included", () => {
  const essay = {
    essays: [{ prompt: "Why?", bloom: "evaluate", key_points: ["a", "b", "c"], words: 900 }],
  };
  const course = courseOf(
    ["eins", "zwei"].map((id) => concept(id, { bloom_target: "evaluate" })),
    { eins: essay, zwei: essay },
    { domain_type: "conceptual" },
  );
  const done = studied(course);
  expect(new Set(done.map(({ modality }) => modality))).toEqual(new Set(["long_form"]));
  expect(new Set(done.map(({ concept_id }) => concept_id)).size).toBe(2);
  expect(done.some(({ type }) => type !== "new")).toBeTrue();
  expect(Math.max(...done.map(({ minutes }) => minutes))).toBeLessThanOrEqual(25);
});
