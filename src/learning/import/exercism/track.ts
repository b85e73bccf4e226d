import { basename, resolve } from "node:path";
import type { CourseDraft, DraftConcept } from "../draft.ts";
import type { NotImported, Skipped } from "../imported.ts";
import { type ReadExercise, readExercise } from "./exercise.ts";
import type { SourceLanguage } from "./scan.ts";
import { readInside, readJsonInside, Track, type TrackExercise } from "./track-files.ts";

const languages: Readonly<Record<string, SourceLanguage>> = {
  python: "python",
  javascript: "javascript",
  typescript: "typescript",
};

/** A course from the folder of an Exercism track: each exercise that can be checked by calls and values is a concept. */
export function draftFromTrack(path: string): { draft: CourseDraft; skipped: Skipped[] } | NotImported {
  const folder = resolve(path);
  const source = basename(folder);
  if (readInside(folder, "config.json") === null)
    return {
      problem: `${source} is a folder without a config.json: it is no Exercism track. To import a file, give the file itself.`,
    };
  const track = readJsonInside(folder, "config.json", Track);
  if (track === null)
    return {
      problem: `The config.json in ${source} is not that of an Exercism track: it must name a language and its exercises.`,
    };
  const language = languages[track.slug.toLowerCase()];
  if (language === undefined)
    return {
      problem: `${track.language} tracks cannot be used: exercises are checked in Python, JavaScript and TypeScript.`,
    };
  const skipped: Skipped[] = [];
  const listed = [
    ...track.exercises.concept.map((exercise) => ({ exercise, kind: "concept" as const })),
    ...track.exercises.practice.map((exercise) => ({ exercise, kind: "practice" as const })),
  ];
  const read = listed.flatMap(({ exercise, kind }) => {
    if (exercise.status === "deprecated") return [];
    const found = readExercise(folder, kind, exercise, language);
    if ("why" in found) {
      skipped.push({ where: `${kind}/${exercise.slug}`, why: found.why });
      return [];
    }
    for (const { name, why } of found.left)
      skipped.push({ where: `${kind}/${exercise.slug}, test “${name}”`, why });
    return [{ exercise, kind, found }];
  });
  if (read.length === 0) return { problem: nothing(source, skipped) };
  const kept = new Set(read.map(({ exercise }) => exercise.slug));
  const before = prerequisitesIn(track.exercises.concept, kept);
  const concepts = read.map(({ exercise, kind, found }) =>
    conceptOf(exercise, kind, found, before(exercise)),
  );
  const title = `${track.language} exercises`;
  return {
    draft: { title, source, domain: "technical", codeLanguage: language, concepts },
    skipped,
  };
}

function conceptOf(
  { slug, name, difficulty }: TrackExercise,
  kind: "concept" | "practice",
  { task, blurb, introduction }: ReadExercise,
  after: string[],
): DraftConcept {
  const level = difficulty <= 3 ? "Easy" : difficulty <= 7 ? "Medium" : "Hard";
  return {
    key: slug,
    id: slug,
    title: name,
    unit: kind === "concept" ? "Concepts" : `${level} practice`,
    type: "implementation",
    bloom: "apply",
    description: blurb || name,
    after,
    explanation: introduction || blurb || task.statement,
    items: { code_tasks: [task] },
  };
}

/**
 * Exercism names concepts, and says which exercise teaches each. Where that exercise could not be kept, what it needed
 * itself stands in its place.
 */
function prerequisitesIn(
  teaching: readonly TrackExercise[],
  kept: ReadonlySet<string>,
): (exercise: TrackExercise) => string[] {
  const taughtBy = Map.groupBy(
    teaching.flatMap((exercise) => exercise.concepts.map((concept) => ({ concept, exercise }))),
    ({ concept }) => concept,
  );
  const find = ({ prerequisites }: TrackExercise, seen: Set<string>): string[] =>
    prerequisites.flatMap((concept) =>
      (taughtBy.get(concept) ?? []).flatMap(({ exercise }) => {
        if (seen.has(exercise.slug)) return [];
        seen.add(exercise.slug);
        return kept.has(exercise.slug) ? [exercise.slug] : find(exercise, seen);
      }),
    );
  return (exercise) => find(exercise, new Set([exercise.slug]));
}

function nothing(source: string, skipped: readonly Skipped[]): string {
  const [first] = skipped;
  return first === undefined
    ? `The track in ${source} lists no exercises.`
    : `No exercise of ${source} could be used. ${first.where}: ${first.why}`;
}
