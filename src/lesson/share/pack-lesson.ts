import { createHash } from "node:crypto";
import { writeZip } from "../../text/zip.ts";
import { Manifest, manifestName } from "./manifest.ts";

/** A file to go with a lesson, of any kind. */
export type FileToShare = {
  name: string;
  kind: string;
  title: string;
  mediaType: string;
  content: Uint8Array;
};

/** The bytes of a `.lesson`: the same lesson gives the same bytes. */
export function packLesson(
  about: Omit<Manifest, "format" | "version" | "files">,
  files: readonly FileToShare[],
): Uint8Array {
  const manifest: Manifest = Manifest.parse({
    format: "teacher-assist.lesson",
    version: 1,
    ...about,
    files: files.map(({ name, kind, title, mediaType, content }) => ({
      name,
      kind,
      title,
      mediaType,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
  });
  const list = new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
  const entries = new Map([
    [manifestName, list],
    ...files.map(({ name, content }) => [name, content] as const),
  ]);
  return writeZip(entries);
}
