import {
  type Conversation,
  isWaiting,
  resolveSession,
  resumeConversation,
  type SendOptions,
  startConversation,
} from "../../agent/conversation.ts";
import { recordDecision } from "../../agent/record-decision.ts";
import { resolveCommand } from "../../agent/resolve.ts";
import { onlyGoesOn } from "../../lesson/brief/going-on.ts";
import { acceptRest, lessonIn } from "../../lesson/decide/adjudicate.ts";
import { DecisionError, LeftAlone, type SlideWish, type Wish } from "../../lesson/decide/decision.ts";
import { type Taken, takeDecision, takeDraft } from "../../lesson/decide/take-decision.ts";
import { adaptLesson } from "../../lesson/draft/adapt-lesson.ts";
import type { DraftChoice } from "../../lesson/draft/drafts.ts";
import { keepHers } from "../../lesson/draft/keep-hers.ts";
import type { About } from "../../message.ts";
import { Problem } from "../../problem.ts";
import { consentLog } from "../../store/consent-log.ts";
import { deskOf, type Studied } from "../../store/session.ts";
import type { SessionLog } from "../../store/store.ts";
import type { Agreement } from "../../workspace/privacy/before-saving.ts";
import type { Position } from "../stream/protocol.ts";
import type { Workbench } from "../workbench.ts";
import { drive, refuseWhileLive } from "./drive.ts";

export type Begun = { sessionId: string; notices: string[]; stream: Position };

/** What the person has agreed to for a run. */
export type Consents = readonly "personal-data"[] | undefined;

/** A new session with its first request. Returns when the session is on disk; the rest is told in its channel. */
export async function startRun(
  bench: Workbench,
  asked: {
    command: string;
    input: string;
    about?: About | undefined;
    consents?: Consents;
    /** For whom it is begun, and at which desk. */
    within?: Studied | undefined;
  },
): Promise<Begun> {
  const { command, input, about, consents, within = {} } = asked;
  const resolved = resolveCommand(await bench.plugins(), command);
  if (input.trim() === "") throw new Problem("usage", "Say what you would like.");
  const prepared = await bench.prepare(resolved, within);
  const { store, channels } = bench;
  const root = deskOf(within, bench.workspace());
  const conversation = await startConversation({ store }, prepared, input, root, within.study);
  const channel = channels.open(conversation.session.id);
  const begun = { ...channel.position(), seq: 0 };
  void drive(
    channel,
    conversation.session,
    (call) => sent(bench, conversation, input, { ...call, about, consents: new Set(consents) }),
    () => conversation.close(),
  ).catch(() => {}); // the channel has told it
  return { sessionId: conversation.session.id, notices: prepared.notices, stream: begun };
}

/** The same lesson for another class, as a session of its own; the one it is made of is only read. */
export async function adaptFor(
  bench: Workbench,
  sessionId: string,
  classId: string,
  consents: Consents,
): Promise<Begun> {
  const session = await bench.store.readSession(sessionId);
  const asked = await adaptLesson(session, classId, deskOf(session, bench.workspace()));
  return await startRun(bench, { ...asked, consents, within: session });
}

async function sent(bench: Workbench, conversation: Conversation, input: string | null, call: SendOptions) {
  const result = await conversation.send(input, call);
  const root = deskOf(conversation.session, bench.workspace());
  await keepHers(bench.store, conversation, root, new Date().toISOString());
  return result;
}

/** Another request in a session; null: go on where it was stopped. */
export async function sendTo(
  bench: Workbench,
  sessionId: string,
  said: string | null,
  consents: Consents,
  /** What was chosen outright. */
  about?: About,
): Promise<Begun> {
  if (said?.trim() === "") throw new Problem("usage", "Say what you would like.");
  const { channel, log } = await take(bench, sessionId);
  try {
    const input = said !== null && isWaiting(log.session) && onlyGoesOn(said) ? null : said;
    if (input === null && !isWaiting(log.session))
      throw new Problem("usage", "It was not stopped in the middle: say what to do next.");
    const { conversation, notices } = await converse(bench, log);
    const begun = channel.position();
    const run = drive(
      channel,
      log.session,
      (call) => sent(bench, conversation, input, { ...call, about, consents: new Set(consents) }),
      () => log.close(),
    );
    run.catch(() => {});
    return {
      sessionId,
      notices: [...log.problems, ...notices],
      stream: { ...begun, run: channel.live?.id ?? null },
    };
  } catch (error) {
    await log.close();
    throw error;
  }
}

