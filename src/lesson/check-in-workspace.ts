import { didYouMean } from "../nearest.ts";
import { Problem } from "../problem.ts";
import type { ClassProfile } from "../workspace/class-profile.ts";
import { classNamedIn, loadClasses } from "../workspace/classes.ts";
import { loadRegistry } from "../workspace/curriculum/registry.ts";
import { workspaceReader } from "../workspace/reader.ts";
import { checkLesson, type LessonCheck } from "./check.ts";

/** Checks any lesson against a workspace, for the class named by id or, where none is, by the lesson. Throws `Problem`. */
export async function checkInWorkspace(
  markdown: string,
  workspaceRoot: string,
  classId?: string,
): Promise<{ found: LessonCheck; profile: ClassProfile | null }> {
  const profile = classFor(classId, markdown, await loadClasses(workspaceRoot));
  const registry = await loadRegistry(workspaceRoot);
  return {
    found: checkLesson(markdown, { registry, profile, read: workspaceReader(workspaceRoot) }),
    profile,
  };
}

function classFor(
  id: string | undefined,
  markdown: string,
  profiles: readonly ClassProfile[],
): ClassProfile | null {
  if (id === undefined) return classNamedIn(markdown, profiles);
  const found = profiles.find((profile) => profile.id.toLowerCase() === id.toLowerCase());
  if (found !== undefined) return found;
  const known = profiles.map((profile) => profile.id);
  throw new Problem(
    "usage",
    `There is no class ${id}.${didYouMean(id, known)} There is: ${known.join(", ") || "none"}.`,
  );
}
