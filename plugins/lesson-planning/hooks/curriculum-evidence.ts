import { defineHook } from "teacher-assist/hooks";
import { looksLikeLesson } from "../../../src/lesson/document.ts";
import { lessonsFrom } from "../../../src/lesson/whole-lesson.ts";
import { textOf } from "../../../src/message.ts";
import { classNamedIn, loadClasses } from "../../../src/workspace/classes.ts";
import { checkEvidence, type EvidenceReport } from "../../../src/workspace/curriculum/evidence.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../../src/workspace/reader.ts";

/**
 * Every curriculum claim is checked against its source, line by line. What fails goes back to the author once, with
 * what is wrong; if it fails again the run ends, and the draft is kept, unverified.
 */
export default defineHook({
  name: "curriculum-evidence",
  on: "postLoop",
  async run({ text, messages }, { workspaceRoot }) {
    const registry = await loadRegistry(workspaceRoot);
    const asked = messages
      .filter(({ role }) => role === "user")
      .map(textOf)
      .join("\n");
    const profile = classNamedIn(asked, await loadClasses(workspaceRoot));
    const read = workspaceReader(workspaceRoot);
    const reports = lessonsFrom(text, messages).map((lesson) =>
      checkEvidence(lesson, registry, {
        level: looksLikeLesson(lesson) ? profile?.level || undefined : undefined,
        read,
      }),
    );
    const [worst] = reports.toSorted((a, b) => b.findings.length - a.findings.length);
    if (worst === undefined) return undefined;
    const answer = { result: { evidence: worst }, report: worst };
    return worst.findings.length === 0 ? answer : { ...answer, repair: sentBack(worst) };
  },
});

function sentBack({ findings }: EvidenceReport): string {
  const lines = findings.map(({ line, message, fix }) => `- line ${line}: ${message} ${fix}`);
  return `The curriculum check found claims that do not hold:\n\n${lines.join("\n")}\n\nCorrect them, or leave the claim out, and return the same text otherwise unchanged.`;
}
