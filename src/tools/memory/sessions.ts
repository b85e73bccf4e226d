import { z } from "zod";
import { type Message, textOf } from "../../message.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { number } from "../cap.ts";
import { defineTool, type Tool } from "../tool.ts";

export type SessionsRead = Pick<Store, "listSessions" | "readSession">;

/** So many of the newest are looked through, and so much of one is shown at once. */
const mostSearched = 200;
const mostShown = 15_000;
const aroundHit = 120;

/** Earlier conversations of the same workspace; what looks like personal data in them is masked. */
export function searchSessionsTool(workspaceRoot: string, sessions: SessionsRead): Tool {
  return defineTool({
    name: "search_sessions",
    reads: true,
    description: "Searches the teacher's earlier conversations by words, the best match first.",
    schema: z.strictObject({
      words: z.string().trim().min(2).max(200).describe("What to look for, such as `loops 3B starter`."),
      limit: z.int().min(1).max(20).default(5),
    }),
    async run({ words, limit }, { sessionId, signal }) {
      const wanted = [...new Set(wordsIn(words))];
      if (wanted.length === 0) throw new Error("Say at least one word to look for.");
      const { sessions: listed } = await sessions.listSessions({ limit: mostSearched });
      const found: { session: Session; matched: string[] }[] = [];
      for (const { id, workspace } of listed) {
        if (workspace !== workspaceRoot || id === sessionId) continue;
        signal.throwIfAborted();
        await pause();
        const session = await sessions.readSession(id).catch(() => null);
        const matched = session === null ? [] : matches(session, wanted);
        if (session !== null && matched.length > 0) found.push({ session, matched });
      }
      const best = found.sort((a, b) => b.matched.length - a.matched.length).slice(0, limit);
      if (best.length === 0) return { content: `No earlier conversation has ${wanted.join(", ")} in it.` };
      const rows = best.map(({ session, matched }) => row(session, matched));
      return { content: rows.join("\n"), facts: { found: found.length } };
    },
  });
}

export function readSessionTool(workspaceRoot: string, sessions: SessionsRead): Tool {
  return defineTool({
    name: "read_session",
    reads: true,
    description: "Reads an earlier conversation, with what was decided in it. `from` goes on at a message.",
    schema: z.strictObject({
      id: z.string().describe("From search_sessions."),
      from: z.int().min(1).default(1).describe("The number of the first message to read."),
    }),
    async run({ id, from }) {
      const session = await sessions.readSession(id);
      if (session.workspace !== workspaceRoot)
        throw new Error(`The session ${id} belongs to another workspace and is not read from here.`);
      const decided = session.decisions.map(
        ({ section, type, at, editType }) =>
          `- ${at.slice(0, 10)} ${section}: ${type}${typeof editType === "string" ? ` (${editType})` : ""}`,
      );
      const head = `${session.title}, ${session.createdAt.slice(0, 10)}\n\nDecided:\n${decided.join("\n") || "- nothing"}`;
      let text = masked(head);
      for (let at = from - 1; at < session.messages.length; at++) {
        const message = session.messages[at];
        const said = message === undefined ? "" : spoken(message);
        if (text.length + said.length > mostShown && at > from - 1)
          return {
            content: `${text}\n\n… ${number(session.messages.length - at)} more messages; from=${at + 1}`,
          };
        text += `\n\n[${at + 1}] ${said}`;
      }
      return { content: text };
    },
  });
}

function spoken(message: Message): string {
  const text = message.role === "tool" ? `(${textOf(message).length} characters)` : masked(textOf(message));
  return `${message.role === "tool" ? message.name : message.role}: ${text.slice(0, mostShown)}`;
}

function matches({ title, messages }: Session, wanted: readonly string[]): string[] {
  const said = messages.filter(({ role }) => role !== "tool").map(textOf);
  const there = new Set([title, ...said].flatMap(wordsIn));
  return wanted.filter((word) => there.has(word));
}

function row({ id, title, createdAt, messages }: Session, matched: readonly string[]): string {
  const [first = ""] = matched;
  const text = messages
    .filter(({ role }) => role !== "tool")
    .map(textOf)
    .find((said) => wordsIn(said).includes(first));
  const at = text?.toLowerCase().indexOf(first) ?? -1;
  const around =
    text === undefined || at === -1 ? "" : text.slice(Math.max(0, at - aroundHit), at + aroundHit);
  const excerpt = around === "" ? "" : `: … ${masked(around).replace(/\s+/g, " ").trim()} …`;
  return `- ${id}, ${createdAt.slice(0, 10)}, ${masked(title)} (${matched.join(", ")})${excerpt}`;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** Others get their turn between two conversations. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
