// Writes THIRD-PARTY-NOTICES.md: what others made that runs or is served with teacher-assist, and under which licence.
// `node scripts/notices.mjs --check` fails when the file does not say what package-lock.json says.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const file = join(root, "THIRD-PARTY-NOTICES.md");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const head = readFileSync(file, "utf8").split("<!-- packages -->")[0];
const packages = Object.entries(lock.packages)
  .filter(([path, { dev, optional }]) => path !== "" && !dev && !optional)
  .map(([path, { version, license = "see the package" }]) => ({
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version,
    license,
  }))
  .sort((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));

const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
const text = `${head}<!-- packages -->\n\n| package | version | licence |\n|---|---|---|\n${[...new Set(rows)].join("\n")}\n`;

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.log("THIRD-PARTY-NOTICES.md is out of date. `node scripts/notices.mjs` writes it anew.");
  process.exit(1);
}
