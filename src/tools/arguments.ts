import { expectation, inPlainWords, jsonSchemaOf } from "../markdown/plain-words.ts";
import type { Tool } from "./tool.ts";

export type Checked = { ok: true; args: unknown } | { ok: false; message: string };

/** The arguments as the tool's `run` wants them, or every problem in words that a model can act on. */
export function checkArguments(tool: Pick<Tool, "name" | "schema">, args: unknown): Checked {
  const parsed = tool.schema.safeParse(args);
  if (parsed.success) return { ok: true, args: parsed.data };
  const findings = inPlainWords(tool.schema, args, parsed.error);
  const problems = findings.map(({ message }) => `- ${message}`).join("\n");
  const message = `${tool.name} was not run. Its arguments are wrong:\n${problems}\n${parameters(tool)}`;
  return { ok: false, message };
}

function parameters(tool: Pick<Tool, "schema">): string {
  const schema = jsonSchemaOf(tool.schema);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const lines = Object.entries(schema.properties ?? {}).map(([name, parameter]) => {
    const optional = required.includes(name) ? "" : " (optional)";
    return `- ${name}${optional}: ${expectation(parameter)}`;
  });
  return lines.length === 0 ? "It takes no parameters." : `Its parameters:\n${lines.join("\n")}`;
}
