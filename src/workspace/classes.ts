import { type ClassProfile, parseClassProfile } from "./class-profile.ts";
import { loadWorkspace } from "./workspace.ts";

/** Every class of the workspace, by file name. */
export async function loadClasses(workspaceRoot: string): Promise<ClassProfile[]> {
  const { files } = await loadWorkspace(workspaceRoot, ["classes/*.md"]);
  return files.map(({ path, content }) => parseClassProfile(path, content));
}

/** The class that a text names first; null where it names none. */
export function classNamedIn(text: string, profiles: readonly ClassProfile[]): ClassProfile | null {
  const places = profiles.map((profile) => ({ profile, at: placeOf(profile.id, text) }));
  // "P6/7" names P6/7, though "P6" begins there as well.
  const [first] = places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.profile.id.length - a.profile.id.length);
  return first?.profile ?? null;
}

function placeOf(id: string, text: string): number {
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}_-])${RegExp.escape(id)}(?![\\p{L}\\p{N}_-])`, "iu"));
}
