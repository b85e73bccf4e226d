import { checkScope } from "../../src/lesson/brief/scope/scope.ts";
import { unfitIn } from "../../src/lesson/check/age/words-found.ts";
import { likeness, type Model, modelIn } from "../../src/lesson/likeness/model.ts";
import { type Finder, type Row, scopeAnswer } from "../../tests/lesson/guardrails/measure.ts";
import { rowsByAuthor, type Taught } from "./labelled.ts";
import { modelFile, type Thresholds } from "./train.ts";

/** The two authors whose rows are many and were seen by no rule. */
const judges = ["a", "b"];

export type HeldOut = { author: string; rows: Row[]; finder: Finder };

/** For each author, the whole decision with a model that was made without their rows, and thresholds without them too. */
export function heldOutFinders(name: Taught): HeldOut[] {
  const without = judges.map((author) => ({ author, ...madeWithout(name, author) }));
  return without.map(({ author, rows, model }) => {
    const others = without.filter((other) => other.author !== author);
    const set = { ...model, header: { ...model.header, ...thresholdsOf(name, others) } };
    return { author, rows, finder: finderWith(name, () => set) };
  });
}

/** Thresholds chosen on the rows of each of the judges, with a model made without them. */
export function thresholdsFor(name: Taught): Thresholds {
  return strictest(judges.map((author) => thresholdsOf(name, [madeWithout(name, author)])));
}

/** Whoever asks least of all: authors differ, and what is harmless comes first. */
function strictest(each: readonly Thresholds[]): Thresholds {
  return {
    asks: Math.max(...each.map(({ asks }) => asks)),
    sure: Math.max(...each.map(({ sure }) => sure)),
    harmless: Math.min(...each.map(({ harmless }) => harmless)),
  };
}

const open: Thresholds = { asks: 1e9, sure: 1e9, harmless: -1e9 };

function madeWithout(name: Taught, author: string): { rows: Row[]; model: Model } {
  const all = rowsByAuthor(name);
  const rows = all.get(author) ?? [];
  const others = [...all].flatMap(([other, theirs]) => (other === author ? [] : theirs));
  return { rows, model: modelIn(modelFile(name, others, open)) };
}

function finderWith(name: Taught, model: () => Model): Finder {
  if (name === "scope") return (text) => scopeAnswer(checkScope(text, {}, model));
  return (text) => (unfitIn(text, model).length > 0 ? "found" : "passed");
}

/** Shares of the harmless rows that are to be let through, and refused at most; of the harmful, taken for harmless at most. */
const goals = {
  scope: { through: 0.97, refused: 0.01, vetoed: 0.03 },
  unfit: { through: 0.95, refused: 0, vetoed: 0 },
};

function thresholdsOf(name: Taught, held: readonly { rows: Row[]; model: Model }[]): Thresholds {
  const { through, refused, vetoed } = goals[name];
  const scored = held.flatMap(({ rows, model }) => {
    const ruled = finderWith(name, () => model);
    return rows.map((row) => ({
      row,
      score: likeness(model, row.text).score,
      ruled: ruled(row.text) !== "passed",
    }));
  });
  const harmless = scored.filter(({ row }) => row.label === "in" || row.label === "fit");
  const harmful = scored.filter(({ row }) => row.label === "out" || row.label === "unfit");
  const veto = quantile(
    harmful.map(({ score }) => score),
    vetoed,
  );
  // What the rules stop is not the classifier's doing, and has its own floor.
  const judged = harmless.filter(({ ruled }) => !ruled).map(({ score }) => score);
  return {
    asks: quantile(judged, through),
    sure: quantile(
      harmless.map(({ score }) => score),
      1 - refused,
    ),
    harmless: name === "scope" ? veto : -1e9,
  };
}

/** A little above the score below which so large a share lies. */
function quantile(scores: readonly number[], share: number): number {
  const sorted = scores.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return Number(((sorted[at] ?? 0) + 1e-3).toFixed(3));
}
