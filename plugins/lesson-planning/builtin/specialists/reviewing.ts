import type { ReviewFinding } from "../../../../src/lesson/check/review/finding.ts";
import { reviewLesson } from "../../../../src/lesson/check/review/review.ts";
import type { AuthorTurn } from "../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Knowledge } from "../drafting/knowledge.ts";

/** Findings on a lesson with what the skills say of each; first the turn that reads those pages, where they are not read yet. */
export function reviewed(
  lesson: string,
  profile: ClassProfile | null,
  known: Knowledge,
  asked: string,
): AuthorTurn {
  const { registry, heads, pages } = known;
  const read = (path: string) => pages.files.get(path)?.text ?? null;
  const findings = reviewLesson(lesson, { registry, notes: heads, profile, read, asked });
  const unread = [...new Set(findings.map(pageOf))].filter((name) => !pages.skills.has(name));
  if (unread.length > 0) return { calls: unread.map((name) => ({ name: "read_skill", args: { name } })) };
  return { text: shownFindings(findings, lesson, profile, pages.skills) };
}

/** How `read_skill` calls it: "backward-design", "backward-design/framework". */
function pageOf({ practice }: ReviewFinding): string {
  return practice.file.replace(/\/SKILL\.md$|\.md$/, "");
}

export function shownFindings(
  findings: readonly ReviewFinding[],
  lesson: string,
  profile: ClassProfile | null,
  pages: ReadonlyMap<string, string>,
): string {
  const whom =
    profile === null ? "No class is named, so needs, period and prior knowledge were not looked at. " : "";
  if (findings.length === 0)
    return `${whom}Read against the six skills, nothing was found to mend. That says that nothing is missing that can be seen in the plan; whether it is a good lesson, your pupils will show.`;
  const lines = lesson.split("\n");
  const shown = findings.map((finding, i) => {
    const { line, message, fix, practice } = finding;
    const why = beginningOf(pages.get(pageOf(finding)) ?? "", practice.heading);
    const source = `${practice.file}, "${practice.heading}"${why === "" ? "" : `: ${why}`}`;
    const at = (lines[line - 1] ?? "").trim().slice(0, 70);
    return `${i + 1}. **Line ${line}** \`${at.replaceAll("`", "'")}\`: ${message}\n   To mend it: ${fix}\n   Why: ${source}`;
  });
  const count = findings.length === 1 ? "one thing" : `${findings.length} things`;
  return `${whom}Read against the six skills, ${count} to look at:\n\n${shown.join("\n")}\n\nThe lesson itself was not changed.`;
}

/** The first sentence below a heading; "" where the page has no such heading. */
function beginningOf(page: string, heading: string): string {
  const at = page
    .split("\n")
    .findIndex((line) => line.replace(/^#+ /, "") === heading && line.startsWith("#"));
  if (at < 0) return "";
  const below =
    page
      .split("\n")
      .slice(at + 1)
      .find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
  const words = below.replace(/^(?:[-*+]|\d+[.)])\s+/, "").replaceAll("**", "");
  return /^.{10,220}?[.?!](?=\s|$)/.exec(words)?.[0] ?? words.slice(0, 160);
}
