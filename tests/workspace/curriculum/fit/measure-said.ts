import { readFileSync } from "node:fs";
import { join } from "node:path";
import { misstated } from "../../../../src/workspace/curriculum/fit/restated.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { files, registryOf } from "../samples.ts";

/** What a lesson might say of an outcome: faithfully in other words, or not. */
export type SaidRow = {
  kind: "faithful" | "other" | "swapped" | "negated" | "level" | "mixed";
  code: string;
  says: string;
};

/** The shipped curricula, Syldavia's and that of the Harbour Isles, which are nowhere. */
export const harbourIsles = {
  path: "curriculum/harbour-isles.md",
  text: readFileSync(join(import.meta.dir, "harbour-isles.md"), "utf8"),
};

export function severalCurricula(): Registry {
  return registryOf([...files, harbourIsles]);
}

export function saidRows(name: string): SaidRow[] {
  const text = readFileSync(join(import.meta.dir, name), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

export type SaidMeasured = {
  faithful: number;
  passed: number;
  false: number;
  ticked: SaidRow[];
  refused: SaidRow[];
};

export function measureSaid(rows: readonly SaidRow[], registry: Registry): SaidMeasured {
  const judged = rows.map((row) => {
    const outcome = registry.find(row.code);
    if (outcome === null) throw new Error(`There is no ${row.code}`);
    const levels = registry.file(outcome.file)?.levels ?? [];
    return { row, passes: misstated(row.says, outcome, { levels, topics: [], loose: false }) === null };
  });
  const faithful = judged.filter(({ row }) => row.kind === "faithful");
  const wrong = judged.filter(({ row }) => row.kind !== "faithful");
  return {
    faithful: faithful.length,
    passed: faithful.filter(({ passes }) => passes).length,
    false: wrong.length,
    ticked: wrong.filter(({ passes }) => passes).map(({ row }) => row),
    refused: faithful.filter(({ passes }) => !passes).map(({ row }) => row),
  };
}
