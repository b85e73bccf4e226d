import type { Task } from "../message.ts";

/** What the system prompt is made of. Nothing here may change between two turns of a run. */
export type PromptParts = {
  /** The assistant's voice, the teacher's to edit; first of all. "" where there is none. */
  soul: string;
  /** The agent's markdown body. */
  instructions: string;
  workspace: readonly { path: string; content: string }[];
  /** What the teacher has confirmed is to be remembered. */
  memory: readonly { path: string; content: string }[];
  skills: readonly { name: string; description: string }[];
  /** False where their names are all that is told of them. */
  canReadSkills?: boolean;
  command: { name: string; body: string } | null;
  subagents: readonly { name: string; description: string }[];
  handoffs: readonly { name: string; description: string }[];
};

/**
 * The stable part, in the spec's order ("System Prompt Assembly" 1–6), after the voice; what is remembered follows the workspace. It holds no date, no path of this machine
 * and nothing of the session, so that a provider can cache it. The task list (7) is `renderTasks`.
 */
export function assemblePrompt(parts: PromptParts): string {
  return [
    section("soul", parts.soul),
    section("agent", parts.instructions),
    section("workspace", parts.workspace.map(workspaceFile).join("\n")),
    section("memory", parts.memory.map(workspaceFile).join("\n")),
    section("skills", manifest(parts.skills, parts.canReadSkills === false ? "" : readUp)),
    section("command", commandFraming(parts.command), parts.command?.name),
    section("subagents", manifest(parts.subagents, "Call one with spawn_subagent.")),
    section("handoffs", manifest(parts.handoffs, "Hand over with transfer_to_<name>.")),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const readUp = "Load one with read_skill <name> before you rely on it.";

/** The task list, which changes from turn to turn and so goes last, after all that can be cached. */
export function renderTasks(tasks: readonly Task[]): string {
  if (tasks.length === 0) return "";
  return section("tasks", tasks.map((task) => `- [${task.status}] ${task.id}: ${task.title}`).join("\n"));
}

/** `$ARGUMENTS` is Claude Code's place for the request; here the request is the user's message. */
function commandFraming(command: PromptParts["command"]): string {
  return command === null ? "" : command.body.replaceAll("$ARGUMENTS", "(the request is the user's message)");
}

function manifest(entries: readonly { name: string; description: string }[], hint: string): string {
  if (entries.length === 0) return "";
  return [...entries.map((entry) => `- ${entry.name}: ${entry.description}`), "", hint].join("\n").trimEnd();
}

function workspaceFile(file: { path: string; content: string }): string {
  return section("file", file.content, undefined, file.path);
}

function section(tag: string, content: string, name?: string, path?: string): string {
  const text = content.trim();
  if (text === "") return "";
  const attributes =
    (name === undefined ? "" : ` name="${attribute(name)}"`) +
    (path === undefined ? "" : ` path="${attribute(path)}"`);
  return `<${tag}${attributes}>\n${text}\n</${tag}>`;
}

function attribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
