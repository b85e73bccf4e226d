import { readableId } from "../../agent/ids.ts";
import { titleInWords } from "../../formulas/in-plain.ts";
import type { Proposals } from "../../memory/proposals.ts";
import { Problem } from "../../problem.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { standingOf } from "./standing.ts";

/** What a lesson is called: as a person named it, else by its own heading, else by what was asked for. */
export function shownTitle(session: Session): string {
  return titleInWords((session.named ? null : standingOf(session)?.title) ?? session.title);
}

/** What goes when a session is deleted, for whoever is asked first. */
export type Going = {
  title: string;
  messages: number;
  decisions: number;
  runs: number;
  /** Conversations of the agents that were called in. */
  calledIn: number;
  /** What was to be remembered, waits for the teacher's word, and rests on this session alone. */
  proposals: number;
};

/** Throws `StoreError`. */
export async function whatGoes(store: Store, proposals: Proposals, id: string): Promise<Going> {
  const session = await store.readSession(id);
  const { messages, decisions, traces, workspace } = session;
  const listed = (await store.listSessions()).sessions.find((one) => one.id === id);
  const made = workspace === undefined ? [] : (await proposals.list(workspace)).proposals;
  const waiting = made.filter(({ state }) => state === "pending");
  return {
    title: shownTitle(session),
    messages: messages.length,
    decisions: decisions.length,
    runs: traces.length,
    calledIn: listed?.children.length ?? 0,
    proposals: waiting.filter(({ rests }) => rests.every((ground) => ground.session === id)).length,
  };
}

const longestTitle = 200;

/** A title is one line. Throws `Problem`. */
export function cleanTitle(text: string): string {
  const title = text.replace(/\s+/g, " ").trim();
  if (title === "") throw new Problem("usage", "Give it a name.");
  if (title.length > longestTitle)
    throw new Problem("usage", `That name is too long: ${longestTitle} letters are enough.`);
  return title;
}

/**
 * A second lesson like this one, with every decision; what is done to either is not done to the other. The runs stay
 * the first one's: they happened once.
 */
export async function duplicateLesson(store: Store, id: string, now: Date): Promise<string> {
  const session = await store.readSession(id);
  const copy: Session = {
    ...session,
    id: readableId(now.getTime()),
    title: `Copy of ${shownTitle(session)}`.slice(0, longestTitle),
    named: true,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    status: session.status ?? "cancelled",
    traces: [],
  };
  const log = await store.createSession(copy);
  await log.close();
  return copy.id;
}
