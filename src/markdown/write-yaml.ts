import { stringify } from "yaml";

/** Plain data as YAML that a person can read and change; a long line stays one line. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, version: "1.2" });
}
