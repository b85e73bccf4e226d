import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Course } from "../../../../src/learning/course.ts";
import {
  type BloomLevel,
  type Concept,
  CourseConfig,
  type DomainType,
  Items,
} from "../../../../src/learning/course-format.ts";
import {
  begin,
  type ConversationState,
  type Question,
} from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { generateConversation } from "../../../../src/learning/exercises/conversation/generate-conversation.ts";
import type { ExerciseRequest } from "../../../../src/learning/exercises/exercise.ts";
import { shippedCourse } from "../../shipped-course.ts";

export const root = join(import.meta.dir, "..", "..", "..", "..");
export const now = new Date("2026-02-22T14:30:00.000Z");

export const courses: Course[] = readdirSync(join(root, "courses")).map(shippedCourse);

export function courseNamed(name: string): Course {
  const found = courses.find(({ config }) => config.name === name);
  if (found === undefined) throw new Error(`no course ${name}`);
  return found;
}

export function request(
  course: Course,
  concept: Concept,
  more: Partial<ExerciseRequest> = {},
): ExerciseRequest {
  return {
    course,
    concept,
    bloom: concept.bloom_target,
    exerciseId: `20260222T143000Z-${concept.id}-cv`,
    seed: 1,
    now,
    history: [],
    errors: [],
    due: new Set(),
    sealed: true,
    ...more,
  };
}

export function started(asked: ExerciseRequest, wish = {}): ConversationState {
  const made = generateConversation(asked, wish);
  if ("problem" in made) throw new Error(made.problem);
  const state = begin(made.record);
  if ("problem" in state) throw new Error(state.problem);
  return state;
}

/** A course that somebody else might write: small, odd, partly not in English. */
export function ownCourse(
  material: Record<string, unknown>,
  bloom: BloomLevel = "remember",
): {
  course: Course;
  concept: Concept;
} {
  const config = CourseConfig.parse({
    name: "mine",
    title: "日本語 / Kana",
    description: "A few words.",
    domain_type: "language",
    target_language: "ja",
    license: "CC0",
  });
  const concept: Concept = {
    id: "kana",
    title: "かな & “quotes”",
    description: "x",
    unit: "1",
    type: "vocabulary",
    bloom_target: bloom,
    prerequisites: [],
  };
  const items = Items.parse({
    concept: "kana",
    teach: { explanation: "ねこ is a cat. いぬ is a dog.", example: "ねこがいます。" },
    ...material,
  });
  return { course: { config, concepts: [concept], items: new Map([["kana", items]]) }, concept };
}

/** What somebody who knows it would say. `used`: what was said in the scene before. */
export function rightReply(
  { weighing, accepted, references, truth }: Question,
  used: readonly string[] = [],
  domain: DomainType = "language",
): string {
  if (weighing === "statement") return `${truth ? "Yes" : "No"}, because ${references[0]}`;
  if (weighing === "scene") {
    const fresh = accepted.find((phrase) => !used.includes(phrase)) ?? accepted[0] ?? "";
    return domain === "language"
      ? `${fresh}, ${fresh}.`
      : `${fresh}. Last spring two of us in the shop could not agree on who should close up in the evening.`;
  }
  return accepted[0] ?? references[0] ?? "";
}
