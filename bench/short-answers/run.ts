import { parseArgs } from "node:util";
import { baseline } from "./baseline.ts";
import { fitModel } from "./fit.ts";
import { foldsByQuestion } from "./folds.ts";
import { calibrationReport, scoreOf, setReport, sureReport } from "./report.ts";
import { featureRows, readExamples } from "./rows.ts";
import { storedModel } from "./stored.ts";
import { crossValidate } from "./validate.ts";

/** `bun bench/short-answers/run.ts <labelled rows> [--write]`: the figures of docs/short-answers.md; --write fits on all rows. */
const { values, positionals } = parseArgs({
  options: {
    write: { type: "boolean" },
    folds: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    domains: { type: "boolean" },
  },
  allowPositionals: true,
});
const examples = await readExamples(positionals[0] ?? "../shared/data/short-answers-train.jsonl");
const { names, rows } = featureRows(examples);

if (values.write === true) {
  const path = new URL("../../src/learning/short-answers/weights.json", import.meta.url);
  await Bun.write(path, storedModel(fitModel(names, rows)));
  console.log(`weights fitted on ${rows.length} answers with ${names.length} features`);
} else if (values.domains === true) {
  const domains = [...new Set(examples.map(({ domain }) => domain))];
  const folds = examples.map(({ domain }) => domains.indexOf(domain));
  const judged = crossValidate(names, rows, folds);
  for (const [at, domain] of domains.entries()) {
    const unseen = judged.filter(({ fold }) => fold === at);
    console.log(`without ${domain}: macro-F1 ${scoreOf(unseen).toFixed(3)} on its ${unseen.length} answers`);
  }
  for (const line of [...setReport(judged, "sciEntsBank"), ...sureReport(judged)]) console.log(line);
} else {
  const [count, seed] = [Number(values.folds), Number(values.seed)];
  for (const [set, score] of baseline(examples, count, seed))
    console.log(`plain overlap, ${set}: ${score.toFixed(3)}`);
  const judged = crossValidate(names, rows, foldsByQuestion(rows, count, seed));
  for (const set of ["beetle", "sciEntsBank"]) {
    for (const line of [...setReport(judged, set), ...calibrationReport(judged, set)]) console.log(line);
  }
  for (const line of sureReport(judged)) console.log(line);
}
