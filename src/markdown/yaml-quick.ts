import { parseYaml } from "./yaml-document.ts";

/**
 * A whole YAML file as plain data, by the runtime's own parser: twenty times as quick as `parseYaml`, and the same data,
 * but it does not see a key that is given twice. Throws as `parseYaml` does, with the line.
 */
export function parseYamlQuickly(source: string): unknown {
  if (/^\s*[[{]/.test(source)) {
    try {
      return JSON.parse(source);
    } catch {
      // flow YAML that is not JSON
    }
  }
  try {
    return Bun.YAML.parse(source);
  } catch {
    return parseYaml(source);
  }
}
