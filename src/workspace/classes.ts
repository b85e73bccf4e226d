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
  const [first] = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  return first?.profile ?? null;
}

function placeOf(id: string, text: string): number {
  return text.search(new RegExp(`(?<![\\w-])${RegExp.escape(id)}(?![\\w-])`, "i"));
}
