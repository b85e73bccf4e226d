import { confine } from "../confine.ts";
import { levelsHeld } from "../curriculum/levels.ts";
import { parseOnce } from "../curriculum/parse-once.ts";
import { decodeText } from "../text.ts";
import { filesBelow } from "../walk.ts";
import { shippedPacks } from "./draw.ts";
import { isCurriculumPath } from "./pack-paths.ts";

/** A curriculum that comes with the program, for whoever is about to set up a desk. */
export type PackCurriculum = {
  path: string;
  title: string;
  subject: string;
  country: string;
  levels: string[];
  outcomes: number;
};

/** Every one there is. */
export function packCurricula(folder: string = shippedPacks()): PackCurriculum[] {
  const packs = confine(folder);
  if (packs.entry(".") === null) return [];
  return filesBelow(packs, ".")
    .map((path) => `packs/${path}`)
    .filter(isCurriculumPath)
    .flatMap((path) => {
      const text = decodeText(packs.read(path.slice("packs/".length), 2_000_000)) ?? "";
      const file = parseOnce(path, text);
      const { title, subject } = file;
      const country = /^country: *(.+)$/m.exec(text)?.[1]?.trim() ?? "";
      return [{ path, title, subject, country, levels: levelsHeld(file), outcomes: file.outcomes.length }];
    });
}
