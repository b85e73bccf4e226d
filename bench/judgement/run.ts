/** What the guardrails find and what they let through: `bun bench/judgement/run.ts [dev|sealed] [set] [file]`. */
import { languages, measure, ownSet, readSet, type SetName } from "../../tests/lesson/guardrails/measure.ts";

const [part = "dev", only, file] = process.argv.slice(2);
const names: SetName[] = ["scope", "personal", "unfit"];
const show = (figure: number) => figure.toFixed(2).padStart(6);

for (const name of names.filter((each) => only === undefined || each === only)) {
  const rows = file === undefined ? ownSet(name, part === "sealed" ? "sealed" : "dev") : readSet(file);
  console.log(`\n${name}: set, rows, found, right when found, harmless let through`);
  for (const lang of ["all", ...languages]) {
    const figures = measure(name, lang === "all" ? rows : rows.filter((row) => row.lang === lang));
    console.log(
      `${lang.padEnd(4)}${String(figures.rows).padStart(5)}${show(figures.recall)}${show(figures.precision)}${show(figures.letThrough)}`,
    );
  }
  if (part !== "sealed") for (const line of measure(name, rows).wrong) console.log(`  ${line}`);
}
