import type { Conversation, SendOptions } from "../../agent/conversation.ts";
import type { RunResult } from "../../agent/events.ts";
import { recordDecision } from "../../agent/record-decision.ts";
import { Problem } from "../../problem.ts";
import type { SessionLog, Store } from "../../store/store.ts";
import type { Memory } from "../../tools/memory/memory-tools.ts";
import type { DraftChoice } from "../draft/drafts.ts";
import { captureDecision } from "../memory/capture.ts";
import { lessonIn, proposeAlternatives, proposeRevision } from "./adjudicate.ts";
import type { LessonDecision, Wish } from "./decision.ts";
import { editTypeOf } from "./decision-edit-type.ts";
import { chooseDraft, decide } from "./decisions.ts";

/** `learned`: what the decisions add up to and waits for the teacher's word. `decision` is null where the agent was asked and did not succeed; nothing was changed then. */
export type Taken =
  | { decision: LessonDecision; learned?: readonly string[] }
  | ({ decision: null } & Pick<RunResult, "status" | "reason" | "failure">);

export type DecisionDesk = {
  store: Store;
  /** The session, held for writing. */
  log: SessionLog;
  /** The agent, opened only where new text is asked for. */
  converse(): Promise<Conversation>;
  call(): SendOptions;
  /** Where what the decisions add up to is proposed; left out: nowhere. */
  learning?: { memory: Memory; workspaceRoot: string };
  now(): string;
};

/** Takes one decision on one section and keeps it, as every door does. Throws `Problem`. */
export async function takeDecision(desk: DecisionDesk, wish: Wish): Promise<Taken> {
  const { log, store } = desk;
  if (wish.type === "revise" || wish.type === "alternatives") {
    const { decision, result } = await propose(desk, wish);
    const { status, reason, failure } = result;
    if (decision === null) return { decision, status, reason, failure };
    await recordDecision(store, log, decision);
    if (desk.learning === undefined) return { decision };
    const { memory, workspaceRoot } = desk.learning;
    return { decision, learned: await captureDecision(memory, workspaceRoot, log.session.id) };
  }
  const decision = decide(lessonIn(log.session), wish, desk.now());
  await recordDecision(store, log, decision);
  return { decision };
}

/** Goes back to an earlier draft, or forth again, with all that was decided on it. Throws `Problem`. */
export async function takeDraft(
  { store, log, now }: Pick<DecisionDesk, "store" | "log" | "now">,
  draft: number,
): Promise<DraftChoice> {
  const choice = chooseDraft(log.session, draft, now());
  await recordDecision(store, log, choice);
  return choice;
}

async function propose(desk: DecisionDesk, wish: Extract<Wish, { type: "revise" | "alternatives" }>) {
  if (wish.type === "alternatives")
    return await proposeAlternatives(await desk.converse(), wish.section, desk.call(), desk.now);
  const { section, editType } = wish;
  const request = wish.request ?? editType?.replaceAll("_", " ") ?? "";
  if (request.trim() === "") throw new Problem("usage", "Say what to change, or choose a kind of change.");
  const asked = { section, request, editType: editType ?? editTypeOf(request) };
  return await proposeRevision(await desk.converse(), asked, desk.call(), desk.now);
}
