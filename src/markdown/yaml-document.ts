import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
} from "yaml";
import { reasonOf } from "../problem.ts";
import type { Path } from "./plain-words.ts";

/** Frontmatter read with every problem in its place. Slow to load: `yaml-fields.ts` comes here when it must. */
export type YamlDocument =
  | ({ ok: true } & YamlFields)
  /** `rest`: what can be relied on all the same, where only a field was given twice. */
  | { ok: false; problems: { line: number; message: string }[]; rest: YamlFields | null };

type YamlFields = { fields: Record<string, unknown>; lineOf(path: Path): number };

/** `above`: how many lines stand above the YAML in its file; one where it is frontmatter. */
export function readYamlDocument(source: string, above = 1): YamlDocument {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + above;
  try {
    const document = parseDocument(source, {
      version: "1.2",
      lineCounter: lines,
      prettyErrors: false,
      logLevel: "error",
    });
    const read = (): YamlFields => ({
      fields: givenFields(document),
      lineOf: (path) => lineOf(document, path, lineAt),
    });
    if (document.errors.length > 0) {
      const problems = document.errors.map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        message: code === "DUPLICATE_KEY" ? duplicate(source, pos[0]) : `This is not YAML: ${message}.`,
      }));
      const whole = isMap(document.contents) && document.errors.every(({ code }) => code === "DUPLICATE_KEY");
      return { ok: false, problems, rest: whole ? read() : null };
    }
    if (document.contents !== null && !isMap(document.contents)) {
      return {
        ok: false,
        problems: [{ line: above + 1, message: "It must hold fields, as `name: value`." }],
        rest: null,
      };
    }
    return { ok: true, ...read() };
  } catch (error) {
    // An alias to nothing, a bomb of aliases, brackets nested thousands deep: the parser throws at those.
    const reason = reasonOf(error);
    const message = `This is not YAML we can read: ${reason}.`;
    return { ok: false, problems: [{ line: 1, message }], rest: null };
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

function duplicate(source: string, offset: number): string {
  const key = /^[^:\n]*/.exec(source.slice(offset))?.[0].trim();
  return `\`${key}\` is given twice.`;
}

/** A whole YAML 1.2 file as plain data. Throws on what is not YAML, with the line. */
export function parseYaml(source: string): unknown {
  return parse(source, { version: "1.2" });
}
