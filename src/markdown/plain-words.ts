import { z } from "zod";
import { didYouMean } from "../nearest.ts";

export type Path = readonly PropertyKey[];

/** One thing wrong with a value, in words for whoever wrote it. */
export type Finding = { path: Path; message: string };

type Json = { [key: string]: unknown };

/**
 * Every problem zod found, once for each place: "`maxTurns` must be a whole number above 0, not "lots"". `name`: what a
 * place is called, for whoever never wrote the field.
 */
export function inPlainWords(
  schema: z.ZodType,
  value: unknown,
  error: z.ZodError,
  name: (path: Path) => string = shown,
): Finding[] {
  const findings = new Map<string, Finding>();
  for (const issue of error.issues) {
    for (const finding of explain(schema, value, issue, name)) {
      const key = finding.path.join("\0");
      if (!findings.has(key)) findings.set(key, finding);
    }
  }
  return [...findings.values()];
}

const mostSaid = 3;

/** The same in sentences, for a person at the page, who knows no field by the name a program gives it. */
export function saidPlainly(schema: z.ZodType, value: unknown, error: z.ZodError): string {
  const wrong = inPlainWords(schema, value, error, spoken).map(({ message }) => message.replace(/\.?$/, "."));
  const more = wrong.length > mostSaid ? [`And ${wrong.length - mostSaid} more.`] : [];
  return [...wrong.slice(0, mostSaid), ...more].join(" ");
}

/** `answers["3.2"]` is answer 3.2, `classes[0].periodMinutes` period minutes. */
function spoken(path: Path): string {
  const [last, holder] = [path.at(-1), path.at(-2)];
  const isNumbered = typeof last === "number" || /^[\d.]+$/.test(String(last));
  const number = typeof last === "number" ? last + 1 : String(last);
  const name = isNumbered
    ? `${asWords(String(holder ?? "entry")).replace(/s$/, "")} ${number}`
    : asWords(String(last));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function asWords(field: string): string {
  return field
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_.-]+/g, " ")
    .toLowerCase();
}

/** What a schema asks for, as a noun: "a whole number above 0", "one of `single`, `interactive`", "a list of text". */
export function expectation(schema: Json): string {
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((option) => `\`${option}\``).join(", ")}`;
  if ("const" in schema) return `\`${schema.const}\``;
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return options.filter(isJson).map(expectation).join(" or ");
  if (schema.type === "string") return text(schema);
  if (schema.type === "integer") return `a whole number${range(schema)}`;
  if (schema.type === "number") return `a number${range(schema)}`;
  if (schema.type === "boolean") return "true or false";
  if (schema.type === "array") return isJson(schema.items) ? `a list of ${plural(schema.items)}` : "a list";
  return schema.type === "object" ? "a set of fields" : "a value";
}

const jsonSchemas = new WeakMap<z.ZodType, Json>();

/** A schema as JSON Schema, for what goes in; computed once a schema. */
export function jsonSchemaOf(schema: z.ZodType): Json {
  let json = jsonSchemas.get(schema);
  if (!json) {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    json = rest;
    jsonSchemas.set(schema, json);
  }
  return json;
}

function explain(
  schema: z.ZodType,
  value: unknown,
  issue: z.core.$ZodIssue,
  named: (path: Path) => string,
): Finding[] {
  const json = jsonSchemaOf(schema);
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(isJson(json.properties) ? json.properties : {});
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `${named([...issue.path, key])} is not known here.${didYouMean(key, known)}`,
    }));
  }
  const given = valueAt(value, issue.path);
  const expected = at(json, issue.path);
  const own = issue.code === "invalid_format" || issue.code === "custom" ? issue.message : null;
  const wanted = own ?? (expected ? expectation(expected) : issue.message);
  const name = issue.path.length === 0 ? "This" : named(issue.path);
  const message =
    given === undefined
      ? `${name} is missing; it must be ${wanted}`
      : `${name} must be ${wanted}, not ${quote(given)}`;
  return [{ path: issue.path, message }];
}

/** Where the path goes in the schema; null where it goes somewhere this reading does not follow. */
function at(schema: Json, path: Path): Json | null {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const options = schema.anyOf ?? schema.oneOf;
  const inside = Array.isArray(options) ? options.filter(isJson) : [schema];
  for (const option of inside) {
    const fields = isJson(option.properties) ? option.properties[String(step)] : undefined;
    const next = typeof step === "number" ? option.items : (fields ?? option.additionalProperties);
    const found = isJson(next) ? at(next, rest) : null;
    if (found) return found;
  }
  return null;
}

/** Own fields only; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = Object.getOwnPropertyDescriptor(current, step)?.value;
  }
  return current;
}

function shown(path: Path): string {
  let name = "";
  for (const step of path) name += typeof step === "number" ? `[${step}]` : `${name && "."}${String(step)}`;
  return `\`${name}\``;
}

function quote(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return "a set of fields";
  if (typeof value !== "string") return String(value);
  if (value === "") return "empty";
  return value.length > 60 ? `${value.length.toLocaleString("en-GB")} characters` : JSON.stringify(value);
}

function text(schema: Json): string {
  if (typeof schema.maxLength === "number") {
    const least = typeof schema.minLength === "number" ? schema.minLength.toLocaleString("en-GB") : "up";
    return `text of ${least} to ${schema.maxLength.toLocaleString("en-GB")} characters`;
  }
  return "text";
}

function range(schema: Json): string {
  // Zod bounds whole numbers by what a number can hold; nobody needs to read that.
  const above = schema.exclusiveMinimum ?? null;
  const least = schema.minimum === Number.MIN_SAFE_INTEGER ? null : (schema.minimum ?? null);
  const most = schema.maximum === Number.MAX_SAFE_INTEGER ? null : (schema.maximum ?? null);
  if (above !== null) return ` above ${above}${most === null ? "" : ` and up to ${most}`}`;
  if (least !== null && most !== null) return ` from ${least} to ${most}`;
  if (least !== null) return ` of at least ${least}`;
  return most === null ? "" : ` up to ${most}`;
}

function plural(items: Json): string {
  return items.type === "string" ? "text" : items.type === "object" ? "sets of fields" : expectation(items);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
