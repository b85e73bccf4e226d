import { type Command, isCommand } from "./commands.ts";

type Said = {
  values: {
    list?: boolean | undefined;
    sessions?: boolean | undefined;
    trace?: string | undefined;
    serve?: boolean | undefined;
    resume?: string | undefined;
    interactive?: boolean | undefined;
  };
  positionals: readonly string[];
};

/** Which command a command line asks for; null where it names none that there is. */
export function commandOf({ values, positionals: [first = "", second] }: Said): Command | null {
  if (values.list) return "--list";
  if (values.sessions) return "--sessions";
  if (values.trace !== undefined) return "--trace";
  if (values.serve) return "--serve";
  if (values.resume !== undefined && first !== "eval") return drafting;
  if (Object.hasOwn(roomCommands, first)) return roomCommands[first] ?? null;
  if (values.interactive || first.includes(":")) return drafting;
  if (first.startsWith("-")) return null;
  const named = [
    `${first} ${second ?? (["eval", "lessons", "library", "memory", "notes", "shelf", "unit"].includes(first) ? "list" : "")}`,
    first,
  ];
  return named.find(isCommand) ?? null;
}

const drafting = "<plugin>:<command>";

/** Commands of plugins that need no agent here: a room does them itself. */
export const roomCommands: Readonly<Record<string, Command>> = {
  "study:study": "study start",
  "study:quiz": "study quiz",
  "study:progress": "study progress",
  "coach:speak": "coach start",
};
