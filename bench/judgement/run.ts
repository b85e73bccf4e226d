/**
 * What the guardrails find and what they let through: `bun bench/judgement/run.ts [dev|sealed] [set] [file]`.
 * `train [set]` makes the models again, `check [set]` says whether that gives the same files, and `authors [set]` measures
 * on each author's rows what a model made without them would do. `ordinary [data folder] [lessons] [seed]` counts what is
 * stopped of the topics that ship and of lessons of a library that was brought in.
 */
import { readFileSync, writeFileSync } from "node:fs";
import {
  type Figures,
  languages,
  measure,
  ownSet,
  type Row,
  readSet,
  type SetName,
} from "../../tests/lesson/guardrails/measure.ts";
import { heldOutFinders, thresholdsFor } from "./authors.ts";
import { rowsByAuthor, type Taught } from "./labelled.ts";
import { ordinaryTable } from "./ordinary.ts";
import { modelFile, modelPath } from "./train.ts";

const [part = "dev", only, file, seed] = process.argv.slice(2);
const names: SetName[] = ["scope", "personal", "unfit"];
const chosen = names.filter((each) => only === undefined || each === only);
const taught = chosen.filter((each): each is Taught => each !== "personal");

if (part === "train" || part === "check") for (const name of taught) made(name, part === "check");
else if (part === "ordinary")
  for (const line of ordinaryTable(only, Number(file ?? "300"), Number(seed ?? "1"))) console.log(line);
else if (part === "authors") for (const name of taught) byAuthor(name);
else for (const name of chosen) bySet(name);

function bySet(name: SetName): void {
  const rows = file === undefined ? ownSet(name, part === "sealed" ? "sealed" : "dev") : readSet(file);
  console.log(`\n${name}: set, rows, found, right when found, harmless let through`);
  table(rows, (some) => measure(name, some));
  if (part !== "sealed") for (const line of measure(name, rows).wrong) console.log(`  ${line}`);
}

function made(name: Taught, check: boolean): void {
  const rows = [...rowsByAuthor(name).values()].flat();
  const text = modelFile(name, rows, thresholdsFor(name));
  if (check) {
    const same = readFileSync(modelPath(name), "utf8") === text;
    console.log(`${name}: ${same ? "the same file" : "another file: train it again"}`);
    if (!same) process.exitCode = 1;
  } else {
    writeFileSync(modelPath(name), text);
    console.log(`${name}: ${rows.length} rows, ${text.length} bytes`);
  }
}

function byAuthor(name: Taught): void {
  for (const { author, rows, finder } of heldOutFinders(name)) {
    console.log(`\n${name}, author ${author}, by a model made without these rows`);
    table(rows, (some) => measure(name, some, finder));
  }
}

function table(rows: readonly Row[], figuresOf: (rows: readonly Row[]) => Figures): void {
  const show = (figure: number) => figure.toFixed(2).padStart(6);
  for (const lang of ["all", ...languages]) {
    const {
      rows: count,
      recall,
      precision,
      letThrough,
      asked,
    } = figuresOf(lang === "all" ? rows : rows.filter((row) => row.lang === lang));
    const vague =
      asked.rows === 0 ? "" : `   vague: ${asked.asked} of ${asked.rows} asked, ${asked.refused} refused`;
    console.log(
      `${lang.padEnd(4)}${String(count).padStart(5)}${show(recall)}${show(precision)}${show(letThrough)}${vague}`,
    );
  }
}
