import { stringify } from "yaml";

/** Plain data as YAML that a person can read and change: a long line stays one line, and what comes twice is written twice. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, version: "1.2", aliasDuplicateObjects: false });
}
