import { memoryFiles } from "../memory/memory-files.ts";
import { type About, type Message, textOf, toolCalls } from "../message.ts";
import type { PrivacyFinding } from "../workspace/privacy/finding.ts";
import { isAboutNobody, personalInFile } from "../workspace/privacy/in-file.ts";
import { personalToKeep, scanPrivacy } from "../workspace/privacy/scan.ts";
import { withoutNames } from "../workspace/privacy/without-names.ts";
import { loadWorkspace } from "../workspace/workspace.ts";
import { defineHook, type Hook } from "./hooks.ts";
import { privacyReport } from "./reports.ts";

/**
 * Before anything is sent to a provider, says what looks like somebody's personal data, and stops until the person
 * goes on knowingly (decisions 8 and 41). Every agent that works for a teacher has it, whatever its plugin says, so
 * that no door can go round it. At the start it asks about the request, what was said before and the files that the
 * prompt holds; before each turn about all that has come since, as a file that a tool has read. The built-in author
 * sends nothing anywhere, but what is asked is kept: there it asks about the request alone, and reports the rest. What was
 * found (masked), and that the person went on, is in the trace. `brought`: the tools of the agent's plugin, by name. Whatever they answer with may come from a file.
 */
export function privacyGuard(
  workspace: readonly string[],
  brought: ReadonlyMap<string, unknown> = new Map(),
): Hook {
  /** The files of the prompt were asked about; not yet where this agent was handed a conversation in the middle of a run. */
  let asked = false;
  const inFiles = async (root: string) => {
    asked = true;
    const { files, problems } = await loadWorkspace(root, sentOf(workspace));
    return {
      files,
      problems,
      findings: files.flatMap(({ path, content }) => personalInFile(path, content, false)),
    };
  };
  const heard = new WeakMap<Message, PrivacyFinding[]>();
  const inMessage = (message: Message, where: string, own: boolean): PrivacyFinding[] => {
    const known = heard.get(message) ?? scanPrivacy(textOf(message), where, { own, asking: own });
    heard.set(message, known);
    return known.map((finding) => ({
      ...finding,
      where,
      message: finding.message.replace(finding.where, where),
    }));
  };
  const said = (messages: readonly Message[], last: string) => {
    const newest = messages.findLast(({ role }) => role === "user");
    return messages
      .filter(({ role }) => role === "user")
      .flatMap((message) => inMessage(message, message === newest ? last : earlier, true));
  };
  return defineHook({
    name: privacyReport.hook,
    report: privacyReport,
    on: ["preLoop", "preModel"],
    async run(event, { workspaceRoot, consents, provider, depth }) {
      const consented = consents.has("personal-data");
      const sends = provider !== "builtin";
      if (event.point === "preModel") {
        if (!sends || consented) return undefined;
        const findings = [
          ...(asked ? [] : (await inFiles(workspaceRoot)).findings),
          ...said(event.request.messages, "your request"),
          ...filesRead(event.request.messages, brought).flatMap(({ message, path }) =>
            inMessage(message, path, false),
          ),
        ];
        return findings.length === 0
          ? undefined
          : { abort: warning(findings), report: { findings, consented } };
      }
      const { files, problems, findings: inPrompt } = await inFiles(workspaceRoot);
      const findings = [
        ...scanPrivacy(event.input, "your request"),
        ...said(event.messages, earlier),
        ...inPrompt,
      ];
      // What cannot be read here is left out of the prompt as well.
      const unread = problems.map(({ path }) => path);
      const report = { findings, consented, filesScanned: files.length, unread };
      const written = writtenIn(event.input, event.about);
      // What one agent asks of another is no person's request, and holds the lesson.
      const kept = consented || depth > 0 ? [] : personalToKeep(written, "your request");
      const instead = kept.length === 0 ? undefined : withoutNames(written);
      if (!sends)
        return instead === undefined
          ? { report }
          : { abort: beforeKeeping(kept, instead), report: { ...report, findings: kept, instead } };
      const stops = findings.length > 0 && !consented;
      return stops ? { abort: warning(findings), report: { ...report, instead } } : { report };
    },
  });
}

/** The person's own words: of a decision on a section, not the section that it is about. */
function writtenIn(input: string, about: About | undefined): string {
  return about?.kind === "revise" || about?.kind === "alternatives" ? (about.request ?? "") : input;
}

const earlier = "an earlier message of this session";

/** What a prompt holds of the workspace. An agent that is given none of it is given no memory either. */
function sentOf(workspace: readonly string[]): string[] {
  return workspace.length === 0 ? ["soul.md"] : [...new Set(["soul.md", ...workspace, memoryFiles])];
}

/** What tools have read of the workspace, with its path. */
function filesRead(
  messages: readonly Message[],
  brought: ReadonlyMap<string, unknown>,
): { message: Message; path: string }[] {
  const paths = new Map(
    messages.flatMap((message) =>
      message.role === "assistant"
        ? toolCalls(message).map(({ id, args }) => [id, pathIn(args)] as const)
        : [],
    ),
  );
  return messages.flatMap((message) => {
    if (message.role !== "tool") return [];
    if (brought.has(message.name)) return [{ message, path: `what ${message.name} found` }];
    const path = paths.get(message.callId);
    return path == null || isAboutNobody(path) ? [] : [{ message, path }];
  });
}

function pathIn(args: unknown): string | null {
  return typeof args === "object" && args !== null && "path" in args && typeof args.path === "string"
    ? args.path
    : null;
}

const shown = 8;

function listed(findings: readonly PrivacyFinding[]): string[] {
  const lines = findings.slice(0, shown).map(({ message, fix }) => `- ${message}. ${fix}`);
  return findings.length > shown ? [...lines, `- and ${findings.length - shown} more.`] : lines;
}

/** Built-in drafting: nobody else would see it, but it would stand in the conversation, and in what is made of it. */
function beforeKeeping(findings: readonly PrivacyFinding[], instead: string): string {
  return [
    "This looks like personal data. Nothing has been drafted or kept:",
    ...listed(findings),
    "What you ask is kept with the lesson. Which shall it be?",
    "",
    `1. Without the name: "${instead}"`,
    "2. Keep it as it is, knowingly",
  ].join("\n");
}

function warning(findings: readonly PrivacyFinding[]): string {
  return [
    "Nothing has been sent. This looks like personal data:",
    ...listed(findings),
    "Take it out and ask again. If it is nobody's data, or you have good reason, go on knowingly; that decision is kept in the trace.",
  ].join("\n");
}
