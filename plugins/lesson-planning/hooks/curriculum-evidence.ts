import { defineHook } from "teacher-assist/hooks";
import { proseOf } from "../../../src/lesson/age/prose.ts";
import { evidenceOf } from "../../../src/lesson/evidence-of.ts";
import { sentBack } from "../../../src/lesson/sent-back.ts";
import { lessonsFrom } from "../../../src/lesson/whole-lesson.ts";
import { textOf } from "../../../src/message.ts";
import { classNamedIn, loadClasses } from "../../../src/workspace/classes.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../../src/workspace/reader.ts";

/**
 * Every curriculum claim of a lesson or worksheet is checked against its source, line by line. What fails goes back to
 * the author once, with what is wrong; if it fails again the run ends, and the draft is kept, unverified. An answer in
 * plain words claims nothing: "there is no SOC 9-99z" names a code that does not exist, and is right.
 */
export default defineHook({
  name: "curriculum-evidence",
  on: "postLoop",
  async run({ text, messages }, { workspaceRoot, decisions }) {
    const made = lessonsFrom(text, messages, decisions).filter(
      ({ markdown, section }) => section !== null || proseOf(markdown).headings.length > 0,
    );
    if (made.length === 0)
      return { report: { checked: false, why: "no headings: not a lesson or worksheet" } };
    const registry = await loadRegistry(workspaceRoot);
    const asked = messages
      .filter(({ role }) => role === "user")
      .map(textOf)
      .join("\n");
    const profile = classNamedIn(asked, await loadClasses(workspaceRoot));
    const context = { level: profile?.level || undefined, read: workspaceReader(workspaceRoot) };
    const [worst] = made
      .map((one) => ({ ...evidenceOf(one, registry, context), alone: one.section !== null }))
      .toSorted((a, b) => b.report.findings.length - a.report.findings.length);
    if (worst === undefined) return undefined;
    const { report, firstLine, alone } = worst;
    const answer = { result: { evidence: report }, report };
    if (report.findings.length === 0) return answer;
    const lines = report.findings.map(({ line, message, fix }) => {
      // A code that stood elsewhere first has no line of its own here.
      const where = line < firstLine ? "" : `line ${line - firstLine + 1}: `;
      return `- ${where}${message} ${fix}`;
    });
    return { ...answer, repair: sentBack(lines, alone) };
  },
});
