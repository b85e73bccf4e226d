import { createHash } from "node:crypto";
import { type Zippable, zipSync } from "fflate";

type Content = Uint8Array | string;
const bytesOf = (content: Content) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** The smallest picture there is. */
export const pixel = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

export const smallCourse: Record<string, Content> = {
  "config.json": JSON.stringify({
    name: "birds",
    title: "Birds",
    description: "Birds of the garden.",
    domain_type: "language",
    target_language: "ms",
    license: "CC BY 4.0",
  }),
  "concepts.yaml":
    "- {id: common, title: Common birds, description: Seen daily, unit: Birds, type: vocabulary, bloom_target: remember}",
  "items/common.yaml":
    "concept: common\nteach: {explanation: A burung is a bird., example: Burung itu kecil.}\nvocabulary:\n  - {term: burung, meanings: [bird], picture: burung.png}",
  "media/burung.png": pixel,
};

/** A `.course` by hand, so that any part of it can be wrong. */
export function packedBy(
  change: {
    manifest?: (manifest: Record<string, unknown>) => unknown;
    files?: Record<string, Content>;
    entries?: (entries: Zippable) => Zippable;
  } = {},
): Uint8Array {
  const files = Object.entries({ ...smallCourse, ...change.files }).map(([name, content]) => ({
    name,
    content: bytesOf(content),
  }));
  const manifest = {
    format: "teacher-assist.course",
    version: 1,
    name: "birds",
    title: "Birds",
    by: "Aina",
    licence: "CC BY 4.0",
    made: "2026-09-07",
    files: files.map(({ name, content }) => ({
      name,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
  };
  const entries: Zippable = {
    "manifest.json": bytesOf(JSON.stringify(change.manifest?.(manifest) ?? manifest)),
  };
  for (const { name, content } of files) entries[name] = content;
  return zipSync(change.entries?.(entries) ?? entries, { mtime: new Date(1980, 0, 1) });
}
