import { type Share, wilson } from "../../text/interval.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import { f1, macroF1 } from "../statistics/f1.ts";
import type { Interval } from "../statistics/interval.ts";
import { kappa, type Pair } from "../statistics/kappa.ts";
import { judgeOf, judgeRow } from "./judge-row.ts";
import type { LabelledRow } from "./labelled-row.ts";

/** What a judge says of labelled rows. */
export type Confusion = {
  judge: string;
  classes: string[];
  /** By label, then by verdict. */
  table: number[][];
  right: Share;
  macroF1: Interval;
  kappa: Interval | null;
  byClass: { name: string; precision: Share | null; recall: Share | null; f1: number | null }[];
  /** Every row that the judge sees otherwise than its label. */
  wrong: { id: string; label: string; said: string; text: string }[];
};

const order = ["correct", "partial", "unclear", "incorrect"];

/** One for each judge that the rows ask. The same rows give the same numbers. */
export function confusionsOf(rows: readonly LabelledRow[]): Confusion[] {
  return Array.from(Map.groupBy(rows, judgeOf), ([judge, own]) => {
    const judged = own.map((labelled) => ({
      labelled,
      label: labelled.row.verdict,
      said: judgeRow(labelled),
    }));
    const classes = order.filter((name) => judged.some(({ label, said }) => label === name || said === name));
    const place = (name: string) => classes.indexOf(name);
    const pairs = judged.map(({ label, said }): Pair => [place(label), place(said)]);
    const count = (label: number, said: number) => pairs.filter(([a, b]) => a === label && b === said).length;
    const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
    const table = classes.map((_, label) => classes.map((__, said) => count(label, said)));
    const right = wilson(pairs.filter(([a, b]) => a === b).length, pairs.length);
    const macro = bootstrap(pairs, macroF1);
    if (right === null || macro === null) return [];
    const byClass = classes.map((name, at) => {
      const one = f1(pairs, at);
      return {
        name,
        precision: wilson(count(at, at), sum(table.map((row) => row[at] ?? 0))),
        recall: wilson(count(at, at), sum(table[at] ?? [])),
        f1: Number.isNaN(one) ? null : one,
      };
    });
    const wrong = judged
      .filter(({ label, said }) => label !== said)
      .map(({ labelled, label, said }) => ({ id: labelled.row.id, label, said, text: inWords(labelled) }));
    return [{ judge, classes, table, right, macroF1: macro, kappa: bootstrap(pairs, kappa), byClass, wrong }];
  }).flat();
}

function inWords({ room, row }: LabelledRow): string {
  return room === "study" ? `${row.answer} (${row.key.join(" / ")})` : `${row.heard} (${row.target})`;
}

/** As markdown. */
export function confusionReport(found: readonly Confusion[]): string {
  return found.map(reportOf).join("\n");
}

function reportOf({
  judge,
  classes,
  table,
  right,
  macroF1: macro,
  kappa: agreed,
  byClass,
  wrong,
}: Confusion): string {
  const share = (one: Share | null) =>
    one === null ? "not known" : `${one.rate.toFixed(2)} (${one.low.toFixed(2)} to ${one.high.toFixed(2)})`;
  const interval = (one: Interval | null) =>
    one === null ? "not known" : `${one.value.toFixed(2)} (${one.low.toFixed(2)} to ${one.high.toFixed(2)})`;
  return [
    `## ${judge}`,
    "",
    `${right.n} rows. Right: ${share(right)}. Macro-F1: ${interval(macro)}. κ: ${interval(agreed)}. Intervals of 95 %; rows are taken as independent.`,
    "",
    `| label | ${classes.map((name) => `said ${name}`).join(" | ")} | precision (95 %) | recall (95 %) | F1 |`,
    `|---|${classes.map(() => "---|").join("")}---|---|---|`,
    ...byClass.map(
      ({ name, precision, recall, f1: one }, at) =>
        `| ${name} | ${(table[at] ?? []).join(" | ")} | ${share(precision)} | ${share(recall)} | ${one === null ? "not known" : one.toFixed(2)} |`,
    ),
    "",
    ...wrong.map(({ id, label, said, text }) => `- ${id}: ${label}, said ${said}: ${text}`),
    "",
  ].join("\n");
}
