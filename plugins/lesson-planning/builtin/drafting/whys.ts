import { counted } from "../../../../src/counted.ts";
import type { LessonPlan } from "./plan.ts";

/** One line of why for each approach to a section, in terms of this class. Approach 0 is the first draft's. */
export function whyFor(plan: LessonPlan, section: string, approach: number): string {
  const { profile, topic } = plan;
  const size = profile.size === null ? "the class" : counted(profile.size, "pupil");
  const needs =
    profile.needs.length === 0 ? profile.id : `${profile.needs.length} kinds of need in ${profile.id}`;
  const lines: Readonly<Record<string, readonly string[]>> = {
    overview: [
      "Says what the lesson builds on.",
      `Leads with why ${plan.named} matters, for a class that asks what it is for.`,
    ],
    "learning-outcomes": [
      "The expectations nearest to the topic.",
      "Other expectations of the same outcome, if these are already secure.",
      "The outcome's later expectations, a step further.",
    ],
    "curriculum-links": [
      "Every outcome the lesson serves.",
      "The second outcome alone, for a narrower focus.",
    ],
    "success-criteria": [
      "One statement for each outcome.",
      `A ladder from with notes to without, so that ${needs} all have a first step.`,
    ],
    starter: [
      `Retrieval of what ${profile.id} needs today.`,
      "Shows beforehand who holds which misconception, before the worked example.",
      "No preparation, and recall without cues is the strongest kind.",
    ],
    main: [
      "Worked example first: least load for a new idea.",
      topic?.language
        ? "Predict before running: pupils read code before they write it."
        : "Predict before seeing: pupils commit to an answer first.",
      "Try it first: the explanation then answers a question pupils already have.",
    ],
    plenary: [
      "An exit question shows who needs what tomorrow.",
      "Pupils judge themselves against the criteria; you learn what they think they know.",
      `Finding somebody else's mistake is safe for ${size}, and shows understanding.`,
    ],
    assessment: [
      "Looks at everybody a little.",
      "Looks at five pupils closely: more realistic while you also teach.",
    ],
    differentiation: [
      "The first strategies for each need.",
      `Other strategies for the same needs, if ${profile.id} has had the first ones often.`,
      "A third set, for variety over a unit.",
    ],
    resources: ["Uses the room's equipment.", "Paper only: nothing to log in to, nothing to fail."],
    timings: [
      "The usual balance.",
      "More time to practise alone; less on everything else.",
      "More time to explain, for an idea that is quite new.",
    ],
  };
  return lines[section]?.[approach] ?? "A different balance of the same material.";
}
