import type { z } from "zod";
import { nearest } from "../nearest.ts";
import { splitFrontmatter } from "./fences.ts";
import { inPlainWords, type Path } from "./plain-words.ts";
import { readYaml } from "./yaml-fields.ts";

/** A kind of markdown file: what its frontmatter may say. */
export type Format<Schema extends z.ZodObject> = {
  /** With its article, for messages: "an agent". */
  kind: string;
  schema: Schema;
  /** Fields of Claude Code and others, which we leave alone however close they come to one of ours. */
  foreign: readonly string[];
};

/** `line` is 1-based, in the file. */
export type FrontmatterProblem = { file: string; line: number; message: string };

export type Frontmatter<T> =
  | {
      ok: true;
      value: T;
      body: string;
      /** The line of the file on which the body starts. */
      bodyLine: number;
      /** The line a field, or an item of it, stands on. */
      lineOf(path: Path): number;
      /** Fields that are neither ours nor another program's: nobody reads them. */
      unknown: string[];
    }
  | { ok: false; problems: FrontmatterProblem[] };

/** Never throws; where it fails it names everything that is wrong, not the first thing only. */
export function parseFrontmatter<Schema extends z.ZodObject>(
  file: string,
  text: string,
  format: Format<Schema>,
): Frontmatter<z.output<Schema>> {
  const fenced = splitFrontmatter(text);
  if (!fenced.ok) return { ok: false, problems: [{ file, line: fenced.line, message: fenced.message }] };

  const yaml = readYaml(fenced.yaml);
  if (!yaml.ok) return { ok: false, problems: yaml.problems.map((problem) => ({ file, ...problem })) };

  const { fields, lineOf } = yaml;
  const problems = nearMisses(fields, format).map(({ field, message }) => ({
    file,
    line: lineOf([field]),
    message,
  }));
  const parsed = format.schema.safeParse(fields);
  if (!parsed.success) {
    for (const { path, message } of inPlainWords(format.schema, fields, parsed.error)) {
      problems.push({ file, line: lineOf(path), message: `${message}.` });
    }
  }
  if (!parsed.success || problems.length > 0) {
    return { ok: false, problems: problems.sort((a, b) => a.line - b.line) };
  }
  const unknown = strangers(fields, format);
  return { ok: true, value: parsed.data, body: fenced.body, bodyLine: fenced.bodyLine, lineOf, unknown };
}

function strangers(fields: Record<string, unknown>, format: Format<z.ZodObject>): string[] {
  const known = new Set([...Object.keys(format.schema.shape), ...format.foreign]);
  return Object.keys(fields).filter((field) => !known.has(field));
}

function nearMisses(
  fields: Record<string, unknown>,
  format: Format<z.ZodObject>,
): { field: string; message: string }[] {
  const known = Object.keys(format.schema.shape);
  const missed: { field: string; message: string }[] = [];
  for (const field of strangers(fields, format)) {
    const meant = nearest(field, known);
    if (meant === null) continue;
    const message = `\`${field}\` is not a field of ${format.kind}. Did you mean \`${meant}\`?`;
    missed.push({ field, message });
  }
  return missed;
}
