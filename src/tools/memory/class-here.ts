import { didYouMean } from "../../nearest.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { loadClasses } from "../../workspace/classes.ts";

/** The class of that name, however it is spelled; throws where there is none, with those there are. */
export async function classHere(workspaceRoot: string, named: string): Promise<ClassProfile> {
  const profiles = await loadClasses(workspaceRoot);
  const found = profiles.find(({ id }) => id.toLowerCase() === named.trim().toLowerCase());
  if (found !== undefined) return found;
  const ids = profiles.map(({ id }) => id);
  throw new Error(
    `There is no class ${JSON.stringify(named)}.${didYouMean(named, ids)} The classes are ${ids.join(", ") || "none yet"}.`,
  );
}
