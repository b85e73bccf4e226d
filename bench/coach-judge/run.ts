/**
 * How the judge of utterances agrees with people, and how quick it is: `bun bench/coach-judge/run.ts`. `--set held-out`,
 * `talk`, `talk-held-out`, `about` or `about-held-out` for another set, `--misses` for every row where the two differ, `--json` for the figures.
 */
import { judgeUtterance } from "../../src/coach/judge/judge-utterance.ts";
import {
  isCleanUse,
  isMinimalPair,
  type LabelledRow,
  labelledRows,
  labelledSets,
  questionOf,
} from "../../tests/coach/judge/labelled.ts";

const set = labelledSets.find((name) => process.argv.includes(name)) ?? "labelled";
const judged = labelledRows(set).map((row) => ({ row, verdict: judgeUtterance(questionOf(row)) }));
const languages = [...new Set(judged.map(({ row }) => row.language))].sort();
const categories = [...new Set(judged.map(({ row }) => row.category))].sort();

const figures = {
  set,
  utterances: judged.length,
  agreement: share(() => true, agrees),
  cleanUsesCorrect: share(isCleanUse, ({ verdict }) => verdict.verdict === "correct"),
  minimalPairsCorrect: share(isMinimalPair, ({ verdict }) => verdict.verdict === "correct"),
  wronglyCorrect: share(
    (row) => row.label !== "correct",
    ({ verdict }) => verdict.verdict === "correct",
  ),
  perSecond: throughput(),
};

if (process.argv.includes("--json")) console.log(JSON.stringify(figures, null, 2));
else print();

type Judged = (typeof judged)[number];

function agrees({ row, verdict }: Judged): boolean {
  return row.label === verdict.verdict;
}

function share(of: (row: LabelledRow) => boolean, holds: (one: Judged) => boolean): string {
  const rows = judged.filter(({ row }) => of(row));
  return `${rows.filter(holds).length} of ${rows.length}`;
}

function print(): void {
  console.log(`| category | ${languages.join(" | ")} | all |\n|---|${"---|".repeat(languages.length + 1)}`);
  for (const category of categories) {
    const cells = languages.map((language) =>
      cell((row) => row.category === category && row.language === language),
    );
    console.log(`| ${category} | ${cells.join(" | ")} | ${cell((row) => row.category === category)} |`);
  }
  const totals = languages.map((language) => cell((row) => row.language === language));
  console.log(`| **all** | ${totals.join(" | ")} | ${cell(() => true)} |\n`);
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`);
  if (!process.argv.includes("--misses")) return;
  for (const { row, verdict } of judged.filter((one) => !agrees(one))) {
    console.log(
      `${row.id} ${row.category}: ${row.label} → ${verdict.verdict} | ${row.target} | ${row.heard} | ${verdict.because}`,
    );
  }
}

function cell(of: (row: LabelledRow) => boolean): string {
  const rows = judged.filter(({ row }) => of(row));
  return rows.length === 0 ? "" : `${rows.filter(agrees).length}/${rows.length}`;
}

/** Utterances a second of processor time, against a deck of sixty other items. */
function throughput(): number {
  const questions = judged.map(({ row }) => questionOf(row));
  const deck = questions.map(({ item }, at) => ({ ...item, id: `item-${at}` })).slice(0, 60);
  const timed = questions.map((question) => ({ ...question, others: deck }));
  for (const question of timed) judgeUtterance(question);
  const before = process.cpuUsage();
  for (let round = 0; round < 10; round++) for (const question of timed) judgeUtterance(question);
  const { user, system } = process.cpuUsage(before);
  return Math.round((10 * timed.length * 1_000_000) / (user + system));
}
