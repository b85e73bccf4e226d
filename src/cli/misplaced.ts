import { Problem } from "../problem.ts";
import type { Command } from "./commands.ts";
import type { OptionTable } from "./options/option.ts";
import { meaningTo, named } from "./options/uses.ts";

/** An option that its command does not take does nothing: that is said, with where it belongs. `null`: no command was named. */
export function refuseMisplaced(
  given: readonly string[],
  command: Command | null,
  options: OptionTable,
): void {
  for (const name of given) {
    const spec = options[name];
    if (spec === undefined || meaningTo(command, spec) !== undefined) continue;
    const homes = named(spec.uses.flatMap(({ of }) => (of === "everywhere" ? [] : of)));
    const wrong = command === null ? "does nothing alone" : `does not go with ${command}`;
    const together = new Intl.ListFormat("en-GB"); // made here: it takes longer than the rest of a start's own work
    throw new Problem("usage", `--${name} ${wrong}. It belongs to ${together.format(homes)}.`);
  }
}
