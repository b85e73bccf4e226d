import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A deck that was opened by its path, kept among the learner's own, so that its words come back for review (decision 38).
 * `folders`: where decks are looked for, the learner's own first. Gives what the learner is to know, or null.
 */
export function keepDeck(path: string, name: string, folders: readonly string[]): string | null {
  const [own] = folders;
  if (own === undefined) return null;
  const source = readFileSync(path);
  const copy = join(own, `${name}.yaml`);
  const there = folders
    .flatMap((folder) => [".yaml", ".yml", "/config.json"].map((end) => join(folder, `${name}${end}`)))
    .find((place) => existsSync(place));
  if (there !== undefined) {
    if (source.equals(readFileSync(there))) return null;
    return `There is another deck called ${name}: ${there}. It was left as it is, and review goes by it, not by ${path}. Give one of them another name.`;
  }
  try {
    mkdirSync(own, { recursive: true });
    writeFileSync(copy, source, { flag: "wx" });
  } catch {
    return `${copy} could not be written: to have these words in review, put ${path} there.`;
  }
  return `This deck is kept as ${copy}, so that its words come back for review: teacher-assist study plan ${name}`;
}
