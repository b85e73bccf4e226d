import { readFile } from "node:fs/promises";
import { Problem, reasonOf } from "../../problem.ts";
import { errorCode } from "../../store/failure.ts";
import { pipedText, type Terminal } from "../terminal.ts";

/** A named argument. Throws `Problem` with how the command is written. */
export function needed(value: string | undefined, question: string, usage: string): string {
  if (value !== undefined && value !== "") return value;
  throw new Problem("usage", `${question} teacher-assist ${usage}`);
}

/** A file's text, or what comes in where the path is "-". */
export async function textOf(path: string, terminal: Terminal): Promise<string> {
  return path === "-" ? await pipedText(terminal) : new TextDecoder().decode(await bytesOf(path));
}

export async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Why a file that was named cannot be read. */
export function unreadable(path: string, error: unknown): Problem {
  const code = errorCode(error);
  const why =
    code === "ENOENT" ? "There is no file" : code === "EISDIR" ? "This is a folder:" : "There is no reading";
  return new Problem("usage", `${why} ${path}.`, { cause: error });
}

/** Throws `Problem` where it is not JSON. */
export function jsonIn(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = reasonOf(error);
    throw new Problem("usage", `${what} is not JSON: ${why}.`, { cause: error });
  }
}
