/**
 * What the built-in reviewer finds of faults that were planted one to a lesson, and what it says of clean lessons:
 * `bun bench/review/run.ts [dev|apart]`. Of the half kept apart only sums are printed.
 */
import { wilson } from "../../src/text/interval.ts";
import { type Judged, judged, kinds } from "../../tests/lesson/review/measure.ts";

const [half = "dev"] = process.argv.slice(2);
const rows = await judged(half === "apart" ? "apart" : "dev");
const clean = rows.filter(({ sample }) => sample.fault === null);
const faulty = rows.filter(({ sample }) => sample.fault !== null);

console.log(`${half}: ${faulty.length} lessons with one planted fault, ${clean.length} clean ones`);
share("faults named", faulty.filter(({ found }) => found).length, faulty.length);
for (const kind of kinds) {
  const of = faulty.filter(({ sample }) => sample.fault?.kind === kind);
  console.log(`  ${kind.padEnd(12)}${of.filter(({ found }) => found).length} of ${of.length}`);
}
share("clean lessons with a finding", clean.filter(({ others }) => others.length > 0).length, clean.length);
console.log(`findings on clean lessons: ${count(clean)}; beside the fault on the others: ${count(faulty)}`);
const alarms = Map.groupBy(
  rows.flatMap(({ others }) => others),
  ({ rule }) => rule,
);
for (const [rule, all] of alarms) console.log(`  ${rule.padEnd(16)}${all.length}`);
if (half !== "apart") for (const row of rows) tell(row);

function share(what: string, yes: number, n: number): void {
  const { low = 0, high = 0 } = wilson(yes, n) ?? {};
  console.log(
    `${what}: ${yes} of ${n} (${((100 * yes) / n).toFixed(0)} %, 95 % interval ${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)} %)`,
  );
}

function count(some: readonly Judged[]): number {
  return some.reduce((sum, { others }) => sum + others.length, 0);
}

function tell({ sample: { name, fault }, found, others }: Judged): void {
  if (fault !== null && !found) console.log(`missed: ${name}, ${fault.kind}`);
  for (const { rule, line, message } of others)
    console.log(
      `${fault === null ? "false alarm" : `beside the ${fault.kind}`}: ${name}:${line} ${rule}: ${message}`,
    );
}
