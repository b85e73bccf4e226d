import { isWaiting } from "../../agent/conversation.ts";
import { sectionAnswered } from "../../lesson/brief/asked.ts";
import type { LessonView } from "../../lesson/lesson-view.ts";
import { deskOf, type Session } from "../../store/session.ts";
import type { Position } from "../stream/protocol.ts";
import type { Workbench } from "../workbench.ts";
import { type LastRun, lastRun } from "./last-run.ts";

export type SessionView = {
  session: Session;
  /** It was stopped in the middle, and can go on without a new request. */
  waiting: boolean;
  lesson: LessonView | null;
  /** What a run that died had written of its last turn: no draft, checked by nobody, sent to no model. */
  unfinished: string | null;
  run: LastRun | null;
  /** Where to follow from: what comes after it is not in `session` yet, or carries a count that says that it is. */
  stream: Position;
};

/** A session as it is now, and where its stream stands at that moment. */
export async function sessionView(bench: Workbench, id: string): Promise<SessionView> {
  const { session, stream } = await moment(bench, id);
  const waiting = stream.run === null && isWaiting(session);
  const lesson = await bench.apart.lessonView(session, deskOf(session, bench.workspace()));
  const unfinished = stream.run === null && !forSection(session) ? await bench.store.readTurn(id) : null;
  const run = await lastRun(bench.store, session, lesson?.draft ?? null);
  return { session, waiting, stream, lesson, unfinished, run };
}

/** Half a section is of no use beside the whole one, which still stands. */
function forSection({ messages }: Session): boolean {
  return sectionAnswered(messages, messages.length) !== null;
}

async function moment({ channels, store }: Workbench, id: string) {
  const live = channels.find(id)?.live?.session ?? null;
  if (live === null) {
    const before = channels.find(id)?.position() ?? null;
    const session = await store.readSession(id);
    return { session, stream: before ?? channels.open(id).position() };
  }
  const stream = channels.open(id).position();
  // A turn in flight follows what somebody said; once it is saved, its text is the last message.
  const saved = live.messages.at(-1)?.role === "assistant";
  return { session: structuredClone(live), stream: saved ? { ...stream, text: "" } : stream };
}
