import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { mostBytes } from "../documents/most-bytes.ts";
import { tooLarge } from "../documents/read-document.ts";
import { Problem } from "../problem.ts";
import type { Invocation } from "./invocation.ts";
import { bytesOf, unreadable } from "./study/input.ts";
import { pipedText } from "./terminal.ts";

/** A document that was named, or what comes through a pipe ("-"). Not read at all where it is too large. */
export async function documentAt(file: string, { terminal, cwd }: Invocation): Promise<Uint8Array> {
  if (file === "-") return new TextEncoder().encode(await pipedText(terminal));
  const path = resolve(cwd, file);
  const stats = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (stats.size > mostBytes) throw new Problem("setup", `${tooLarge(basename(path))} Nothing was saved.`);
  return await bytesOf(path);
}
