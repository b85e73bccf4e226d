import type { z } from "zod";

/** Encoded so that nobody reads it by accident; no secret from somebody who wants to know. */
export function sealed(value: unknown): string {
  return Buffer.from(JSON.stringify(value), "utf8").toString("base64");
}

/** null where what was kept is damaged. */
export function unsealed<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    return schema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
