import { readFile, stat } from "node:fs/promises";
import { Problem } from "../../problem.ts";
import { errorCode } from "../../store/failure.ts";
import { marked } from "../import/decode-text.ts";
import type { ExerciseRecord } from "./exercise.ts";
import type { GradingDesk } from "./grading.ts";
import { mostText, mustBeShort, tooLong } from "./most-text.ts";

/** The file that an exercise is written in: the one that was named for grading, else the first it was given with. */
export function mainFile(record: ExerciseRecord, desk: GradingDesk): string {
  return desk.given ?? desk.path(record.files[0] ?? "");
}

export async function textAt(path: string): Promise<string> {
  return (await readText(path)).text;
}

const bytesALetter = 4;

/**
 * As it is, marks and line endings included: those are for the reader of the format to know. Some editors save UTF-16;
 * such a file is read, and not written to.
 */
export async function readText(path: string): Promise<{ text: string; utf8: boolean }> {
  try {
    if ((await stat(path)).size > mostText * bytesALetter) throw tooLong();
    const bytes = await readFile(path);
    const wide = marked(bytes);
    const text = new TextDecoder(wide ?? "utf-8", { ignoreBOM: true }).decode(bytes);
    mustBeShort(text);
    return { text, utf8: wide === null };
  } catch (error) {
    if (errorCode(error) === "EISDIR") throw new Problem("usage", `${path} is a folder, not an exercise.`);
    if (errorCode(error) !== "ENOENT") throw error;
    throw new Problem("usage", `${path} is not there any more. Put it back, or ask for a new exercise.`);
  }
}
