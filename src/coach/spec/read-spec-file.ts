import { type Finding, inPlainWords, type Path } from "../../markdown/plain-words.ts";
import { SpecFile } from "./spec-format.ts";

/** `broken`: states that could not be read; they stand in `file` without any way out. */
export type SpecReading = { file: SpecFile | null; findings: Finding[]; broken: string[] };

/** A spec's fields as far as they can be read, so that one slip does not hide the others. */
export function readSpecFile(fields: Record<string, unknown>): SpecReading {
  const parsed = SpecFile.safeParse(fields);
  if (parsed.success) return { file: parsed.data, findings: [], broken: [] };
  const { issues } = parsed.error;
  const badNames = new Set(issues.flatMap(({ code, path }) => (code === "invalid_key" ? [path.join()] : [])));
  const findings = inPlainWords(SpecFile, fields, parsed.error).map(({ path, message }) => ({
    path,
    message: badNames.has(path.join())
      ? `\`${String(path.at(-1))}\` is no name: a name is letters, digits and underscores.`
      : message,
  }));
  const rest = structuredClone(fields);
  for (const { path } of findings) replace(rest, path);
  const { data } = SpecFile.safeParse(rest);
  const broken = findings.flatMap(({ path: [first, name] }) =>
    first === "states" && name ? [String(name)] : [],
  );
  return { file: data ?? null, findings, broken };
}

/** What is broken, by the least that may stand in its place. */
function replace(fields: Record<string, unknown>, [first, name, inner]: Path): void {
  const part = fields[String(first)];
  if (name === undefined || typeof part !== "object" || part === null || Array.isArray(part)) {
    delete fields[String(first)];
    return;
  }
  if (!/^\w+$/.test(String(name)) || (inner !== undefined && first === "context"))
    Reflect.deleteProperty(part, name);
  else Reflect.set(part, name, first === "states" ? {} : first === "effects" ? [] : 0);
}
