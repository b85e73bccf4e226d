import { recently } from "../../recently.ts";
import type { PrivacyFinding } from "./finding.ts";
import { scanPrivacy } from "./scan.ts";

/** In these a teacher writes her own name. */
const aboutHerself = new Set(["soul.md", "teacher.md"]);

/** Curriculum, topics and courses are about no pupil. */
const aboutNobody = /^(?:\.\/)?(?:curriculum|topics|study|courses|packs)\//;

export function isAboutNobody(path: string): boolean {
  return aboutNobody.test(path);
}

/** What in a file of the workspace looks like personal data. `asking`: whoever wrote it is there to be asked. */
export function personalInFile(path: string, content: string, asking: boolean): readonly PrivacyFinding[] {
  return found(JSON.stringify([path, asking, content]));
}

/** The same files are looked at before every run, and seldom change. */
const found = recently(100, (asked): readonly PrivacyFinding[] => {
  const [path, asking, content]: [string, boolean, string] = JSON.parse(asked);
  const all = scanPrivacy(content, path, { own: true, asking });
  return aboutHerself.has(path) ? all.filter(({ kind }) => kind !== "full_name") : all;
});
