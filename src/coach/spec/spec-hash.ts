import { createHash } from "node:crypto";

/** Of what the YAML says, not of how it is written: comments, quotes and order of keys do not count. */
export function hashOf(fields: unknown): string {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]));
  };
  return createHash("sha256")
    .update(JSON.stringify(ordered(fields)))
    .digest("hex");
}
