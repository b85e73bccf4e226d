import { readdirSync } from "node:fs";
import { join } from "node:path";
import { skillFormat } from "./formats.ts";
import { foldersIn, isFile } from "./listing.ts";
import { hasOwnName, type Reading, readMarkdown, report } from "./reading.ts";

/** `skills/<name>/SKILL.md`, and the names of the tier 3 files beside and below it. */
export function readSkills(reading: Reading): void {
  const { plugin, declared } = reading;
  const root = join(plugin.dir, "skills");
  for (const name of foldersIn(root)) {
    if (name.startsWith("_")) continue;
    declared.skills.add(name);
    const dir = join(root, name);
    const path = join(dir, "SKILL.md");
    if (!isFile(path)) {
      report(reading, path, null, missingSkill(dir));
      continue;
    }
    const read = readMarkdown(reading, path, skillFormat);
    if (!read) continue;
    const given = read.ok ? read.value.name : read.fields.name;
    if (!hasOwnName(reading, path, read, { given, own: name, of: "folder" }) || !read.ok) continue;
    const { description } = read.value;
    const references = referencesIn(dir);
    plugin.skills.set(name, {
      name,
      description,
      plugin: plugin.name,
      dir,
      references,
      path,
      body: read.body,
    });
  }
}

/** Links are left out: a skill's files are its own, and a ring of links would never end. */
function referencesIn(dir: string, below = ""): string[] {
  const names: string[] = [];
  for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) names.push(...referencesIn(dir, `${below}${entry.name}/`));
    if (entry.isFile() && entry.name.endsWith(".md")) names.push(below + entry.name.slice(0, -".md".length));
  }
  return names.filter((name) => name !== "SKILL").sort();
}

function missingSkill(dir: string): string {
  const misspelt = readdirSync(dir).find((file) => /^skill\.(md|markdown)$/i.test(file));
  return misspelt
    ? `A skill's file is called \`SKILL.md\`: rename \`${misspelt}\`.`
    : "The skill has no `SKILL.md`.";
}
