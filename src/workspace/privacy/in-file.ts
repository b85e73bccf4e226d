import { recently } from "../../recently.ts";
import type { PrivacyFinding, ShownFinding } from "./finding.ts";
import { personalData } from "./personal-data.ts";
import { scanPrivacy, shownFindings } from "./scan.ts";
import { personalInSubject } from "./subject-notes.ts";

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
  return withoutHerself(path, scanPrivacy(content, path, { own: true, asking }));
});

/** The same as her own words, for her who saves it. `subject`: the text is on a topic, and about people of it. */
export function shownInFile(path: string, content: string, about: "people" | "subject"): ShownFinding[] {
  const personal =
    about === "subject" ? personalInSubject(content) : personalData(content, { own: true, asking: true });
  return withoutHerself(path, shownFindings(content, path, personal));
}

function withoutHerself<T extends PrivacyFinding>(path: string, all: T[]): T[] {
  return aboutHerself.has(path) ? all.filter(({ kind }) => kind !== "full_name") : all;
}
