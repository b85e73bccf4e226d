import type { Chosen } from "../../message.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { classWithId } from "./frame.ts";

/** What was chosen, as the workspace writes it. Throws `Problem` where it has no such class or outcome. */
export async function checkedAbout(about: Chosen, workspaceRoot: string): Promise<Chosen> {
  const checked = { ...about };
  if (about.class !== undefined) {
    const profiles = await loadClasses(workspaceRoot);
    const profile = classWithId(about.class, profiles);
    if (profile === null)
      throw new Problem(
        "usage",
        noClass(
          about.class,
          profiles.map(({ id }) => id),
        ),
      );
    checked.class = profile.id;
  }
  if (about.outcomes !== undefined) {
    const registry = await loadRegistry(workspaceRoot);
    checked.outcomes = about.outcomes.map((code) => {
      const found = registry.find(code)?.code;
      if (found !== undefined) return found;
      const near = registry.nearestCode(code);
      const hint = near === null ? "There are none in it yet." : `The nearest is ${near}.`;
      throw new Problem("usage", `There is no outcome ${code} in the workspace. ${hint}`);
    });
  }
  return checked;
}

export function noClass(id: string, known: readonly string[]): string {
  return `There is no class ${id}.${didYouMean(id, known)} There is: ${known.join(", ") || "none"}.`;
}
