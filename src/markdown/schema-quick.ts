import { z } from "zod";

/** What a value is by its schema, or `unsure`: then the schema itself must be asked, which also says why. */
type Reader = (value: unknown) => unknown;
const unsure = Symbol("unsure");

const readers = new WeakMap<z.core.$ZodType, Reader>();

/**
 * A value by its schema, as `schema.safeParse` gives it, several times as quick: texts, lists, and objects with no unknown
 * fields are gone through here, anything else by the schema itself, part by part. `null` says only that the schema must be
 * asked, never that something is wrong.
 */
export function parsedQuickly<T>(schema: z.ZodType<T>, value: unknown): { data: T } | null {
  const data = readerOf(schema)(value);
  return isOf(schema, data) ? { data } : null;
}

/** What a reader gives is of its schema's type; the test holds every reader to it. */
function isOf<T>(_schema: z.ZodType<T>, data: unknown): data is T {
  return data !== unsure;
}

function readerOf(schema: z.core.$ZodType): Reader {
  const known = readers.get(schema);
  if (known !== undefined) return known;
  const made = bare(schema) ?? ((value) => asked(schema, value));
  readers.set(schema, made);
  return made;
}

function asked(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.core.safeParse(schema, value);
  return parsed.success ? parsed.data : unsure;
}

function bare(schema: z.core.$ZodType): Reader | null {
  if (schema instanceof z.ZodOptional) return readerOf(schema.unwrap());
  if (schema instanceof z.ZodDefault) {
    const inner = readerOf(schema.unwrap());
    return (value) => (value === undefined ? schema.def.defaultValue : inner(value));
  }
  if (schema instanceof z.ZodBoolean)
    return plain(schema) && ((value) => (typeof value === "boolean" ? value : unsure));
  if (schema instanceof z.ZodString) return text(schema);
  if (schema instanceof z.ZodArray) return list(schema);
  return schema instanceof z.ZodObject ? fields(schema) : null;
}

type Step = (value: string) => string | typeof unsure;

function text(schema: z.ZodString): Reader | null {
  const steps = (schema.def.checks ?? []).map(step);
  if (schema.def.coerce === true || steps.includes(null)) return null;
  const sure = steps.filter((one) => one !== null);
  return (value) => {
    let now: unknown = value;
    if (typeof now !== "string") return unsure;
    for (const one of sure) {
      if (typeof now !== "string") return unsure;
      now = one(now);
    }
    return now;
  };
}

function step(check: z.core.$ZodCheck<string>): Step | null {
  if (check instanceof z.core.$ZodCheckOverwrite) return overwritten(check._zod.def.tx);
  if (check instanceof z.core.$ZodCheckMinLength) {
    const { minimum } = check._zod.def;
    return (value) => (value.length >= minimum ? value : unsure);
  }
  return null;
}

function overwritten(change: (value: string) => unknown): Step {
  return (value) => {
    const changed = change(value);
    return typeof changed === "string" ? changed : unsure;
  };
}

function list(schema: z.ZodArray): Reader | null {
  const checks = schema.def.checks ?? [];
  const least = checks.map((check) =>
    check instanceof z.core.$ZodCheckMinLength ? check._zod.def.minimum : Number.NaN,
  );
  if (least.some(Number.isNaN)) return null;
  const minimum = Math.max(0, ...least);
  const element = readerOf(schema.element);
  return (value) => {
    if (!Array.isArray(value) || value.length < minimum) return unsure;
    const all: unknown[] = [];
    for (const one of value) {
      const read = element(one);
      if (read === unsure) return unsure;
      all.push(read);
    }
    return all;
  };
}

/** Only where unknown fields are refused. */
function fields(schema: z.ZodObject): Reader | null {
  if (!plain(schema) || !(schema.def.catchall instanceof z.ZodNever)) return null;
  const own = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    read: readerOf(field),
    mayLack: field instanceof z.ZodOptional,
  }));
  return (value) => {
    if (!isRecord(value)) return unsure;
    const all: Record<string, unknown> = {};
    let used = 0;
    for (const { name, read, mayLack } of own) {
      const isGiven = Object.hasOwn(value, name);
      if (isGiven) used++;
      else if (mayLack) continue;
      const known = read(isGiven ? value[name] : undefined);
      if (known === unsure) return unsure;
      all[name] = known;
    }
    return used === Object.keys(value).length ? all : unsure;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plain(schema: z.ZodType): true | null {
  return (schema.def.checks ?? []).length === 0 ? true : null;
}
