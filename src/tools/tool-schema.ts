import { z } from "zod";
import { inPlainWords, type Path, valueAt } from "../markdown/plain-words.ts";
import { reasonOf } from "../problem.ts";

/** What is wrong with a part of a value, and the part itself where it is there. */
export type SchemaFault = { path: Path; value?: unknown; message: string };

type Level = z.infer<typeof Level>;
type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

const count = z.int().nonnegative().optional();
const number = z.number().optional();
const Anything = z.record(z.string(), z.unknown());

/** The JSON Schema that a tool's arguments may be described in: one level of it. */
const Level = z.strictObject({
  type: z.enum(["object", "array", "string", "number", "integer", "boolean", "null"]).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).min(1).optional(), // biome-ignore format: one line
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  properties: Anything.optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.union([z.boolean(), Anything]).optional(),
  items: Anything.optional(),
  minItems: count,
  maxItems: count,
  minLength: count,
  maxLength: count,
  pattern: z.string().optional(),
  format: z.string().optional(),
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: z.number().positive().optional(),
  anyOf: z.array(Anything).min(1).optional(),
});

/** A tool's schema, as data, for what comes in; everything that is wrong with it otherwise. */
export function argumentsSchema(
  value: unknown,
): { ok: true; schema: z.ZodType } | { ok: false; faults: SchemaFault[] } {
  const faults = faultsIn(value, ["schema"]);
  const type = typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
  if (faults.length === 0 && type !== "object") {
    const message = 'A tool\'s arguments are a set of fields: `schema.type` must be "object".';
    faults.push({ path: type === undefined ? ["schema"] : ["schema", "type"], value: type, message });
  }
  if (faults.length > 0) return { ok: false, faults };
  try {
    const known: unknown = closed(value);
    if (isJsonSchema(known)) return { ok: true, schema: z.fromJSONSchema(known) };
    return { ok: false, faults: [] };
  } catch (error) {
    return { ok: false, faults: [{ path: ["schema"], message: `It cannot be used: ${reasonOf(error)}.` }] };
  }
}

function faultsIn(value: unknown, path: Path): SchemaFault[] {
  const parsed = Level.safeParse(value);
  const where = `In \`${path.join(".")}\`: `;
  if (!parsed.success)
    return inPlainWords(Level, value, parsed.error).map((found) => ({
      path: [...path, ...found.path],
      value: valueAt(value, found.path),
      message: `${where}${found.message}.`,
    }));
  const level = parsed.data;
  return [
    ...ownFaults(level).map((fault) => ({ ...fault, path: [...path, ...fault.path], message: where + fault.message })), // biome-ignore format: one line
    ...below(level).flatMap(([step, inner]) => faultsIn(inner, [...path, ...step])),
  ];
}

/** The schemas inside a schema, and where they stand in it. */
function below({ properties = {}, items, additionalProperties, anyOf = [] }: Level): [Path, unknown][] {
  const found: [Path, unknown][] = [];
  for (const [name, inner] of Object.entries(properties)) found.push([["properties", name], inner]);
  if (items !== undefined) found.push([["items"], items]);
  if (typeof additionalProperties === "object") found.push([["additionalProperties"], additionalProperties]);
  for (const [index, inner] of anyOf.entries()) found.push([["anyOf", index], inner]);
  return found;
}

function ownFaults({ properties = {}, required = [], pattern }: Level): SchemaFault[] {
  const unknown = required.filter((name) => !Object.hasOwn(properties, name));
  return [
    ...unknown.map((name) => ({
      path: ["required"],
      value: name,
      message: `\`required\` names \`${name}\`, which is not among \`properties\`.`,
    })),
    ...(pattern === undefined || isPattern(pattern)
      ? []
      : [{ path: ["pattern"], value: pattern, message: "`pattern` is no regular expression." }]),
  ];
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** A field that nobody described is a mistake of the caller's, unless the schema lets it be. */
function closed(value: unknown): Record<string, unknown> {
  const level = Level.parse(value);
  const { properties, items, anyOf, additionalProperties, ...plain } = level;
  return {
    ...plain,
    ...(properties === undefined ? {} : { properties: mapped(properties) }),
    ...(items === undefined ? {} : { items: closed(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(closed) }),
    ...(typeof additionalProperties === "object"
      ? { additionalProperties: closed(additionalProperties) }
      : level.type === "object"
        ? { additionalProperties: additionalProperties ?? false }
        : {}),
  };
}

function mapped(properties: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, closed(inner)]));
}

function isJsonSchema(value: unknown): value is JsonSchema {
  return Level.safeParse(value).success;
}
