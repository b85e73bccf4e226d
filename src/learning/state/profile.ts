import { z } from "zod";
import { Modality } from "../course-format.ts";

const Detected = z.object({
  highest_performance: Modality.nullable().default(null),
  lowest_performance: Modality.nullable().default(null),
  most_engaged: Modality.nullable().default(null),
});

export const mostNewWords = 500;

/** FSRS parameters as they were in force from a moment on: what was scheduled before keeps its own. */
const Fitted = z.object({
  since: z.iso.datetime(),
  w: z.array(z.number()),
  reviews: z.number().int(),
});

/** `profile.json`: what is true of a learner in every course (exercise-modalities §11.2). Others' fields are kept. */
export const Profile = z.looseObject({
  /** Stands for the learner where results leave this machine; says nothing about who they are. */
  learner_id: z.uuid(),
  /** Where the learner's day turns; an IANA name. */
  time_zone: z.string().refine(isZone, "no time zone of that name"),
  learning_preferences: z
    .looseObject({
      session_duration_minutes: z.number().positive().max(600).default(25),
      explanation_style: z.string().default("examples_first"),
      /** Words met for the first time in a learner's day, in each course. */
      new_words_per_day: z.number().int().min(1).max(mostNewWords).default(20),
      modality_preferences: z
        .looseObject({
          preferred: z.array(Modality).default([]),
          avoided: z.array(Modality).default([]),
          auto_detected: Detected.prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
  fsrs: z
    .looseObject({
      /** How likely something should still be known when it comes back. */
      request_retention: z.number().min(0.7).max(0.99).default(0.9),
      fitted: z.array(Fitted).default([]),
    })
    .prefault({}),
});
export type Profile = z.infer<typeof Profile>;

export function newProfile(learnerId: string, zone: string): Profile {
  return Profile.parse({ learner_id: learnerId, time_zone: zone });
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
