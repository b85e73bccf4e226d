import type { BoxLimits, BoxOutcome, BoxRequest, BoxRunner } from "./box.ts";
import { refusal } from "./outcome.ts";

/** A runner whose way of running is looked for once, by trying it, and then used. `find` gives null where none works. */
export function foundOnce<Way>(
  { name, languages, program }: Pick<BoxRunner, "name" | "languages"> & { program: string },
  find: () => Promise<Way | null>,
  runBy: (way: Way, request: BoxRequest, limits: BoxLimits, signal: AbortSignal) => Promise<BoxOutcome>,
): BoxRunner {
  let found: Promise<Way | null> | null = null;
  const way = () => {
    found ??= find();
    return found;
  };
  return {
    name,
    languages,
    available: async () => (await way()) !== null,
    run: async (request, limits, signal) => {
      const working = await way();
      if (working === null) return refusal(`${program} does not work on this computer.`);
      return runBy(working, request, limits, signal);
    },
  };
}
