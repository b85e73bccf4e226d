import { startConversation } from "../agent/conversation.ts";
import { resolveCommand } from "../agent/resolve.ts";
import { lessonOf } from "../lesson/decide/decisions.ts";
import { shownTitle } from "../lesson/draft/manage-lessons.ts";
import { keepDraft, lessonToDraft, type UnitDesk } from "../lesson/units/unit-room.ts";
import { consentsOf } from "./consents.ts";
import { exit, exitOf } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { prepareFor } from "./prepare-for.ts";
import { notesOnly } from "./privacy-note.ts";
import { stoppable } from "./stoppable.ts";

/** Drafts a lesson of a unit where it stands there; which session holds it is kept in the unit. */
export async function draftNext(
  invocation: Invocation,
  desk: UnitDesk,
  id: string,
  which: string | null,
): Promise<number> {
  const { args, terminal } = invocation;
  const asked = await lessonToDraft(desk, id, which);
  const { prepared, workspaceRoot, store, settled } = await prepareFor(invocation, (found) =>
    resolveCommand(found, asked.command),
  );
  const conversation = await startConversation({ store }, prepared, asked.input, workspaceRoot);
  try {
    using stopping = stoppable();
    await keepDraft(desk.root, asked.unit, asked.lesson, conversation.session.id);
    const result = await conversation.send(asked.input, {
      signal: stopping.signal,
      onEvent: notesOnly(terminal),
      about: asked.about,
      consents: consentsOf(args),
    });
    const { session } = conversation;
    const state = lessonOf(session);
    const { status, reason, text } = result;
    const sections = (state?.sections ?? []).map(({ id: section, title, decision }) => ({
      id: section,
      title,
      decision,
    }));
    if (args.format !== "text")
      terminal.out(
        `${JSON.stringify({ id: session.id, unit: asked.unit, lesson: asked.lesson, title: shownTitle(session), status, reason, text, sections })}\n`,
      );
    else terminal.out(`${text.trimEnd()}\n`);
    if (status !== "success") terminal.err(`${terminal.style.red(`${status}:`)} ${reason ?? ""}\n`);
    else terminal.err(`${terminal.style.dim(`Decide on it: teacher-assist decide ${session.id}`)}\n`);
    return state === null ? exitOf(result) || exit.failed : exitOf(result);
  } finally {
    await conversation.close();
    await settled();
  }
}
