import type { Arguments } from "./options.ts";

/** What the person has agreed to for this call. */
export function consentsOf(args: Arguments): ReadonlySet<string> {
  return new Set(args["allow-personal-data"] ? ["personal-data"] : []);
}
