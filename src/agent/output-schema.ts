import { z } from "zod";
import type { JsonSchema } from "../model/model.ts";

export type Checked = { ok: true; value: unknown } | { ok: false; problems: string };

/** Whether a reply is JSON of the asked shape. A fence around it is taken off; anything else must be JSON. */
export function checkOutput(schema: JsonSchema, text: string): Checked {
  let value: unknown;
  try {
    value = JSON.parse(unfenced(text));
  } catch (error) {
    return { ok: false, problems: `not JSON (${error instanceof Error ? error.message : error})` };
  }
  const parsed = z.fromJSONSchema(schema).safeParse(value);
  if (parsed.success) return { ok: true, value };
  return { ok: false, problems: z.prettifyError(parsed.error) };
}

export function repairRequest(problems: string): string {
  return `Your reply does not have the shape that was asked for:\n\n${problems}\n\nReply again with the corrected JSON alone.`;
}

function unfenced(text: string): string {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n```\s*$/.exec(text);
  return fenced?.[1] ?? text;
}
