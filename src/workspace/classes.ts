import { type ClassProfile, classProfileOf } from "./class-profile.ts";
import { loadWorkspace } from "./workspace.ts";

/** Every class of the workspace, by file name. */
export async function loadClasses(workspaceRoot: string): Promise<ClassProfile[]> {
  const { files } = await loadWorkspace(workspaceRoot, ["classes/*.md"]);
  return files.map(({ path, content }) => classProfileOf(path, content));
}

/**
 * The class that a text is for; null where it names none. "For 2A" says more than a name alone: in "a 3B pencil for 2A"
 * the pencil is no class. Of several names of one sort the first is meant.
 */
export function classNamedIn(text: string, profiles: readonly ClassProfile[]): ClassProfile | null {
  return firstNamed(text, profiles, meantFor) ?? firstNamed(text, profiles, "");
}

/** The classes that one lesson is asked for: "for 7B and 7C", "both 8X and 8Y". One, or none, where no list of them stands there. */
export function classesListedIn(text: string, profiles: readonly ClassProfile[]): ClassProfile[] {
  const names = profiles.map(({ id }) => RegExp.escape(id)).toSorted((a, b) => b.length - a.length);
  if (names.length < 2) return [];
  const name = `(?<![\\p{L}\\p{N}_-])(?:${names.join("|")})(?![\\p{L}\\p{N}_-])`;
  const list =
    new RegExp(`${name}(?:(?:\\s*,\\s*|\\s*(?:and|&|\\+)\\s*)(?:for\\s+|with\\s+)?${name})+`, "iu").exec(
      text,
    )?.[0] ?? "";
  return profiles.filter(({ id }) => placeOf(id, list, "") >= 0);
}

const meantFor = "(?:\\b(?:for|with|teach|class|group|my|our)|^)\\s+(?:my\\s+|our\\s+|class\\s+|group\\s+)*";

function firstNamed(text: string, profiles: readonly ClassProfile[], before: string): ClassProfile | null {
  const places = profiles.map((profile) => ({ profile, at: placeOf(profile.id, text, before) }));
  // "P6/7" names P6/7, though "P6" begins there as well.
  const [first] = places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.profile.id.length - a.profile.id.length);
  return first?.profile ?? null;
}

function placeOf(id: string, text: string, before: string): number {
  return text.search(
    new RegExp(`${before}(?<![\\p{L}\\p{N}_-])${RegExp.escape(id)}(?![\\p{L}\\p{N}_-])`, "iu"),
  );
}
