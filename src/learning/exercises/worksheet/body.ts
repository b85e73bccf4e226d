import { createHash } from "node:crypto";
import { z } from "zod";
import type { ExerciseRecord } from "../exercise.ts";
import { Judging, type SheetQuestion, type SheetSection, sectionKinds } from "./sheet.ts";

/** One question as it will be graded, whatever has happened to the file. */
export const KeyEntry = z.object({
  /** "1.3": the third question of the first section. */
  id: z.string(),
  kind: z.enum(sectionKinds),
  judging: Judging,
  accepted: z.array(z.string()),
  also: z.array(z.string()).optional(),
  options: z.array(z.string()),
  words: z.enum(["terms", "meanings"]).nullable(),
  explanation: z.string(),
  errorType: z.string().nullable(),
  given: z.string().nullable(),
  uses: z.array(z.string()),
  /** The question as it stands in the sheet, and its section's title. */
  prompt: z.string(),
  section: z.string(),
});
export type KeyEntry = z.infer<typeof KeyEntry>;

const Words = z.array(z.tuple([z.string(), z.string()]));

export const SheetKey = z.object({
  entries: z.array(KeyEntry),
  /** Words that an answer may be confused with, and what they mean. */
  words: z.object({ terms: Words, meanings: Words }),
});
export type SheetKey = z.infer<typeof SheetKey>;

/**
 * What a worksheet's record holds. The key is wrapped so that a learner who opens the record does not read the answers
 * by accident: a seal, not a safe.
 */
export const WorksheetBody = z.object({
  version: z.literal(1),
  /** The file as it was written. */
  template: z.string(),
  key: z.string(),
  hash: z.string(),
});
export type WorksheetBody = z.infer<typeof WorksheetBody>;

type Identity = Pick<ExerciseRecord, "exercise_id" | "course" | "concept_id">;

export function seal(identity: Identity, template: string, sheetKey: SheetKey): WorksheetBody {
  const key = Buffer.from(JSON.stringify(sheetKey), "utf8").toString("base64");
  return { version: 1, template, key, hash: hashOf(identity, template, key) };
}

/** The template and the key, or null where the record is no worksheet's or was changed. */
export function unseal(record: ExerciseRecord): { template: string; key: SheetKey } | null {
  const body = WorksheetBody.safeParse(record.body);
  if (!body.success) return null;
  const { template, key, hash } = body.data;
  if (hashOf(record, template, key) !== hash) return null;
  const opened = SheetKey.safeParse(parsed(Buffer.from(key, "base64").toString("utf8")));
  return opened.success ? { template, key: opened.data } : null;
}

export function keyEntry(question: SheetQuestion, { kind, title }: SheetSection, id: string): KeyEntry {
  return { ...question, kind, id, section: title };
}

function hashOf({ exercise_id, course, concept_id }: Identity, template: string, key: string): string {
  return createHash("sha256")
    .update(JSON.stringify([exercise_id, course, concept_id, template, key]))
    .digest("hex");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
