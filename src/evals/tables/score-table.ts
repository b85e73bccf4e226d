import { meaningOf } from "../criteria/meaning.ts";
import type { CaseResult, CriterionScore } from "../suites/result.ts";
import { type Column, csvOf, type Table } from "./table.ts";

/** One criterion on one trial; `score` null: the case could not be tried, so that nothing was measured. */
export type ScoreRow = { side: string; result: CaseResult; score: CriterionScore | null };

/** Long and tidy, as statistics programs take it. The header and the codebook are this. */
export const scoreTable: Table<ScoreRow> = {
  name: "scores",
  about: "One row a criterion on one trial: a case under a condition, by a model, in one of its repeats.",
  columns: [
    { name: "run", about: "the run, or the side of the comparison as it was named", of: ({ side }) => side },
    { name: "case", about: "the case; repeats of one are not independent", of: ({ result }) => result.case },
    { name: "suite", about: "the file of cases it is in", of: ({ result }) => result.suite },
    {
      name: "condition",
      about: "what was given or left out: A workspace, B framing, C skills, D topology, E memory",
      of: ({ result }) => result.condition,
    },
    { name: "provider", about: "who wrote: builtin is no AI model", of: ({ result }) => result.provider },
    { name: "model", about: "the model; empty: as the agents have it", of: ({ result }) => result.model },
    { name: "repeat", about: "which repeat of the case, from 1", of: ({ result }) => result.repeat },
    { name: "came_to", about: "lesson, question or refusal", of: ({ result }) => result.kind },
    { name: "criterion", about: "what was measured; below", of: ({ score }) => score?.criterion ?? null },
    { name: "kind", about: "structural, behavioural or judged", of: ({ score }) => score?.kind ?? null },
    { name: "score", about: "0 to 1; empty where not measured", of: ({ score }) => score?.score ?? null },
    { name: "threshold", about: "the least score that passes", of: ({ score }) => score?.threshold ?? null },
    {
      name: "passed",
      about: "whether it reached the threshold; empty where not measured",
      of: ({ score }) => score?.passed ?? null,
    },
    {
      name: "measured",
      about: "measured; nothing to measure; or could not be tried, with the reason",
      of: ({ result, score }) => {
        if (score === null) return `could not be tried: ${result.error ?? "no criterion was asked for"}`;
        return score.score === null ? "nothing to measure" : "measured";
      },
    },
    {
      name: "advisory",
      about: "true where a judge said it that was not held against people",
      of: ({ score }) => (score === null ? null : score.advisory === true),
    },
    { name: "session", about: "the session, as ratings name a lesson", of: ({ result }) => result.sessionId },
  ],
};

/** In the order of the sides and their results. */
export function scoreRows(sides: readonly { name: string; results: readonly CaseResult[] }[]): ScoreRow[] {
  return sides.flatMap(({ name, results }) =>
    results.flatMap((result): ScoreRow[] =>
      result.scores.length === 0
        ? [{ side: name, result, score: null }]
        : result.scores.map((score) => ({ side: name, result, score })),
    ),
  );
}

/** What each column and each criterion of these rows means. */
export function scoreCodebook(rows: readonly ScoreRow[]): string {
  const named = [...new Set(rows.flatMap(({ score }) => score?.criterion ?? []))];
  const columns: Column<[string, string, string]>[] = [
    { name: "what", about: "column or criterion", of: ([what]) => what },
    { name: "name", about: "its name", of: ([, name]) => name },
    { name: "means", about: "what it means; of a criterion, what a 1 means", of: ([, , means]) => means },
  ];
  return csvOf({ columns }, [
    ...scoreTable.columns.map(({ name, about }): [string, string, string] => ["column", name, about]),
    ...named.map((name): [string, string, string] => ["criterion", name, meaningOf(name)]),
  ]);
}
