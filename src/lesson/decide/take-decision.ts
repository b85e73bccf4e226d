import type { Conversation, SendOptions } from "../../agent/conversation.ts";
import type { RunResult } from "../../agent/events.ts";
import { recordDecision } from "../../agent/record-decision.ts";
import { Problem } from "../../problem.ts";
import type { SessionLog, Store } from "../../store/store.ts";
import type { Memory } from "../../tools/memory/memory-tools.ts";
import { type Agreement, askBeforeSaving } from "../../workspace/privacy/before-saving.ts";
import { parseLesson } from "../document.ts";
import type { DraftChoice } from "../draft/drafts.ts";
import { captureDecision } from "../memory/capture.ts";
import { documentIn, proposeAlternatives, proposeRevision } from "./adjudicate.ts";
import type { Action, LessonDecision, SectionState, SlideWish, Wish } from "./decision.ts";
import { editTypeOf } from "./decision-edit-type.ts";
import { sectionOf } from "./decision-section.ts";
import { chooseDraft, decide } from "./decisions.ts";
import { withFilled } from "./fill-in.ts";
import { type KeptNote, readyNote } from "./keep-as-note.ts";

/** `learned`: what the decisions add up to and waits for the teacher's word. `note`: where what she filled in is kept. `said`: what the author says of what it changed. `decision` is null where the agent was asked and did not succeed; nothing was changed then. */
export type Taken =
  | { decision: LessonDecision; learned?: readonly string[]; note?: KeptNote | null; said?: string | null }
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
  /** Whether what looks like a pupil's data may be kept. */
  agreement: Agreement;
  /** The workspace where what she fills in is kept for next time; left out: nowhere. */
  notesIn?: string;
  now(): string;
};

/** Takes one decision on one section and keeps it, as every door does. Throws `Problem`, and `AsksFirst` with nothing changed. */
export async function takeDecision(desk: DecisionDesk, wish: Wish | SlideWish): Promise<Taken> {
  const { log, store } = desk;
  if (wish.type === "revise" || wish.type === "alternatives") {
    const { decision, result, said = null } = await propose(desk, wish);
    const { status, reason, failure } = result;
    if (decision === null) return { decision, status, reason, failure };
    await recordDecision(store, log, decision);
    if (desk.learning === undefined) return { decision, said };
    const { memory, workspaceRoot } = desk.learning;
    return { decision, said, learned: await captureDecision(memory, workspaceRoot, log.session.id) };
  }
  const state = documentIn(log.session, wish.part);
  if (wish.type === "edit") {
    await askAbout(sectionOf(state, wish.section), wish.text, desk.agreement);
    return { decision: await kept(desk, wish) };
  }
  if (wish.type === "add") {
    const [slide] = parseLesson(wish.text).sections;
    await askBeforeSaving([[slide?.title ?? "", wish.text, ""]], desk.agreement);
  }
  if (wish.type !== "fill") return { decision: await kept(desk, wish) };
  const { agreement, notesIn } = desk;
  const { section, field, given } = wish;
  const before = sectionOf(state, section);
  const text = withFilled(before, field, given);
  // What fills a place is on the topic, as a note is.
  await askAbout(before, text, agreement, "subject");
  const note =
    notesIn === undefined ? null : await readyNote(log.session, given, { root: notesIn, agreement });
  const decision = await kept(desk, { type: "edit", section, part: wish.part, text, filled: true });
  return { decision, note: (await note?.()) ?? null };
}

/** What she types herself is asked about before it is kept, as a file is; what stood there already is not. */
async function askAbout(
  { title, text: before }: SectionState,
  text: string,
  agreement: Agreement,
  about: "people" | "subject" = "people",
) {
  await askBeforeSaving([[title, text, before]], agreement, about);
}

async function kept({ store, log, now }: DecisionDesk, action: Action): Promise<LessonDecision> {
  const decision = decide(documentIn(log.session, action.part), action, now());
  await recordDecision(store, log, decision);
  return decision;
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
    return await proposeAlternatives(await desk.converse(), wish, desk.call(), desk.now);
  const { section, part, editType } = wish;
  const request = wish.request ?? editType?.replaceAll("_", " ") ?? "";
  if (request.trim() === "") throw new Problem("usage", "Say what to change, or choose a kind of change.");
  const asked = { section, part, request, editType: editType ?? editTypeOf(request) };
  return await proposeRevision(await desk.converse(), asked, desk.call(), desk.now);
}
