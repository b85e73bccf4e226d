import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import { kindOf } from "../exercises/kinds.ts";
import type { ExerciseResult } from "../result.ts";

export type XapiOptions = {
  /** An account's name that says nothing about who it is. */
  actor: string;
  /** Who gave the account. */
  homePage?: string;
};

/** What a learner did, as xAPI 1.0.3 statements in a JSON array; the same result has the same id in every export. */
export function exportXapi(course: Course, results: readonly ExerciseResult[], options: XapiOptions): string {
  const concepts = new Map(course.concepts.map((concept) => [concept.id, concept]));
  const statements = results.map((result) =>
    statement(course, concepts.get(result.concept_id), result, options),
  );
  return `${JSON.stringify(statements, null, 2)}\n`;
}

const verbs = {
  experienced: "http://adlnet.gov/expapi/verbs/experienced",
  answered: "http://adlnet.gov/expapi/verbs/answered",
  scored: "http://adlnet.gov/expapi/verbs/scored",
} as const;

const activities = {
  course: "http://adlnet.gov/expapi/activities/course",
  concept: "http://adlnet.gov/expapi/activities/objective",
  exercise: "http://adlnet.gov/expapi/activities/assessment",
} as const;

/** For ids that are made from names (RFC 4122, version 5). */
const namespace = "1b671a64-40d5-491e-99b0-da01ff1f3341";
const good = 3;

function statement(
  course: Course,
  concept: Concept | undefined,
  result: ExerciseResult,
  { actor, homePage = "https://teacher-assist.invalid" }: XapiOptions,
): unknown {
  const { exercise_id, concept_id, modality, bloom_level, score, fsrs_rating, completed, hints_used } =
    result;
  const { name, title, instruction_language } = course.config;
  const verb = kindOf(result).xapiVerb;
  const kind = result.type === "" ? modality.replaceAll("_", " ") : result.type;
  const said = (text: string) => ({ [instruction_language]: text });
  const activity = (type: keyof typeof activities, path: string[], text: string) => ({
    objectType: "Activity",
    id: iri(name, ...path),
    definition: { type: activities[type], name: said(text) },
  });
  const spent = duration(result);
  return {
    id: Bun.randomUUIDv5([name, exercise_id, concept_id, completed].join("\n"), namespace),
    actor: { objectType: "Agent", account: { homePage, name: actor } },
    verb: { id: verbs[verb], display: { en: verb } },
    object: activity("exercise", [concept_id, exercise_id], `${concept?.title ?? concept_id}: ${kind}`),
    result: {
      score: { scaled: score.percentage, raw: score.correct, min: 0, max: score.total },
      success: fsrs_rating >= good,
      completion: true,
      ...(spent === null ? {} : { duration: spent }),
      extensions: {
        [iri("extension", "fsrs-rating")]: fsrs_rating,
        [iri("extension", "bloom-level")]: bloom_level,
        [iri("extension", "hints-used")]: hints_used,
        [iri("extension", "error-types")]: result.errors.map(({ error_type }) => error_type),
      },
    },
    context: {
      platform: "teacher-assist",
      language: instruction_language,
      contextActivities: {
        parent: [activity("concept", [concept_id], concept?.title ?? concept_id)],
        grouping: [activity("course", [], title)],
      },
    },
    timestamp: completed,
  };
}

function iri(...path: string[]): string {
  return ["urn:teacher-assist", ...path.map((part) => encodeURIComponent(part))].join(":");
}

/** ISO 8601; `null` where the clock ran backwards. */
function duration({ started, completed }: ExerciseResult): string | null {
  const seconds = (Date.parse(completed) - Date.parse(started)) / 1000;
  return seconds >= 0 ? `PT${Math.round(seconds * 100) / 100}S` : null;
}
