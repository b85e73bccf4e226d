import { z } from "zod";

/** What an assertion says to a criterion, in the shape that it asks for; empty where it is another. */
export function asTexts(value: unknown): string[] {
  const parsed = z
    .union([z.array(z.coerce.string()), z.coerce.string().transform((one) => [one])])
    .safeParse(value);
  return value === undefined || !parsed.success ? [] : parsed.data;
}

export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function asNumber(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
