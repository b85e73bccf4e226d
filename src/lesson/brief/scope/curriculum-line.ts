import { z } from "zod";
import { parseFrontmatter } from "../../../markdown/frontmatter.ts";
import type { ClassProfile } from "../../../workspace/class-profile.ts";
import { isAllSubjects, sharesSubject, subjectsIn } from "../../../workspace/packs/subjects.ts";
import type { WorkspaceFile } from "../../../workspace/workspace.ts";

const format = {
  kind: "a curriculum file",
  schema: z.looseObject({ title: z.string().default(""), subject: z.string().default("") }),
  foreign: [],
};

/** "CfE Computing Science, Fourth level": the curriculum file of a class's subject, in a few words; null without one. */
export function curriculumLine(files: readonly WorkspaceFile[], profile: ClassProfile | null): string | null {
  const known = files.flatMap(({ path, content }) => {
    const parsed = parseFrontmatter(path, content, format);
    return parsed.ok ? [parsed.value] : [];
  });
  // Whoever teaches everything is served by every file.
  const any = profile === null || isAllSubjects(profile.subject);
  if (any && known.length > 1) return `${known.length} curriculum files`;
  const file = any ? known[0] : known.find(({ subject }) => same(subject, profile.subject));
  if (file === undefined) return null;
  const framework = /curriculum for excellence/i.test(file.title) ? "CfE" : (file.title.split(",")[0] ?? "");
  const named = framework.toLowerCase().includes(file.subject.toLowerCase());
  const name = [framework, named ? "" : file.subject].filter(Boolean).join(" ");
  const level = profile?.level ?? "";
  return level === "" ? name : `${name}, ${/^\p{L}+$/u.test(level) ? `${level} level` : level}`;
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase() || sharesSubject(subjectsIn(a), subjectsIn(b));
}
