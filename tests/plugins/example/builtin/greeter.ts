import type { Author } from "teacher-assist/builtin";
import { type ToolMessage, textOf } from "teacher-assist/message";

const wanted = [
  { name: "read_skill", args: { name: "greeting" } },
  { name: "list_directory", args: { path: "." } },
];

/** Looks first, greets second, and says only what it saw: everything but the joining words comes from the tools. */
const greeter: Author = {
  next({ messages, tools }) {
    const asked = messages.findLastIndex(({ role }) => role === "user");
    const results = messages.slice(asked + 1).filter((message) => message.role === "tool");
    const calls = wanted.filter(({ name }) => tools.some((tool) => tool.name === name));
    if (results.length === 0 && calls.length > 0) return { calls };

    const request = messages[asked];
    const skill = result(results, "read_skill");
    const listing = result(results, "list_directory");
    const greeting = /^Say: (.+)$/m.exec(skill)?.[1] ?? "Hello.";
    const files = listing.split("\n").flatMap((row) => /^(\S+\.md) {2}/.exec(row)?.[1] ?? []);
    const found = files.length > 0 ? `In your workspace I found ${files.join(", ")}.` : "I found no files.";
    return { text: `${greeting} You said: “${request ? textOf(request) : ""}”. ${found}` };
  },
};

export default greeter;

function result(results: ToolMessage[], name: string): string {
  const message = results.find((one) => one.name === name && !one.isError);
  return message ? textOf(message) : "";
}
