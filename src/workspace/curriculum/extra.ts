import { z } from "zod";
import { isObject } from "./records.ts";

/** What CASE has no field for, in an entity's `extensions.teacherAssist`: the exporter writes it, the importer reads it. */
const reference = z.object({ code: z.string().nullable(), name: z.string(), note: z.string() });

const extra = z.object({
  source: z.string().optional(),
  retrieved: z.string().optional(),
  licence: z.string().optional(),
  version: z.string().optional(),
  subject: z.string().optional(),
  wording: z.enum(["official", "summary"]).optional(),
  codePattern: z.string().optional(),
  levels: z.array(z.string()).optional(),
  organiser: z.string().optional(),
  from: z.array(reference).optional(),
  to: z.array(reference).optional(),
  related: z.array(reference).optional(),
  expectations: z.array(z.string()).optional(),
  misconceptions: z.array(z.string()).optional(),
  priorKnowledge: z.string().optional(),
  other: z.array(z.object({ label: z.string(), text: z.string() })).optional(),
});

export type Extra = z.infer<typeof extra>;

/** Somebody else's extensions are left alone. */
export function readExtra(extensions: unknown): Extra {
  const parsed = extra.safeParse(isObject(extensions) ? extensions.teacherAssist : undefined);
  return parsed.success ? parsed.data : {};
}

export function withExtra(extensions: unknown, extra: Extra): Record<string, unknown> {
  return {
    ...(isObject(extensions) ? extensions : {}),
    teacherAssist: { ...readExtra(extensions), ...extra },
  };
}
