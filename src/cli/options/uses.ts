import { type Command, commandsOf, roomOf } from "../commands.ts";
import type { OptionSpec, Use } from "./option.ts";

/** What an option means to a command; undefined where the command does not take it. */
export function meaningTo(command: Command | null, { uses }: OptionSpec): Use | undefined {
  return uses.find(({ of }) => of === "everywhere" || (command !== null && of.includes(command)));
}

/** Commands for people to read: a room, where all of its commands are meant. */
export function named(commands: readonly Command[]): string[] {
  const homes = commands.map((command) => {
    const room = roomOf(command);
    return commandsOf(room).every((each) => commands.includes(each)) ? room : command;
  });
  return [...new Set(homes)];
}
