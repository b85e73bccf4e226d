import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dir, "../../docs/figures");

/** The figures that docs/figures.md shows, by their names. */
export const examples: readonly { name: string; source: string }[] = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .map((file) => ({ name: file.replace(/\.yaml$/, ""), source: readFileSync(join(folder, file), "utf8") }));
