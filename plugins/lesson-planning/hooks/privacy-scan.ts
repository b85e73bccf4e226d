import { defineHook } from "teacher-assist/hooks";
import type { PrivacyFinding } from "../../../src/workspace/privacy/finding.ts";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";
import { loadWorkspace } from "../../../src/workspace/workspace.ts";

/** What an agent of this plugin is given of the workspace; curriculum and topics are about no pupil. */
const sent = ["soul.md", "teacher.md", "pedagogy.md", "classes/*.md", "memory/**"];

/**
 * Before anything is sent, says what looks like a pupil's personal data, and stops until the teacher goes on knowingly
 * (decision 8). The built-in author sends nothing anywhere, so there it only reports. What was found (masked), and that
 * the teacher went on, is in the trace.
 */
export default defineHook({
  name: "privacy-scan",
  on: "preLoop",
  async run({ input }, { workspaceRoot, consents, provider }) {
    const consented = consents.has("personal-data");
    const { files, problems } = await loadWorkspace(workspaceRoot, sent);
    const findings = [
      ...scanPrivacy(input, "your request"),
      ...files.flatMap(({ path, content }) => scanPrivacy(content, path)),
    ];
    // What cannot be read here is left out of the prompt as well.
    const unread = problems.map(({ path }) => path);
    const report = { findings, consented, filesScanned: files.length, unread };
    if (findings.length > 0 && !consented && provider !== "builtin")
      return { abort: warning(findings), report };
    return { report };
  },
});

const shown = 8;

function warning(findings: readonly PrivacyFinding[]): string {
  const lines = findings.slice(0, shown).map(({ message, fix }) => `- ${message}. ${fix}`);
  const more = findings.length > shown ? [`- and ${findings.length - shown} more.`] : [];
  return [
    "Nothing has been sent. This looks like personal data:",
    ...lines,
    ...more,
    "Take it out and ask again. If it is nobody's data, or you have good reason, go on knowingly; that decision is kept in the trace.",
  ].join("\n");
}
