import { inPlain } from "../formulas/in-plain.ts";
import type { LessonDecision, LessonState } from "../lesson/decide/decision.ts";
import { sectionOf } from "../lesson/decide/decision-section.ts";
import { draftStandings } from "../lesson/decide/decisions.ts";
import type { Session } from "../store/session.ts";
import { exit } from "./exit.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** Where a lesson's sections stand, and what the decision just made has changed. */
export function showLesson(
  state: LessonState,
  sessionId: string,
  format: Arguments["format"],
  terminal: Terminal,
  decision?: LessonDecision,
): number {
  const sections = state.sections.map(({ id, title, decision: stands, offered }) => ({
    id,
    title,
    decision: stands,
    ...(offered === null ? {} : { alternatives: offered }),
  }));
  if (format === "json") {
    const document = {
      sessionId,
      decision: decision ?? null,
      sections,
      complete: state.complete,
      text: state.markdown,
    };
    terminal.out(`${JSON.stringify(document, null, 2)}\n`);
    return exit.done;
  }
  const changed = state.sections.find(({ id }) => id === decision?.section);
  if (changed !== undefined && decision !== undefined && decision.type !== "accept")
    terminal.out(`${shown(changed.text.trim(), terminal)}\n\n`);
  const offered = decision?.type === "alternatives" ? decision.options : [];
  for (const [i, { why, text }] of offered.entries()) {
    terminal.out(`--- ${i + 1}: ${why}\n\n${shown(text.trim(), terminal)}\n\n`);
  }
  for (const { id, decision: stands } of sections) terminal.err(`${stands.padEnd(9)} ${id}\n`);
  const open = state.undecided.length;
  terminal.err(
    open === 0
      ? `Every section is decided. teacher-assist export ${sessionId} --format docx\n`
      : `${open} of ${sections.length} sections wait for a decision.\n`,
  );
  return exit.done;
}

/** Formulas are read on a terminal in ordinary letters; whoever takes the text further gets it as it is. */
function shown(markdown: string, terminal: Terminal): string {
  return terminal.outIsTty ? inPlain(markdown) : markdown;
}

/** The whole drafts of a session, where there are several, and which of them stands. */
export function showDrafts(session: Session, format: Arguments["format"], terminal: Terminal): void {
  const drafts = draftStandings(session);
  if (format !== "text" || drafts.length < 2) return;
  for (const [i, { accepted, sections, stands }] of drafts.entries())
    terminal.err(
      `draft ${i + 1}: ${accepted} of ${sections} sections decided${stands ? " (this one stands)" : ""}\n`,
    );
  terminal.err(`teacher-assist decide ${session.id} draft <n> goes to another.\n`);
}

/** Every version of a section, oldest first, with what was asked for; the one that stands is marked. */
export function showHistory(
  state: LessonState,
  id: string,
  format: Arguments["format"],
  terminal: Terminal,
): number {
  const { versions, current, title, decision } = sectionOf(state, id);
  if (format !== "text") {
    terminal.out(`${JSON.stringify({ section: id, title, decision, current, versions }, null, 2)}\n`);
    return exit.done;
  }
  for (const [i, { text, from, request, at }] of versions.entries()) {
    const asked = request === undefined ? "" : `, asked for: ${request}`;
    const mark = i === current ? " (this one stands)" : "";
    terminal.out(
      `--- version ${i + 1}, ${from}${at === null ? "" : ` ${at}`}${asked}${mark}\n\n${text.trim()}\n\n`,
    );
  }
  return exit.done;
}
