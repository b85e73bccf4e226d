import { existsSync, readFileSync } from "node:fs";

/** What Claude Code tells a hook, as far as we look at it. */
export type ClaudeEvent = {
  prompt?: string;
  last_assistant_message?: string;
  stop_hook_active?: boolean;
  cwd?: string;
  /** Which agent is at work, where it is not Claude Code itself. */
  agent_type?: string;
  transcript_path?: string;
};

/**
 * What of an event is ours: a request made of a lesson-planning command or agent, or a reply where one is at work. Null
 * for all else: somebody's other work is not ours to check.
 */
export function ours(event: ClaudeEvent): { request: string; refining: boolean } | { reply: string } | null {
  const { prompt, last_assistant_message: reply } = event;
  const agents = event.agent_type?.startsWith("lesson-planning:") ?? false;
  if (prompt === undefined) {
    return reply !== undefined && (agents || commandIn(event.transcript_path)) ? { reply } : null;
  }
  const [, command, request = ""] = /^\/lesson-planning:(\S+)\s*([\s\S]*)$/.exec(prompt.trim()) ?? [];
  // A command with nothing after it asks for what is missing by itself.
  if (command !== undefined)
    return request === "" ? null : { request, refining: command === "refine-lesson" };
  return agents && !prompt.trimStart().startsWith("/") ? { request: prompt, refining: true } : null;
}

/** Whether a command of ours was given in this session. */
function commandIn(transcript: string | undefined): boolean {
  if (transcript === undefined || !existsSync(transcript)) return false;
  return readFileSync(transcript, "utf8").includes("<command-name>/lesson-planning:");
}
