import { validator } from "hono/validator";
import { z } from "zod";
import { saidPlainly } from "../markdown/plain-words.ts";
import { Problem } from "../problem.ts";

/** What the person at the page goes on with knowingly, for this request only. */
export const Agreed = z.array(z.literal("personal-data")).max(1).optional();

/** The request's JSON, checked. */
export function body<S extends z.ZodType>(schema: S) {
  return validator("json", (value): z.output<S> => checked(schema, value));
}

/** What stands behind the `?`, checked. All of it is text: the schema turns it into what it means. */
export function query<S extends z.ZodType<Record<string, unknown>>>(schema: S) {
  return validator("query", (value): z.output<S> => checked(schema, value));
}

function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = saidPlainly(schema, value, parsed.error);
  throw new Problem("usage", `That cannot be taken as it is. ${wrong} Nothing was changed.`);
}
