import { z } from "zod";
import { Message, Task } from "../message.ts";
import { parseJson } from "./json.ts";
import { Decision, Session, SessionSummary, Summary } from "./session.ts";

/**
 * A session at rest: one JSON document, laid out so that its first line holds all a list shows, and every task,
 * decision and message has a line of its own. A list reads only the first line, two versions differ line by line,
 * and a damaged file loses only the lines that are damaged.
 */
const format = 1;

const Head = SessionSummary.extend({
  format: z.literal(format),
  /** The last change that is folded in; the journal's later ones are to be applied. */
  seq: z.number().int().nonnegative(),
});
type Head = z.infer<typeof Head>;

export type SessionState = { session: Session; seq: number };

export function renderSession({ session, seq }: SessionState): Uint8Array {
  const { tasks, decisions, summaries = [], messages, ...summary } = session;
  const head = JSON.stringify({ format, seq, ...summary });
  const lists = [
    list("tasks", tasks),
    list("decisions", decisions),
    ...(summaries.length === 0 ? [] : [list("summaries", summaries)]),
    list("messages", messages),
  ];
  return new TextEncoder().encode(`${head.slice(0, -1)},\n${lists.join(",\n")}}\n`);
}

/** null where it is not the first line of a session file. */
export function parseHead(line: string): Head | null {
  return headIn(firstLine(line));
}

/** The same of a line that was parsed. */
export function headIn(document: unknown): Head | null {
  const head = Head.safeParse(document);
  return head.success ? head.data : null;
}

/** What a list is ordered by. To look through all of a head takes longer than to read it from the disk. */
export type Glance = { seq: number; plugin: string; updatedAt: string; document: object };

/** null where it is no first line of a session file, as far as one sees at once. */
export function glanceAt(line: string): Glance | null {
  const document = firstLine(line);
  if (typeof document !== "object" || document === null) return null;
  if (!("format" in document && document.format === format)) return null;
  if (!("plugin" in document && typeof document.plugin === "string")) return null;
  if (!("seq" in document && typeof document.seq === "number")) return null;
  if (!("updatedAt" in document && typeof document.updatedAt === "string")) return null;
  const { seq, plugin, updatedAt } = document;
  return Number.isNaN(Date.parse(updatedAt)) ? null : { seq, plugin, updatedAt, document };
}

function firstLine(line: string): unknown {
  return parseJson(`${line.trimEnd().replace(/,$/, "")}}`);
}

/** null where it is damaged. */
export function parseSession(text: string): SessionState | null {
  const document = parseJson(text);
  const head = Head.safeParse(document);
  const session = Session.safeParse(document);
  if (!head.success || !session.success) return null;
  session.data.messageCount = session.data.messages.length;
  return { session: session.data, seq: head.data.seq };
}

/** What of a damaged file can still be read; null where the first line cannot. */
export function salvageSession(text: string): SessionState | null {
  const [first = "", ...lines] = text.split("\n");
  const head = parseHead(first);
  if (head === null) return null;
  const { format: _, seq, ...summary } = head;
  const session: Session = { ...summary, tasks: [], decisions: [], messages: [] };
  const summaries: Summary[] = [];
  let section = "";
  for (const line of lines) {
    const opened = /^"(tasks|decisions|summaries|messages)":\[$/.exec(line);
    if (opened?.[1] !== undefined) section = opened[1];
    else if (section === "tasks") keep(session.tasks, Task, line);
    else if (section === "decisions") keep(session.decisions, Decision, line);
    else if (section === "summaries") keep(summaries, Summary, line);
    else if (section === "messages") keep(session.messages, Message, line);
  }
  if (summaries.length > 0) session.summaries = summaries;
  session.messageCount = session.messages.length;
  return { session, seq };
}

/** True where a later version of this program wrote it: not damage, and not ours to touch. */
export function isNewerFormat(text: string): boolean {
  const first =
    parseJson(`${text.slice(0, text.indexOf("\n")).trimEnd().replace(/,$/, "")}}`) ?? parseJson(text);
  const version = z.object({ format: z.number() }).safeParse(first);
  return version.success && version.data.format > format;
}

function list(name: string, items: readonly unknown[]): string {
  return `"${name}":[\n${items.map((item) => JSON.stringify(item)).join(",\n")}${items.length > 0 ? "\n" : ""}]`;
}

function keep<T>(items: T[], schema: z.ZodType<T>, line: string): void {
  const item = schema.safeParse(parseJson(line.trimEnd().replace(/,$/, "")));
  if (item.success) items.push(item.data);
}
