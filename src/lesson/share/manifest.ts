import { z } from "zod";

/** What may be in a shared lesson. Above what any lesson needs, far below what would fill a computer. */
export const limits = {
  what: "lesson",
  fileBytes: 20_000_000,
  entries: 60,
  entryBytes: 5_000_000,
  unpackedBytes: 30_000_000,
  manifestBytes: 200_000,
};

const line = z
  .string()
  .trim()
  .max(300)
  .regex(/^[^\p{Cc}]*$/u, "one line only");

/** A name in the file, never a path of ours: words, and folders of words. */
const Name = z.string().regex(/^(?:[A-Za-z0-9][\w.-]{0,60}\/){0,3}[A-Za-z0-9][\w.-]{0,80}$/, "a plain name");

const SharedFile = z.object({
  name: Name,
  /** What it is: `lesson`, `worksheet`, `quiz`, or a kind that a later version knows. */
  kind: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  title: line.default(""),
  mediaType: z.string().regex(/^[a-z]+\/[a-z0-9.+-]{1,80}$/),
  bytes: z.number().int().nonnegative().max(limits.entryBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A claim as it stood where the lesson comes from: told, never trusted. */
const SharedClaim = z.object({ code: line.min(1), title: line, curriculum: line });

/** What a `.lesson` says of itself: `manifest.json` at its top. */
export const Manifest = z
  .object({
    format: z.literal("teacher-assist.lesson"),
    version: z.literal(1),
    title: line.min(1),
    topic: line.default(""),
    subject: line.default(""),
    stage: line.default(""),
    minutes: z.number().int().positive().max(600).nullable().default(null),
    /** Who shares it, as they wish to be called; "" where they do not say. */
    by: line.default(""),
    licence: line.default(""),
    /** What the lesson owes to others, a line each. */
    attribution: z.array(line).max(40).default([]),
    /** The day it was packed. */
    made: z.iso.date(),
    claims: z.array(SharedClaim).max(60).default([]),
    /** How many sections were decided on; left out where that was not to be shared. */
    decided: z
      .object({ accepted: z.number().int().nonnegative(), of: z.number().int().nonnegative() })
      .optional(),
    files: z
      .array(SharedFile)
      .min(1)
      .max(limits.entries - 1),
  })
  .refine(({ files }) => files.filter(({ kind }) => kind === "lesson").length === 1, {
    message: "must have exactly one lesson",
    path: ["files"],
  })
  .refine(({ files }) => new Set(files.map(({ name }) => name.toLowerCase())).size === files.length, {
    message: "must not name a file twice",
    path: ["files"],
  });

export type Manifest = z.infer<typeof Manifest>;

export const manifestName = "manifest.json";
