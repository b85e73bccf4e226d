import type { Conversation } from "../agent/conversation.ts";
import { inPlain } from "../formulas/in-plain.ts";
import { claimsOf } from "../lesson/check/check.ts";
import { lessonContext } from "../lesson/check/lesson-context.ts";
import { acceptRest, proposeAlternatives, proposeRevision } from "../lesson/decide/adjudicate.ts";
import { DecisionError, type LessonDecision, type SectionState } from "../lesson/decide/decision.ts";
import { editTypeOf } from "../lesson/decide/decision-edit-type.ts";
import { decide, lessonOf } from "../lesson/decide/decisions.ts";
import { reflectiveQuestion } from "../lesson/decide/reflect.ts";
import { outcomesIn } from "../lesson/decide/reflect-context.ts";
import type { LineReader } from "./line-reader.ts";
import { notesOnly } from "./privacy-note.ts";
import { stoppable } from "./stoppable.ts";
import type { Terminal } from "./terminal.ts";

const now = () => new Date().toISOString();

/** Accepts every section that still waits. */
export async function acceptAll(conversation: Conversation): Promise<void> {
  const state = lessonOf(conversation.session);
  for (const decision of state === null ? [] : acceptRest(state, now())) await conversation.record(decision);
}

const keys = "[a]ccept  [r]evise …  a[l]ternatives  [1-3] use that one  [u]ndo  [s]kip  [q]uit";

/** Goes through the sections that wait, one by one. Each decision is saved as it is made; leaving leaves the rest waiting. */
export async function askForDecisions(
  conversation: Conversation,
  reader: LineReader,
  terminal: Terminal,
  { workspaceRoot, consents }: { workspaceRoot: string; consents: ReadonlySet<string> },
): Promise<void> {
  const about = await context(conversation, workspaceRoot);
  const skipped = new Set<string>();
  for (;;) {
    const state = lessonOf(conversation.session);
    const section = state?.sections.find(({ id, decision }) => decision === "pending" && !skipped.has(id));
    if (state === null || section === undefined) break;
    const place = state.sections.indexOf(section) + 1;
    terminal.out(`\n${inPlain(section.text.trim())}\n`);
    terminal.err(`\n${terminal.style.dim(reflectiveQuestion(state, section.id, about))}\n`);
    terminal.err(
      `${terminal.style.bold(`${section.title}, ${place} of ${state.sections.length}`)}  ${terminal.style.dim(keys)}\n`,
    );
    const line = await reader.read();
    if (line === null || line === "interrupt" || /^q(uit)?$/i.test(line.trim())) break;
    if (/^s(kip)?$/i.test(line.trim())) skipped.add(section.id);
    else await act(conversation, section, line.trim(), { terminal, consents });
  }
  const left = lessonOf(conversation.session)?.undecided.length ?? 0;
  if (left > 0)
    terminal.err(`${left} sections still wait: teacher-assist decide ${conversation.session.id}\n`);
}

type Desk = { terminal: Terminal; consents: ReadonlySet<string> };

async function act(
  conversation: Conversation,
  section: SectionState,
  line: string,
  desk: Desk,
): Promise<void> {
  const { terminal } = desk;
  try {
    const decision = await decisionFor(conversation, section, line, desk);
    if (decision === null) return;
    await conversation.record(decision);
    const offered = decision.type === "alternatives" ? decision.options : [];
    for (const [i, { why, text }] of offered.entries())
      terminal.out(`\n--- ${i + 1}: ${why}\n\n${inPlain(text.trim())}\n`);
  } catch (error) {
    if (!(error instanceof DecisionError)) throw error;
    terminal.err(`${terminal.style.red("error:")} ${error.message}\n`);
  }
}

async function decisionFor(
  conversation: Conversation,
  { id: section }: SectionState,
  line: string,
  { terminal, consents }: Desk,
): Promise<LessonDecision | null> {
  const state = lessonOf(conversation.session);
  if (state === null) return null;
  if (/^a(ccept)?$/i.test(line)) return decide(state, { type: "accept", section }, now());
  if (/^u(ndo)?$/i.test(line)) return decide(state, { type: "undo", section }, now());
  if (/^\d+$/.test(line)) return decide(state, { type: "pick", section, pick: Number(line) }, now());
  using stopping = stoppable();
  const call = { signal: stopping.signal, onEvent: notesOnly(terminal), consents };
  const [, request = ""] = /^r(?:evise)?\b\s*(.*)$/i.exec(line) ?? [];
  if (/^l$|^alternatives?$/i.test(line)) {
    const { decision, result } = await proposeAlternatives(conversation, { section }, call, now);
    if (decision === null)
      terminal.err(`${terminal.style.red(`${result.status}:`)} ${result.reason ?? ""}\n`);
    return decision;
  }
  if (request === "") {
    terminal.err(`${keys}\n`);
    return null;
  }
  const wish = { section, request, editType: editTypeOf(request) };
  const { decision, result } = await proposeRevision(conversation, wish, call, now);
  if (decision === null) terminal.err(`${terminal.style.red(`${result.status}:`)} ${result.reason ?? ""}\n`);
  return decision;
}

/** The class and the outcomes that the lesson is about. */
async function context({ session }: Conversation, workspaceRoot: string) {
  const text = lessonOf(session)?.original ?? "";
  const lesson = await lessonContext(session, text, workspaceRoot);
  return { profile: lesson.profile, outcomes: outcomesIn(claimsOf(text, lesson), lesson.registry) };
}
