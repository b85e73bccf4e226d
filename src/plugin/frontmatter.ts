import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { splitFrontmatter } from "./fences.ts";
import { nearest } from "./nearest.ts";
import { inPlainWords, type Path } from "./plain-words.ts";

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
      body: string /** The line a field, or an item of it, stands on. */;
      lineOf(path: Path): number;
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
  return { ok: true, value: parsed.data, body: fenced.body, lineOf };
}

type Yaml =
  | { ok: true; fields: Record<string, unknown>; lineOf(path: Path): number }
  | { ok: false; problems: { line: number; message: string }[] };

function readYaml(source: string): Yaml {
  const lines = new LineCounter();
  // Line n of the YAML is line n + 1 of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  try {
    const document = parseDocument(source, {
      version: "1.2",
      lineCounter: lines,
      prettyErrors: false,
      logLevel: "error",
    });
    if (document.errors.length > 0) {
      const problems = document.errors.map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        message: code === "DUPLICATE_KEY" ? duplicate(source, pos[0]) : `This is not YAML: ${message}.`,
      }));
      return { ok: false, problems };
    }
    if (document.contents !== null && !isMap(document.contents)) {
      return {
        ok: false,
        problems: [{ line: 2, message: "The frontmatter must be fields, as `name: value`." }],
      };
    }
    return { ok: true, fields: givenFields(document), lineOf: (path) => lineOf(document, path, lineAt) };
  } catch (error) {
    // An alias to nothing, a bomb of aliases, brackets nested thousands deep: the parser throws at those.
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ line: 1, message: `This is not YAML we can read: ${reason}.` }] };
  }
}

/** A field with nothing after its colon counts as not given. */
function givenFields(document: Document): Record<string, unknown> {
  const fields: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null));
}

/** The line of a field's name or of an item; of the nearest thing around it that exists; of the first fence if none. */
function lineOf(document: Document, path: Path, lineAt: (offset: number) => number): number {
  for (let length = path.length; length > 0; length--) {
    const around = document.getIn(path.slice(0, length - 1), true);
    const step = path[length - 1];
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const node = pair ? pair.key : isCollection(around) ? around.get(step, true) : null;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
  }
  return 1;
}

function nearMisses(
  fields: Record<string, unknown>,
  format: Format<z.ZodObject>,
): { field: string; message: string }[] {
  const known = Object.keys(format.schema.shape);
  const missed: { field: string; message: string }[] = [];
  for (const field of Object.keys(fields)) {
    if (known.includes(field) || format.foreign.includes(field)) continue;
    const meant = nearest(field, known);
    if (meant === null) continue;
    const message = `\`${field}\` is not a field of ${format.kind}. Did you mean \`${meant}\`?`;
    missed.push({ field, message });
  }
  return missed;
}

function duplicate(source: string, offset: number): string {
  const key = /^[^:\n]*/.exec(source.slice(offset))?.[0].trim();
  return `\`${key}\` is given twice.`;
}
