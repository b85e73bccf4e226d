import { inPlainWords } from "../../markdown/plain-words.ts";
import { writeYaml } from "../../markdown/write-yaml.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { Unit } from "./unit.ts";

/** A unit is far smaller; what is larger is not read. */
export const mostUnitBytes = 500_000;

/** A unit as its file has it, or what is wrong with the file, with the line. */
export type UnitRead = { ok: true; unit: Unit } | { ok: false; problems: string[] };

export function readUnit(text: string): UnitRead {
  const yaml = readYamlDocument(text, 0);
  if (!yaml.ok)
    return { ok: false, problems: yaml.problems.map(({ line, message }) => `Line ${line}: ${message}`) };
  const parsed = Unit.safeParse(yaml.fields);
  if (parsed.success) return { ok: true, unit: parsed.data };
  const found = inPlainWords(Unit, yaml.fields, parsed.error);
  return {
    ok: false,
    problems: found.map(({ path, message }) => `Line ${yaml.lineOf(path)}: ${message}.`),
  };
}

export function unitText(unit: Unit): string {
  return writeYaml(Unit.parse(unit));
}
