import { z } from "zod";

/** What a check reports: the hook gives it in this form, and doors read it by the same. */
export type Report<T> = { hook: string; form: z.ZodType<T> };

/** A report of these fields, and whatever else the check adds for the trace. */
export function reported<T extends z.ZodRawShape>(hook: string, fields: T) {
  return { hook, form: z.looseObject(fields) };
}

type Said = { name: string; report?: unknown };

/** The first report of that check; null where there is none, or where an older version gave it in another form. */
export function reportIn<T>({ hook, form }: Report<T>, said: Iterable<Said>): T | null {
  for (const { name, report } of said) {
    const read = name === hook ? form.safeParse(report) : null;
    if (read?.success) return read.data;
  }
  return null;
}

const Finding = z.looseObject({ message: z.string(), fix: z.string().optional() });

/** What any check found, in sentences for people. */
export function findingsIn(report: unknown): z.infer<typeof Finding>[] {
  return z.object({ findings: z.array(Finding) }).safeParse(report).data?.findings ?? [];
}

const PrivacyFound = z.looseObject({
  where: z.string(),
  line: z.number(),
  /** Masked. */
  excerpt: z.string(),
  message: z.string(),
  fix: z.string(),
});
export type PrivacyFound = z.infer<typeof PrivacyFound>;

export const privacyReport = reported("privacy-scan", {
  findings: z.array(PrivacyFound),
  consented: z.boolean(),
  /** What was asked, as it could be said without anybody's name; only where that was what stopped it. */
  instead: z.string().optional(),
});
