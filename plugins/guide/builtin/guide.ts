import type { Author, AuthorRequest, AuthorTurn } from "teacher-assist/builtin";
import { type Message, textOf, toolCalls } from "teacher-assist/message";
import { bestSections, type Section, sections } from "./_sections.ts";

const handbook = "using-teacher-assist";

/** Answers from the handbook: reads it as any model would, then shows the parts that fit the question best. */
const guide: Author = {
  next({ messages }: AuthorRequest): AuthorTurn {
    const pages = pagesRead(messages);
    const overview = pages.get(handbook);
    if (overview === undefined) return { calls: [read(handbook)] };
    const unread = references(overview).filter((name) => !pages.has(name));
    if (unread.length > 0) return { calls: unread.map(read) };
    return { text: answer(question(messages), [...pages.values()].flatMap(sections)) };
  },
};

export default guide;

function read(name: string) {
  return { name: "read_skill", args: { name } };
}

function question(messages: readonly Message[]): string {
  const asked = messages.findLast((message) => message.role === "user");
  return asked === undefined ? "" : textOf(asked);
}

/** Every page asked for so far, by name; one that could not be read counts as read, so that it is asked for once. */
function pagesRead(messages: readonly Message[]): Map<string, string> {
  const results = new Map<string, string>();
  for (const message of messages) {
    if (message.role === "tool") results.set(message.callId, message.isError ? "" : textOf(message));
  }
  const pages = new Map<string, string>();
  for (const message of messages) {
    if (message.role !== "assistant") continue;
    for (const { id, name, args } of toolCalls(message)) {
      const page = name === "read_skill" ? nameIn(args) : null;
      if (page !== null) pages.set(page, results.get(id) ?? "");
    }
  }
  return pages;
}

function nameIn(args: unknown): string | null {
  return typeof args === "object" && args !== null && "name" in args && typeof args.name === "string"
    ? args.name
    : null;
}

function references(overview: string): string[] {
  return [...overview.matchAll(/^- (using-teacher-assist\/[\w-]+)$/gm)].map(([, name = ""]) => name);
}

function answer(asked: string, all: readonly Section[]): string {
  const found = bestSections(asked, all);
  if (found.length > 0) return found.map(shown).join("\n\n");
  const [about, ...others] = all;
  const titles = others.map(({ title }) => `- ${title}`).join("\n");
  const opening = about === undefined ? "The handbook is empty." : shown(about);
  return `I find nothing on exactly that in the handbook.\n\n${opening}\n\nIt also says something on:\n\n${titles}`;
}

function shown({ title, body }: Section): string {
  return `## ${title}\n\n${body}`;
}
