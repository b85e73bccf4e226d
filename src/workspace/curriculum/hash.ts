import { createHash } from "node:crypto";

/** Of the entries' own lines. Line ends, trailing spaces and what stands between entries do not count. */
export function contentHash(entries: readonly (readonly string[])[]): string {
  const text = entries
    .map((lines) =>
      lines
        .map((line) => line.trimEnd())
        .join("\n")
        .trimEnd(),
    )
    .join("\n\n");
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

/** The same UUID for the same name, always (RFC 9562, version 8). */
export function stableUuid(name: string): string {
  const hex = createHash("sha256").update(`teacher-assist:${name}`).digest("hex");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
