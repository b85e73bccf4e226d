/**
 * Lessons of every subject and shape with what goes with them, printed: `bun bench/papers/run.ts <folder> [how many]`. Files
 * are made, opened by LibreOffice, checked box by box, and every page is drawn into <folder>; sheets.html shows them all.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesToPrint } from "../../tests/lesson/printed/files.ts";
import { missingPrograms, openAll } from "../../tests/lesson/printed/opened.ts";

const [folder = "", many = "1000"] = process.argv.slice(2);
const missing = [...missingPrograms(), ...(Bun.which("pdftoppm") === null ? ["pdftoppm"] : [])];
if (folder === "" || missing.length > 0) {
  console.error(
    folder === "" ? "Name a folder for the pictures." : `There is no ${missing.join(", no ")} here.`,
  );
  process.exit(2);
}
const files = filesToPrint().slice(0, Number(many));
const opened = await openAll(files, resolve(folder));
for (const { name } of opened)
  Bun.spawnSync(["pdftoppm", "-r", "50", "-png", join(folder, `${name}.pdf`), join(folder, name)]);
const pictures = readdirSync(folder)
  .filter((file) => file.endsWith(".png"))
  .sort();
const shown = opened.map(({ name, wrong }) => {
  const own = pictures
    .filter((file) => file.startsWith(`${name}-`))
    .map((file) => `<img src="${file}" alt="">`);
  return `<section><h2>${name}${wrong.length === 0 ? "" : ` (${wrong.length} found)`}</h2>${own.join("")}</section>`;
});
writeFileSync(
  join(folder, "sheets.html"),
  `<!doctype html><meta charset="utf-8"><style>img{border:1px solid #999;margin:3px;vertical-align:top}h2{font:14px sans-serif}</style>${shown.join("\n")}`,
);
const pages = opened.reduce((sum, one) => sum + one.pages, 0);
const faults = opened.flatMap(({ name, wrong }) => wrong.map((found) => `${name}: ${found}`));
console.log(faults.join("\n"));
const subjects = new Set(files.map(({ subject }) => subject)).size;
console.log(`${files.length} files of ${subjects} subjects, ${pages} pages, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
