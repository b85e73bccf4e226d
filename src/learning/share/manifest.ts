import { z } from "zod";
import type { ArchiveLimits } from "../../text/plain-archive.ts";

/** What may be in a shared course: 50,000 words in twenties, with pictures. */
export const limits = {
  what: "course",
  fileBytes: 50_000_000,
  entries: 6_000,
  entryBytes: 10_000_000,
  unpackedBytes: 150_000_000,
  manifestBytes: 3_000_000,
} satisfies ArchiveLimits & { manifestBytes: number };

const line = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{Cc}]*$/u, "one line only");

const SharedFile = z.object({
  name: z
    .string()
    .regex(
      /^(?:config\.json|concepts\.yaml|items\/[a-z0-9-]{1,100}\.yaml|media\/[a-z0-9-]{1,101}\.[a-z0-9]{2,4})$/,
      "a file that a course has",
    ),
  bytes: z.number().int().nonnegative().max(limits.entryBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a `.course` says of itself: `manifest.json` at its top. */
export const Manifest = z
  .object({
    format: z.literal("teacher-assist.course"),
    version: z.literal(1),
    /** Of its folder where it comes from. */
    name: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(100),
    title: line.min(1),
    /** Who shares it, as they wish to be called; "" where they do not say. */
    by: line.default(""),
    licence: line.default(""),
    /** The day it was packed. */
    made: z.iso.date(),
    files: z
      .array(SharedFile)
      .min(3)
      .max(limits.entries - 1),
  })
  .refine(({ files }) => new Set(files.map(({ name }) => name.toLowerCase())).size === files.length, {
    message: "must not name a file twice",
    path: ["files"],
  });
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = "manifest.json";
