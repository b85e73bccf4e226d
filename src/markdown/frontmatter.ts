import type { z } from "zod";
import { splitFrontmatter } from "./fences.ts";
import { inPlainWords, type Path } from "./plain-words.ts";
import { type Format, unknownFields } from "./unknown-fields.ts";
import { readYaml } from "./yaml-fields.ts";

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
      unknown: FrontmatterProblem[];
    }
  | {
      ok: false;
      problems: FrontmatterProblem[];
      unknown: FrontmatterProblem[];
      /** What could be read all the same, unchecked: a misspelt field stands under the name that was meant. */
      fields: Record<string, unknown>;
      lineOf(path: Path): number;
    };

/** Never throws; where it fails it names everything that is wrong, not the first thing only. */
export function parseFrontmatter<Schema extends z.ZodObject>(
  file: string,
  text: string,
  format: Format<Schema>,
): Frontmatter<z.output<Schema>> {
  const fenced = splitFrontmatter(text);
  if (!fenced.ok) return unreadable([{ file, line: fenced.line, message: fenced.message }]);

  const yaml = readYaml(fenced.yaml);
  const read = yaml.ok ? yaml : yaml.rest;
  const problems = yaml.ok ? [] : yaml.problems.map((problem) => ({ file, ...problem }));
  if (read === null) return unreadable(problems);

  const { fields, lineOf } = read;
  const strange: { field: string; message: string }[] = [];
  // Which line a field stands on takes a second reading: only for whoever asks.
  const unknown = () => strange.map(({ field, message }) => ({ file, line: lineOf([field]), message }));
  const meantFields = { ...fields };
  const written = new Map<PropertyKey, string>();
  for (const { field, meant, message } of unknownFields(fields, format)) {
    if (meant === null) {
      strange.push({ field, message });
      continue;
    }
    problems.push({ file, line: lineOf([field]), message });
    if (meant in fields) continue;
    meantFields[meant] = fields[field];
    written.set(meant, field);
  }
  const parsed = format.schema.safeParse(fields);
  if (!parsed.success) {
    for (const { path, message } of inPlainWords(format.schema, fields, parsed.error)) {
      problems.push({ file, line: lineOf(path), message: `${message}.` });
    }
  }
  if (!parsed.success || problems.length > 0) {
    problems.sort((a, b) => a.line - b.line);
    const lineOfMeant = ([field = "", ...rest]: Path) => lineOf([written.get(field) ?? field, ...rest]);
    return { ok: false, problems, unknown: unknown(), fields: meantFields, lineOf: lineOfMeant };
  }
  const { body, bodyLine } = fenced;
  return {
    ok: true,
    value: parsed.data,
    body,
    bodyLine,
    lineOf,
    get unknown() {
      return unknown();
    },
  };
}

function unreadable(problems: FrontmatterProblem[]) {
  return { ok: false as const, problems, unknown: [], fields: {}, lineOf: () => 1 };
}
