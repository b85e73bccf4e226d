import { words } from "../../words/words.ts";

/** What the assistant did by a tool, in a person's words. */
export function stepWords(name: string, args: unknown): string {
  const say = words.planLesson.steps;
  const given = (field: string): string => {
    const value = isRecord(args) ? args[field] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  switch (name) {
    case "read_file":
      return say.read(given("path"), given("start"), given("end"));
    case "list_directory":
      return ["", "."].includes(given("path")) ? say.lookedAround : say.looked(given("path"));
    case "read_skill":
      return say.lookedUp(given("name"));
    case "write_file":
      return say.wrote(given("path"));
    case "str_replace":
      return say.changed(given("path"));
    case "update_tasks":
      return say.tasks;
    case "bash":
      return say.ran(given("command"));
    default:
      return say.used(name.replaceAll("_", " "));
  }
}

/** Many steps in one line: "Read 24 files, looked up 4 guides". */
export function stepsInOne(names: readonly string[]): string {
  const count = (...of: string[]) => names.filter((name) => of.includes(name)).length;
  const say = words.planLesson.steps;
  const read = count("read_file");
  const lookedUp = count("read_skill");
  const wrote = count("write_file", "str_replace");
  const other = names.length - read - lookedUp - wrote - (read > 0 ? count("list_directory") : 0);
  return say.inOne({ read, lookedUp, wrote, other });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
