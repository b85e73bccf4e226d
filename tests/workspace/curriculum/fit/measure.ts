import { join } from "node:path";
import { loadClasses } from "../../../../src/workspace/classes.ts";
import { fitIndex } from "../../../../src/workspace/curriculum/fit/fit.ts";
import { loadRegistry } from "../../../../src/workspace/curriculum/registry.ts";
import { loadTopicNotes } from "../../../../src/workspace/topic-notes.ts";
import { nearestOutcomes } from "../../../../src/workspace/topics/choose.ts";

const workspace = join(import.meta.dir, "..", "..", "..", "..", "workspace");

/** A topic as a teacher might type it, and every outcome of the sample workspace that a lesson on it may claim. */
export type Labelled = {
  kind: "fit" | "other" | "nonsense" | "near";
  /** For which class, where that was said. */
  class?: string;
  topic: string;
  codes: string[];
};

export async function labelled(name: string): Promise<Labelled[]> {
  const text = await Bun.file(join(import.meta.dir, name)).text();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

export async function sampleFits() {
  const { outcomes } = await loadRegistry(workspace);
  const index = fitIndex(outcomes, await loadTopicNotes(workspace));
  return (topic: string) =>
    outcomes.filter((outcome) => index.outcome(topic, outcome).fits).map(({ code }) => code);
}

/** Of the topics that fit something, the share where the three outcomes to choose from hold one that does. */
export async function sampleChoices(rows: readonly Labelled[]): Promise<number> {
  const registry = await loadRegistry(workspace);
  const heads = await loadTopicNotes(workspace);
  const profiles = await loadClasses(workspace);
  const fitting = rows.filter(({ codes }) => codes.length > 0);
  const offered = fitting.filter((row) => {
    const profile = profiles.find(({ id }) => id === row.class) ?? null;
    return nearestOutcomes(row.topic, registry, heads, 3, profile).some(({ code }) =>
      row.codes.includes(code),
    );
  });
  return offered.length / fitting.length;
}

export type Measured = {
  /** Topics that have a fitting outcome, and how many of them got one. */
  fitting: number;
  ticked: number;
  /** Topics that have none, and those that got one all the same. */
  strange: number;
  misticked: string[];
  missed: string[];
  right: number;
  wrong: number;
};

export function measure(rows: readonly Labelled[], fits: (topic: string) => string[]): Measured {
  const judged = rows.map((row) => ({ ...row, found: fits(row.topic) }));
  const fitting = judged.filter(({ codes }) => codes.length > 0);
  const strange = judged.filter(({ codes }) => codes.length === 0);
  const good = (row: (typeof judged)[number]) => row.found.filter((code) => row.codes.includes(code));
  const right = judged.reduce((sum, row) => sum + good(row).length, 0);
  return {
    fitting: fitting.length,
    ticked: fitting.filter((row) => good(row).length > 0).length,
    strange: strange.length,
    misticked: strange.filter(({ found }) => found.length > 0).map(({ topic }) => topic),
    missed: fitting.filter((row) => good(row).length === 0).map(({ topic }) => topic),
    right,
    wrong: judged.reduce((sum, row) => sum + row.found.length, 0) - right,
  };
}

export function told(
  name: string,
  { fitting, ticked, strange, misticked, missed, right, wrong }: Measured,
): string {
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  return [
    `fit, ${name}: ${percent(ticked, fitting)} of ${fitting} fitting topics ticked, ${percent(misticked.length, strange)} of ${strange} that fit nothing; ${percent(right, right + wrong)} of ${right + wrong} single ticks right`,
    ...missed.map((topic) => `  missed: ${topic}`),
    ...misticked.map((topic) => `  ticked: ${topic}`),
  ].join("\n");
}