/** Stops what runs in a session or an exercise, and waits until it is saved. False: nothing ran. */
export async function stopRun({ channels }: Workbench, name: string): Promise<boolean> {
  const live = channels.find(name)?.live ?? null;
  live?.stop();
  await live?.done;
  return live !== null;
}

export async function decideIn(
  bench: Workbench,
  sessionId: string,
  wish: Wish | SlideWish | { type: "draft"; draft: number },
  consents?: Consents,
): Promise<(Taken | { decision: DraftChoice }) & { notices: readonly string[] }> {
  const { channel, log } = await take(bench, sessionId);
  const notices = log.problems;
  const now = () => new Date().toISOString();
  const taken = await drive(
    channel,
    log.session,
    async (call) => {
      const root = deskOf(log.session, bench.workspace());
      const desk = {
        store: bench.store,
        log,
        learning: { memory: bench.memory, workspaceRoot: root },
        agreement: agreementIn(bench, root, consents),
        notesIn: root,
        converse: async () => (await converse(bench, log)).conversation,
        call: () => ({ ...call, consents: new Set(consents) }),
        now,
      };
      return wish.type === "draft"
        ? { decision: await takeDraft(desk, wish.draft) }
        : await takeDecision(desk, wish);
    },
    () => log.close(),
  ).catch((error: unknown) => {
    // What was lost may be why it failed: it is told together.
    if (error instanceof DecisionError && notices.length > 0) {
      const told = [error.message, ...notices].join(" ");
      throw error instanceof LeftAlone ? new LeftAlone(told) : new DecisionError(told);
    }
    throw error;
  });
  if (taken.decision !== null) channel.tell({ type: "changed", what: "decision" });
  return { ...taken, notices };
}

/** Whether the person agreed to save what looks like personal data, and where that is kept. */
function agreementIn(bench: Workbench, workspace: string, consents: Consents): Agreement {
  const keep = consentLog(bench.setup.data, () => new Date());
  return {
    agreed: consents !== undefined && consents.length > 0,
    keep: (consent) => keep({ workspace, ...consent }),
  };
}

/** Accepts every section that still waits. */
export async function acceptRestIn(bench: Workbench, sessionId: string): Promise<readonly string[]> {
  const { channel, log } = await take(bench, sessionId);
  try {
    for (const decision of acceptRest(lessonIn(log.session), new Date().toISOString()))
      await recordDecision(bench.store, log, decision);
  } finally {
    await log.close();
  }
  channel.tell({ type: "changed", what: "decision" });
  return log.problems;
}

/** Everything under way is stopped and saved: the server is about to end. */
export async function stopAll({ channels }: Workbench): Promise<void> {
  const live = channels.all().flatMap((channel) => channel.live ?? []);
  for (const run of live) run.stop();
  await Promise.all(live.map(({ done }) => done));
}

/** Throws `Refused` where something is under way in this session. */
export function refuseWhileRunning({ channels }: Workbench, sessionId: string): void {
  const known = channels.find(sessionId);
  if (known !== null) refuseWhileLive(known);
}

async function take(bench: Workbench, sessionId: string) {
  const { channels, store } = bench;
  refuseWhileRunning(bench, sessionId);
  const log = await store.openSession(sessionId);
  return { log, channel: channels.open(sessionId) };
}

async function converse(bench: Workbench, log: SessionLog) {
  const resolved = resolveSession(await bench.plugins(), log.session);
  const prepared = await bench.prepare(resolved, log.session);
  const root = deskOf(log.session, bench.workspace());
  const conversation = resumeConversation({ store: bench.store }, prepared, log, root);
  return { conversation, notices: prepared.notices };
}
