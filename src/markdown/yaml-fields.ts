import type { Path } from "./plain-words.ts";
import type { YamlDocument } from "./yaml-document.ts";

/**
 * The fields of a frontmatter. Plain ones are read by the runtime's own parser, which takes no time to load; whatever
 * it refuses, whatever it might read otherwise than `yaml` does, and every question of lines goes to `yaml`.
 */
export function readYaml(source: string): YamlDocument {
  const fields = plainFields(source);
  if (fields === null) return fully(source);
  let document: YamlDocument | null = null;
  const lineOf = (path: Path) => {
    document ??= fully(source);
    return document.ok ? document.lineOf(path) : 1;
  };
  return { ok: true, fields, lineOf };
}

/** `name: value`, or `name:` and a list of items below. Nothing else of YAML's many forms. */
const plainLine = /^(?:([A-Za-z][\w-]*):(?: (.*))?| {2}- (.*))$/;
/** 3B, 10a2: a number and then a letter, but no number with an exponent. */
const numbered = String.raw`[1-9]\d{0,3}[A-DF-Za-df-z][A-Za-z\d]*`;
/** Words with nothing among them that YAML has a meaning for; the same in quotes, with more signs; whole numbers. */
const inQuotes = String.raw`"[^\p{Cc}"\\]*"|'[^\p{Cc}']*'`;
const inList = String.raw`(?:(?:\p{L}[\p{L}\d.-]*|${numbered}|[1-9]\d{0,8}(?= \p{L}))(?: [\p{L}\d][\p{L}\d.-]*)*|${inQuotes}|[1-9]\d{0,8})`;
const date = String.raw`[12]\d{3}-[01]\d-[0-3]\d`;
/** Nothing, words, a number, a date, words in quotes, or a list: what both parsers are sure to read alike. */
const plainValue = new RegExp(
  String.raw`^(?:|\p{L}(?:[^\p{Cc}#:]|:\S)*|${numbered}|${date}|[1-9]\d{0,8}|0?\.\d{1,6}|${inQuotes}|\[\]|\[${inList}(?:, ${inList})*\])$`,
  "u",
);

function plainFields(source: string): Record<string, unknown> | null {
  const names = new Set<string>();
  for (const line of source.split("\n")) {
    const match = plainLine.exec(line);
    if (match === null) return null;
    const [, name, value = "", item = ""] = match;
    if (!plainValue.test(value) || !plainValue.test(item) || names.has(name ?? "")) return null;
    if (name !== undefined) names.add(name);
  }
  const fields = parsed(source);
  if (fields === null) return null;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function parsed(source: string): Record<string, unknown> | null {
  try {
    const value: unknown = Bun.YAML.parse(source);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function fully(source: string): YamlDocument {
  const { readYamlDocument }: typeof import("./yaml-document.ts") = require("./yaml-document.ts");
  return readYamlDocument(source);
}
