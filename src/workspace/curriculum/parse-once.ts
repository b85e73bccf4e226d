import { remembered } from "../remembered.ts";
import type { CurriculumFile } from "./outcome.ts";
import { parseCurriculum } from "./parse.ts";

const parse = remembered(256, parseCurriculum);

/** A file is parsed again when its text has changed, not each time somebody asks; a line end at its end changes nothing. */
export function parseOnce(path: string, text: string): CurriculumFile {
  return parse(path, text.endsWith("\n") ? text.slice(0, -1) : text);
}
