/** Claude Code's names for what we have too, so that one agent file serves both. */
export const claudeNames: ReadonlyMap<string, string> = new Map([
  ["Read", "read_file"],
  ["Write", "write_file"],
  ["Edit", "str_replace"],
  ["LS", "list_directory"],
  ["Skill", "read_skill"],
  ["TodoWrite", "update_tasks"],
  ["Bash", "bash"],
]);

export const spawnName = "spawn_subagent";
/** Names by which an agent calls another in: ours, and Claude Code's. */
export const spawnNames: ReadonlySet<string> = new Set([spawnName, "Task", "Agent"]);

/** What is remembered, and earlier conversations: for agents that name them. */
export const memoryToolNames: readonly string[] = [
  "read_memory",
  "update_memory",
  "search_sessions",
  "read_session",
  "recent_lessons",
];

/** What was brought in to draw on: for agents that name them. */
export const libraryToolNames: readonly string[] = ["search_library", "read_library"];

/** Topic notes by what they are about: for agents that name it. */
export const notesToolName = "search_notes";

/** How the name of a tool begins that hands the conversation over. */
export const transferPrefix = "transfer_to_";

/** Whether a name means a tool of the runtime, so that none of a plugin's may have it. */
export function isTaken(name: string): boolean {
  const ours = [
    ...claudeNames.keys(),
    ...claudeNames.values(),
    ...spawnNames,
    ...memoryToolNames,
    ...libraryToolNames,
    notesToolName,
  ];
  const same = name.toLowerCase();
  return same.startsWith(transferPrefix) || ours.some((taken) => taken.toLowerCase() === same);
}
