import type { Confined } from "./confine.ts";
import { quoted, WorkspaceError } from "./path.ts";
import { decodeText } from "./text.ts";

/** A text file and what tells this state of it from any other. */
export type Versioned = { path: string; content: string; version: string };

/** Somebody else changed the file meanwhile. Nothing was written; `current` is what is there, null where it is gone. */
export class Conflict extends Error {
  override readonly name = "Conflict";
  readonly current: Versioned | null;

  constructor(path: string, current: Versioned | null) {
    const happened = current === null ? "was removed" : "was changed by something else";
    super(`${quoted(path)} ${happened} meanwhile. Nothing was written; choose which one to keep.`);
    this.current = current;
  }
}

export function versionOf(content: string): string {
  return new Bun.CryptoHasher("sha256").update(content).digest("hex").slice(0, 32);
}

/** Throws `WorkspaceError`; `not_a_file` where it is no text. */
export function readVersioned(confined: Confined, path: string, maxBytes: number): Versioned {
  const content = decodeText(confined.read(path, maxBytes));
  if (content === null) throw new WorkspaceError("not_a_file", `${quoted(path)} is not a text file.`);
  return { path, content, version: versionOf(content) };
}

/**
 * Writes only over the version the writer has seen; null: there must be no file yet. Another program that writes in
 * the instant between the look and the rename is not noticed.
 */
export async function writeVersioned(
  confined: Confined,
  path: string,
  content: string,
  seen: string | null,
  maxBytes: number,
): Promise<Versioned> {
  const current = confined.entry(path) === null ? null : readVersioned(confined, path, maxBytes);
  if ((current?.version ?? null) !== seen) throw new Conflict(path, current);
  await confined.write(path, content);
  return { path, content, version: versionOf(content) };
}
