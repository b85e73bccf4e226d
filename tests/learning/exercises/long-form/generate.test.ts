import { expect, test } from "bun:test";
import type { MadeExercise, NotMade } from "../../../../src/learning/exercises/exercise.ts";
import { aspectsOf, aspectsToList } from "../../../../src/learning/exercises/long-form/aspects.ts";
import { longFormBody } from "../../../../src/learning/exercises/long-form/body.ts";
import { generateLongForm } from "../../../../src/learning/exercises/long-form/generate.ts";
import type { PastExercise } from "../../../../src/learning/progress.ts";
import { now, requestFor, sampleCourse, smallCourse } from "./courses.ts";

function made(result: MadeExercise | NotMade): MadeExercise {
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

function past(uses: string[], at: number): PastExercise {
  return {
    exercise_id: `e${at}`,
    completed: now.toISOString(),
    modality: "long_form",
    type: "essay",
    uses,
    bloom_level: "evaluate",
    percentage: 0.8,
    rating: 3,
  };
}

test("the page is as the format says, to the byte", () => {
  const { files, record } = made(
    generateLongForm(requestFor(sampleCourse("intro-to-algorithms"), "hash-maps")),
  );
  expect(record.files).toEqual(["responses/20260222T143000Z-hash-maps.md"]);
  expect(files).toEqual([
    {
      path: "responses/20260222T143000Z-hash-maps.md",
      content: `<!-- RESPONSE -->
<!-- course: intro-to-algorithms -->
<!-- concept: hash-maps -->
<!-- bloom_level: understand -->
<!-- generated: 2026-02-22T14:30:00Z -->

# Question: Hash maps

Explain how a hash map finds a value by its key, what a collision is, and why lookups are fast on average but not in the worst case. Then name a task for which a hash map is the wrong choice.

Address the following:

1. How a hash map finds a value by its key
2. What a collision is
3. Why lookups are fast on average but not in the worst case
4. A task for which a hash map is the wrong choice

**Your response** (write below this line):

---

`,
    },
  ]);
});

test("in the chat there is the same question and no file", () => {
  const request = requestFor(sampleCourse("intro-to-algorithms"), "hash-maps");
  const { files, record, instructions } = made(generateLongForm(request, "chat"));
  expect(files).toEqual([]);
  expect(record.files).toEqual([]);
  expect(instructions).toContain("what a collision is");
  expect(instructions).not.toContain("<!--");
});

test("no page and no instruction gives a key point away", () => {
  for (const name of ["bahasa-melayu", "intro-to-algorithms", "research-methods", "behavioural-interviews"]) {
    const course = sampleCourse(name);
    for (const { id } of course.concepts) {
      for (const seed of [0, 1, 2]) {
        const result = generateLongForm(requestFor(course, id, { seed }));
        const exercise = made(result);
        const body = longFormBody(exercise.record);
        const seen = `${exercise.files[0]?.content} ${exercise.instructions}`.toLowerCase();
        for (const point of body?.key_points ?? []) {
          const asWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(" ")} `;
          if (asWords(body?.prompt ?? "").includes(asWords(point))) continue;
          expect(asWords(seen)).not.toContain(asWords(point));
        }
      }
    }
  }
});

test("what to address is in the question's own words, and left out where the question has one part", () => {
  expect(aspectsOf("State what an entry means, the rule, the known entries, and the cost.")).toEqual([
    "What an entry means",
    "The rule",
    "The known entries",
    "The cost",
  ]);
  expect(aspectsOf("Describe a dilemma you have faced, or might face, in work or study.")).toEqual([]);
  expect(aspectsOf('"A study that fails has failed." Discuss.')).toEqual([]);
  for (const { items } of ["research-methods", "intro-to-algorithms"].map(sampleCourse)) {
    for (const { prompt } of [...items.values()].flatMap(({ essays }) => essays)) {
      const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
      const foreign = aspectsOf(prompt)
        .flatMap(words)
        .filter((word) => !words(prompt).includes(word));
      expect(foreign).toEqual([]);
    }
  }
});

test("a question that is its own list is not set out twice", () => {
  const twice = [
    "Design the sampling and defend it.",
    "Write five questions you would ask and why.",
    "Describe the plan, judge it and improve it.",
  ];
  for (const prompt of twice) expect([prompt, aspectsToList(prompt)]).toEqual([prompt, []]);
  const page = made(generateLongForm(requestFor(sampleCourse("research-methods"), "sampling"))).files[0]
    ?.content;
  expect(page).toContain("Design the sampling and defend it.");
  expect(page).not.toContain("Address the following");
  expect(
    aspectsToList("Explain what a queue is, how it differs from a stack, and when to use it."),
  ).toHaveLength(3);
});

test("a learner gets the essay nearest the asked level, and another one next time", () => {
  const course = sampleCourse("research-methods");
  const ask = (history: PastExercise[]) =>
    made(generateLongForm(requestFor(course, "writing-a-proposal", { bloom: "evaluate", history }))).record;
  const first = ask([]);
  expect(first.bloom_level).toBe("evaluate");
  const second = ask([past(first.uses, 1)]);
  expect(second.uses).not.toEqual(first.uses);
  expect([second.bloom_level, second.type]).toEqual(["create", "essay"]);
});

test("the same request gives the same exercise", () => {
  const request = requestFor(sampleCourse("research-methods"), "sampling", { seed: 7 });
  expect(generateLongForm(request)).toEqual(generateLongForm(request));
});

test("a course without essays still asks something worth writing about, from its own material", () => {
  const course = smallCourse();
  const about = (id: string) => made(generateLongForm(requestFor(course, id))).record;
  const tides = about("gezeiten");
  expect(tides.bloom_level).toBe("analyze");
  expect(longFormBody(tides)?.prompt).toContain("Why are there two high tides a day?");
  expect(longFormBody(tides)?.key_points).toHaveLength(2);
  const claim = about("claims");
  expect(claim.bloom_level).toBe("evaluate");
  expect(longFormBody(claim)?.prompt).toContain("Glass is a slow liquid.");
  expect(longFormBody(claim)?.prompt).not.toMatch(/false|wrong|Old panes/);
  expect(longFormBody(about("terms"))?.prompt).toContain('"Ebbe" and "Flut"');
  expect(longFormBody(about("bare"))?.key_points).toEqual([]);
});

test("what was written yesterday is not asked again today, and is offered again later", () => {
  const course = smallCourse();
  const { record } = made(generateLongForm(requestFor(course, "bare")));
  const done = past(record.uses, 1);
  const again = generateLongForm(requestFor(course, "bare", { history: [done] }));
  expect(again).toMatchObject({ problem: expect.stringContaining("lately") });
  const others = [2, 3, 4].map((at) => ({ ...past(["fact:x"], at), modality: "worksheet" as const }));
  expect(
    made(generateLongForm(requestFor(course, "bare", { history: [done, ...others] }))).record.uses,
  ).toEqual(record.uses);
});

test("a rubric whose weights do not add up is refused in words", () => {
  const dimensions = [
    { name: "one", weight: 0.5, description: "One." },
    { name: "two", weight: 0.3, description: "Two." },
  ];
  const course = smallCourse({ rubrics: { long_form: { dimensions } } });
  expect(generateLongForm(requestFor(course, "claims"))).toMatchObject({
    problem: expect.stringContaining("0.80, not to 1"),
  });
});

test("the folder for responses is the course's own", () => {
  const course = smallCourse({ exercise_config: { response_dir: "antworten" } });
  expect(made(generateLongForm(requestFor(course, "claims"))).files[0]?.path).toBe(
    "antworten/20260222T143000Z-claims.md",
  );
});
