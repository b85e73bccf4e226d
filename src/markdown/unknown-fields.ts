import type { z } from "zod";
import { didYouMean, nearest } from "../nearest.ts";

/** A kind of file: what its fields may be. */
export type Format<Schema extends z.ZodObject> = {
  /** With its article, for messages: "an agent". */
  kind: string;
  schema: Schema;
  /** Fields of Claude Code and others, which we leave alone however close they come to one of ours. */
  foreign: readonly string[];
};

/** `meant`: the field of ours that it is a misspelling of. Nobody reads a field that is unknown. */
export type UnknownField = { field: string; meant: string | null; message: string };

/** Fields that are neither ours nor another program's. */
export function unknownFields(
  fields: Record<string, unknown>,
  { kind, schema, foreign }: Format<z.ZodObject>,
): UnknownField[] {
  const ours = Object.keys(schema.shape);
  const known = new Set([...ours, ...foreign]);
  const unknown = Object.keys(fields).filter((field) => !known.has(field));
  return unknown.map((field) => {
    const meant = nearest(field, ours);
    const message =
      meant === null
        ? `\`${field}\` is not a field of ${kind}, and nothing reads it.${didYouMean(field, foreign)}`
        : `\`${field}\` is not a field of ${kind}. Did you mean \`${meant}\`?`;
    return { field, meant, message };
  });
}
