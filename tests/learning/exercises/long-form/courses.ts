import type { Course } from "../../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../../src/learning/course-format.ts";
import {
  type ExerciseRecord,
  type ExerciseRequest,
  exerciseId,
} from "../../../../src/learning/exercises/exercise.ts";
import { generateLongForm } from "../../../../src/learning/exercises/long-form/generate.ts";
import { longForm } from "../../../../src/learning/exercises/long-form/kind.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { exerciseRequest } from "../request.ts";

export const now = new Date("2026-02-22T14:30:00.000Z");

export const sampleCourse = shippedCourse;

/** A small course of another author's, with little in it: each concept has a different kind of material, or none. */
export function smallCourse(config: object = {}): Course {
  const concepts = [
    {
      id: "gezeiten",
      title: "Gezeiten & Mond",
      description: "Warum das Meer steigt.",
      unit: "1",
      type: "concepts",
      bloom_target: "analyze",
    },
    {
      id: "claims",
      title: "Claims",
      description: "What is said.",
      unit: "1",
      type: "concepts",
      bloom_target: "evaluate",
    },
    {
      id: "terms",
      title: "Terms",
      description: "Words.",
      unit: "1",
      type: "concepts",
      bloom_target: "analyze",
    },
    {
      id: "bare",
      title: "Nur ein Titel",
      description: "Nothing else.",
      unit: "1",
      type: "concepts",
      bloom_target: "analyze",
      prerequisites: ["terms"],
    },
  ].map((concept) => Concept.parse(concept));
  const teach = { explanation: "Erklärung.", example: "Beispiel." };
  const items = [
    {
      concept: "gezeiten",
      teach,
      questions: [
        {
          question: "Why are there two high tides a day?",
          bloom: "understand",
          references: ["Because."],
          points: ["the moon pulls the near side more strongly than the far side"],
          hints: ["Moon"],
        },
        {
          question: "Why are spring tides higher?",
          bloom: "analyze",
          references: ["Because."],
          points: ["the sun and the moon pull along one line"],
          hints: ["Sun"],
        },
      ],
    },
    {
      concept: "claims",
      teach,
      facts: [
        {
          statement: "Glass is a slow liquid.",
          truth: false,
          why: "Old panes are thicker below because of how they were made.",
        },
      ],
    },
    {
      concept: "terms",
      teach,
      definitions: [
        { term: "Ebbe", definition: "falling water" },
        { term: "Flut", definition: "rising water" },
      ],
    },
    { concept: "bare", teach },
  ].map((one) => Items.parse(one));
  return {
    config: CourseConfig.parse({
      name: "klein",
      title: "Klein",
      description: "Klein.",
      domain_type: "conceptual",
      license: "CC0",
      ...config,
    }),
    concepts,
    items: new Map(items.map((one) => [one.concept, one])),
  };
}

export function requestFor(course: Course, conceptId: string, more: Partial<ExerciseRequest> = {}) {
  return exerciseRequest(course, conceptId, {
    exerciseId: exerciseId(now, conceptId, longForm),
    now,
    ...more,
  });
}

/** An exercise on the essay whose prompt begins so. */
export function exerciseOn(course: Course, conceptId: string, promptStart: string): ExerciseRecord {
  for (let seed = 0; seed < 12; seed++) {
    for (const bloom of ["understand", "apply", "analyze", "evaluate", "create"] as const) {
      const made = generateLongForm(requestFor(course, conceptId, { seed, bloom }));
      if ("problem" in made) throw new Error(made.problem);
      const { body } = made.record;
      const starts =
        typeof body === "object" &&
        body !== null &&
        "prompt" in body &&
        String(body.prompt).startsWith(promptStart);
      if (starts) return made.record;
    }
  }
  throw new Error(`no exercise on "${promptStart}"`);
}
