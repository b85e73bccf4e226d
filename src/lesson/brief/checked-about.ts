import type { Chosen } from "../../message.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { classWithId } from "./frame.ts";

/** What was chosen, as the workspace writes it. Throws `Problem` where it has no such class or outcome. */
export async function checkedAbout(about: Chosen, workspaceRoot: string): Promise<Chosen> {
  const { class: id, outcomes } = about;
  const profiles = id === undefined ? [] : await loadClasses(workspaceRoot);
  const profile = classWithId(id, profiles);
  if (id !== undefined && profile === null) throw noClass(id, profiles);
  const registry = outcomes === undefined ? null : await loadRegistry(workspaceRoot);
  const codes = outcomes?.map((code) => {
    const found = registry?.find(code)?.code;
    if (found !== undefined) return found;
    const near = registry?.nearestCode(code) ?? null;
    const hint = near === null ? "There are none in it yet." : `The nearest is ${near}.`;
    throw new Problem("usage", `There is no outcome ${code} in the workspace. ${hint}`);
  });
  return { ...about, class: profile?.id, outcomes: codes };
}

export function noClass(id: string, profiles: readonly ClassProfile[]): Problem {
  const known = profiles.map((profile) => profile.id);
  const there = `There is: ${known.join(", ") || "none"}.`;
  return new Problem("usage", `There is no class ${id}.${didYouMean(id, known)} ${there}`);
}
