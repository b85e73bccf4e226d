import type { KindName } from "../../learning/course-words.ts";
import { kindOf } from "../../learning/exercises/kinds.ts";
import { type Given, handIn } from "./hand-in.ts";
import type { Outcome, Sitting } from "./sitting.ts";

type Sit = (sitting: Sitting, given: Given) => Promise<Outcome>;

/** How a kind is sat at a terminal, where it is neither a talk nor a file. The page has the same names (`src/web/study/exercise/kinds.ts`). */
const sits: Partial<Record<KindName, () => Promise<Sit>>> = {
  audio: async () => (await import("./listen.ts")).sitListening,
  repl: async () => (await import("./in-lines.ts")).sitInLines,
  flashcards: async () => (await import("./in-lines.ts")).sitInLines,
};

export async function sit(sitting: Sitting, given: Given): Promise<Outcome> {
  const { name, manner } = kindOf(given.record);
  const own = await sits[name]?.();
  if (own !== undefined) return await own(sitting, given);
  if (manner !== "talk") return await handIn(sitting, given);
  return await (await import("./talk.ts")).talk(sitting, given.record);
}
