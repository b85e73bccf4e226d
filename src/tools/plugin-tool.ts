import { z } from "zod";
import { inPlainWords } from "../markdown/plain-words.ts";
import { type PluginFiles, pluginFiles } from "./plugin-files.ts";
import { defineTool, type Tool, type ToolOutput } from "./tool.ts";
import { argumentsSchema, type SchemaFault } from "./tool-schema.ts";

/** What a plugin's `tools/<name>.ts` exports as its default. The file's name is the tool's. */
export type PluginTool<Args = Record<string, unknown>> = {
  /** What the model is told of it. */
  description: string;
  /** JSON Schema of its arguments, a set of fields; they are checked before `run` is called. */
  schema: { type: "object"; [keyword: string]: unknown };
  /** Whether it changes files. Without it, its files can only be read. */
  writes?: boolean;
  /** Runs alone, in its place among a turn's calls. Where left out, a tool that writes does and one that reads does not. */
  serial?: boolean;
  /** Gives text, or text with facts for the trace. What it throws goes back to the model as the call's result. */
  run(args: Args, context: PluginToolContext): PluginToolOutput | Promise<PluginToolOutput>;
};

export type PluginToolContext = {
  files: PluginFiles;
  /** Fires when the run is cancelled. A tool that ignores it is left behind, its result dropped. */
  signal: AbortSignal;
};

export type PluginToolOutput =
  | string
  | { content: string; isError?: boolean; facts?: Record<string, string | number | boolean> };

const Shape = z.strictObject({
  description: z.string().min(1).max(2_000),
  schema: z.record(z.string(), z.unknown()),
  writes: z.boolean().default(false),
  serial: z.boolean().optional(),
});

const Output = z.union([
  z.string(),
  z.strictObject({
    content: z.string(),
    isError: z.boolean().optional(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
]);

/** A plugin's tool on the files of one workspace, as far as its agent reaches. */
export type Bound = (place: { workspaceRoot: string; writable: readonly string[] }) => Tool;

/** What a file exports, as a tool; everything that is wrong with it otherwise. */
export function readPluginTool(
  name: string,
  value: Record<string, unknown>,
): { ok: true; bind: Bound } | { ok: false; faults: SchemaFault[] } {
  const { run, ...said } = value;
  const parsed = Shape.safeParse(said);
  const faults: SchemaFault[] = parsed.success
    ? []
    : inPlainWords(Shape, said, parsed.error).map(({ path, message }) => ({
        path,
        value: said[String(path[0])],
        message: `${message}.`,
      }));
  if (typeof run !== "function")
    faults.push({ path: ["run"], message: "`run` must be a function, `run(args, { files, signal })`." });
  const schema = "schema" in said && isFields(said.schema) ? argumentsSchema(said.schema) : null;
  if (schema?.ok === false) faults.push(...schema.faults);
  if (!parsed.success || typeof run !== "function" || schema?.ok !== true || faults.length > 0)
    return { ok: false, faults };
  const { description, writes, serial = writes } = parsed.data;
  return {
    ok: true,
    bind: ({ workspaceRoot, writable }) => {
      const files = pluginFiles(workspaceRoot, { writes, writable });
      return defineTool({
        name,
        description,
        schema: schema.schema,
        serial,
        reads: !writes,
        run: async (args, { signal }) => checked(name, await run.call(value, args, { files, signal })),
      });
    },
  };
}

function checked(name: string, answer: unknown): ToolOutput {
  const parsed = Output.safeParse(answer);
  if (!parsed.success)
    throw new Error(`the plugin's tool \`${name}\` must answer with text, or { content }, and did not.`);
  const { data } = parsed;
  if (typeof data === "string") return { content: data };
  const { content, isError, facts } = data;
  return {
    content,
    ...(isError === undefined ? {} : { isError }),
    ...(facts === undefined ? {} : { facts }),
  };
}

function isFields(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
