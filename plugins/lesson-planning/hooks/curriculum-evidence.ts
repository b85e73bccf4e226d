import { defineHook } from "teacher-assist/hooks";
import { requestAnswered } from "../../../src/lesson/brief/asked.ts";
import { classOfSession } from "../../../src/lesson/brief/session-class.ts";
import { isNew } from "../../../src/lesson/brief/understood.ts";
import { sentBack } from "../../../src/lesson/brief/worded.ts";
import { proseOf } from "../../../src/lesson/check/age/prose.ts";
import { evidenceOf } from "../../../src/lesson/check/evidence-of.ts";
import { madeInRun } from "../../../src/lesson/draft/drafts.ts";
import { lessonsFrom } from "../../../src/lesson/draft/whole-lesson.ts";
import { evidenceFound } from "../../../src/lesson/reports.ts";
import { readingLibraries, withLibrary } from "../../../src/library/as-curriculum.ts";
import type { Message } from "../../../src/message.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";
import { normaliseCode } from "../../../src/workspace/curriculum/codes.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../../src/workspace/reader.ts";
import { loadTopicNotes } from "../../../src/workspace/topic-notes.ts";

/**
 * Every curriculum claim of a lesson or worksheet is checked against its source, line by line. What fails goes back to
 * the author once, with what is wrong; if it fails again the run ends, and the draft is kept, unverified. An answer in
 * plain words claims nothing: "there is no SOC 9-99z" names a code that does not exist, and is right.
 */
export default defineHook({
  name: evidenceFound.hook,
  report: evidenceFound,
  on: "postLoop",
  apart: true,
  holdsAgainstSources: true,
  async run({ text, messages }, { workspaceRoot, decisions, libraries }) {
    const made = lessonsFrom(madeInRun(text, messages), messages, decisions).filter(
      ({ markdown, section }) => section !== null || proseOf(markdown).headings.length > 0,
    );
    if (made.length === 0) return { report: unchecked };
    const texts = made.map(({ markdown }) => markdown);
    const registry = withLibrary(await loadRegistry(workspaceRoot), texts, libraries);
    const notes = await loadTopicNotes(workspaceRoot);
    const asked = requestAnswered(messages, messages.length);
    const read = readingLibraries(workspaceReader(workspaceRoot), libraries);
    const context = { registry, notes, asked, libraries, read };
    const profiles = await loadClasses(workspaceRoot);
    const [worst] = made
      .map((one) => {
        const profile = classOfSession(messages, one.markdown, profiles);
        return { ...evidenceOf(one, { ...context, profile }), alone: one.section !== null };
      })
      .toSorted((a, b) => b.report.findings.length - a.report.findings.length);
    if (worst === undefined) return undefined;
    const { report, codes, firstLine, alone } = worst;
    const answer = { result: { evidence: report }, report: { ...report, codes } };
    const chosen = new Set(chosenOutcomes(messages));
    // What the teacher chose outright is not the author's to mend; it is shown to the teacher as it is.
    const wrong = report.findings.filter(
      ({ problem, code }) => problem !== "does-not-fit" || !chosen.has(code),
    );
    if (wrong.length === 0) return answer;
    const lines = wrong.map(({ line, message, fix }) => {
      // A code that stood elsewhere first has no line of its own here.
      const where = line < firstLine ? "" : `line ${line - firstLine + 1}: `;
      return `- ${where}${message} ${fix}`;
    });
    return { ...answer, repair: sentBack(lines, alone) };
  },
});

const unchecked = { checked: false, why: "no headings: not a lesson or worksheet", findings: [] };

function chosenOutcomes(messages: readonly Message[]): string[] {
  const asked = messages.flatMap((message) => (message.role === "user" ? (message.about ?? []) : []));
  const last = asked.findLast(isNew);
  if (last === undefined || last.said?.includes("outcomes")) return [];
  return (last.outcomes ?? []).map(normaliseCode);
}
