import { z } from "zod";
import { textOf } from "../../message.ts";
import { answerOf } from "../../store/answered-before.ts";
import type { Session } from "../../store/session.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { defineTool, type Tool } from "../tool.ts";
import type { SessionsRead } from "./sessions.ts";

/** So many of the newest conversations are looked through. */
const mostRead = 40;

/** The last lessons of one class in this workspace, newest first: for what comes after them, and for variety. */
export function recentLessonsTool(workspaceRoot: string, sessions: SessionsRead): Tool {
  return defineTool({
    name: "recent_lessons",
    description:
      "Lists the last lessons that were drafted for a class, newest first, with the shape each had.",
    schema: z.strictObject({
      class: z.string().trim().min(1).max(60).describe("The class, as its file calls it."),
      limit: z.int().min(1).max(20).default(10),
    }),
    async run({ class: id, limit }, { sessionId, signal }) {
      const lessons = await lessonsOfClass(workspaceRoot, sessions, id, {
        limit,
        without: sessionId,
        signal,
      });
      const rows = lessons.map(
        ({ date, heading, shape }) => `- ${date}, ${masked(heading)}${shape === "" ? "" : ` | ${shape}`}`,
      );
      return { content: rows.join("\n") || `No lesson for ${id} was drafted here before.` };
    },
  });
}

type Drafted = { date: string; heading: string; shape: string };

/** `without`: a session that is still being written. */
export async function lessonsOfClass(
  workspaceRoot: string,
  sessions: SessionsRead,
  id: string,
  { limit, without, signal }: { limit: number; without?: string | undefined; signal?: AbortSignal },
): Promise<Drafted[]> {
  const { sessions: listed } = await sessions.listSessions({ limit: mostRead });
  const found: Drafted[] = [];
  for (const { id: session, workspace } of listed) {
    if (workspace !== workspaceRoot || session === without || found.length === limit) continue;
    signal?.throwIfAborted();
    const lesson = await sessions.readSession(session).then(lessonOf, () => null);
    if (lesson !== null && isFor(lesson.heading, id)) found.push(lesson);
  }
  return found;
}

/** What the newest draft of a session calls itself; null where nothing in it looks like a lesson. */
function lessonOf({ messages, createdAt }: Session): Drafted | null {
  const drafted = messages
    .filter((message) => message.role === "assistant")
    .findLast((message) => /^# .+$/m.test(textOf(message)));
  if (drafted === undefined) return null;
  const text = textOf(drafted);
  const heading = /^# (.+)$/m.exec(text)?.[1] ?? "";
  const answer = answerOf(drafted);
  const shape = answer?.kind === "lesson" ? answer.shape : "";
  return { date: createdAt.slice(0, 10), heading, shape };
}

/** A lesson's heading ends with its class: "For loops: 3B, S3 Computing Science". */
function isFor(heading: string, id: string): boolean {
  const [, whom = ""] = /:\s*([^:]*)$/.exec(heading) ?? [];
  return whom.split(",")[0]?.trim().toLowerCase() === id.toLowerCase();
}
