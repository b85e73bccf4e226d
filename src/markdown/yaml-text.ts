import { stringify } from "yaml";

/** Plain data as YAML 1.2 for a person to read: long text in lines of its own, nothing folded, nothing by reference. */
export function writeYaml(value: unknown): string {
  return stringify(value, {
    version: "1.2",
    lineWidth: 0,
    blockQuote: "literal",
    aliasDuplicateObjects: false,
  });
}
