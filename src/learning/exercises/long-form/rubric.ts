import { z } from "zod";
import type { Course } from "../../course.ts";
import { Rubric } from "../../course-format.ts";

/** The course's own, or ours where it has none. */
export function rubricOf(course: Course): Rubric | { problem: string } {
  const { long_form } = course.config.rubrics;
  return long_form === undefined ? ownRubric : readRubric(long_form);
}

/** Takes a course's shape and §6.3's, with or without its `rubric_template` around it. */
export function readRubric(input: unknown): Rubric | { problem: string } {
  const wrapped = z.object({ rubric_template: Rubric }).safeParse(input);
  const read = Rubric.safeParse(wrapped.success ? wrapped.data.rubric_template : input);
  if (!read.success) {
    return { problem: "The rubric cannot be read: it needs dimensions, each with a name and a weight." };
  }
  const { dimensions } = read.data;
  if (new Set(dimensions.map(({ name }) => name)).size < dimensions.length) {
    return { problem: "Two dimensions of the rubric have the same name." };
  }
  const total = dimensions.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) >= 0.001) {
    return { problem: `The weights of the rubric add up to ${total.toFixed(2)}, not to 1.` };
  }
  return read.data;
}

/** Used where a course has no rubric for long answers. */
export const ownRubric: Rubric = {
  dimensions: [
    {
      name: "accuracy",
      weight: 0.3,
      description: "What is claimed is true.",
      levels: {
        "4": "Everything that is said is true.",
        "3": "A slip or two that change nothing in the argument.",
        "2": "Something that matters is wrong.",
        "1": "The main idea is misunderstood.",
      },
    },
    {
      name: "completeness",
      weight: 0.25,
      description: "Every part of the question is answered.",
      levels: {
        "4": "Each part is answered and worked out.",
        "3": "Nearly all of it is there; a part is thin.",
        "2": "Several parts are missing or only named.",
        "1": "Most of what was asked is not there.",
      },
    },
    {
      name: "reasoning",
      weight: 0.25,
      description: "Claims have reasons, and other views or limits are weighed.",
      levels: {
        "4": "Reasons are given throughout, and limits or objections are weighed.",
        "3": "Most claims have a reason.",
        "2": "Statements stand side by side, with few reasons.",
        "1": "Facts are repeated without any thought about them.",
      },
    },
    {
      name: "communication",
      weight: 0.2,
      description: "A reader can follow it easily.",
      levels: {
        "4": "Clear, in a good order, with exact words.",
        "3": "Clear on the whole; the order could be better.",
        "2": "Some passages have to be read twice.",
        "1": "Hard to follow.",
      },
    },
  ],
};
