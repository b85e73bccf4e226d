import { fieldsIn } from "../fields.ts";

/** How many places of a lesson a person has still to fill in. */
export function gapsIn(markdown: string): number {
  return fieldsIn(markdown).length;
}
