import { startConversation } from "../agent/conversation.ts";
import { resolveCommand } from "../agent/resolve.ts";
import { lessonOf } from "../lesson/decide/decisions.ts";
import { adaptLesson } from "../lesson/draft/adapt-lesson.ts";
import { keepHers } from "../lesson/draft/keep-hers.ts";
import { shownTitle } from "../lesson/draft/manage-lessons.ts";
import { Problem } from "../problem.ts";
import { deskOf, type Session } from "../store/session.ts";
import { commands } from "./commands.ts";
import { consentsOf } from "./consents.ts";
import { exit, exitOf } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { prepareFor } from "./prepare-for.ts";
import { notesOnly } from "./privacy-note.ts";
import { flagFor } from "./result.ts";
import { stoppable } from "./stoppable.ts";

/** A lesson planned for another class, with what she had accepted and depends on no class. The old one is only read. */
export async function adapt(invocation: Invocation, old: Session): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  if (args.class === undefined)
    throw new Problem("usage", `For which class? teacher-assist ${commands["lessons adapt"]}`);
  const asked = await adaptLesson(old, args.class, deskOf(old, findPlaces(args, env, cwd).workspace));
  const { prepared, workspaceRoot, store, settled } = await prepareFor(
    invocation,
    (found) => resolveCommand(found, asked.command),
    old,
  );
  const conversation = await startConversation({ store }, prepared, asked.input, workspaceRoot, old.study);
  try {
    using stopping = stoppable();
    const result = await conversation.send(asked.input, {
      signal: stopping.signal,
      onEvent: notesOnly(terminal),
      about: asked.about,
      consents: consentsOf(args),
    });
    const adapted = await keepHers(store, conversation, workspaceRoot, new Date().toISOString());
    const { session } = conversation;
    const { id } = session;
    const { from, kept, anew } = adapted ?? { from: old.id, kept: [], anew: [] };
    const state = lessonOf(session);
    const title = shownTitle(session);
    const sections = state?.sections.map((one) => ({
      id: one.id,
      title: one.title,
      decision: one.decision,
    }));
    const { status, reason } = result;
    if (args.format !== "text")
      terminal.out(
        `${JSON.stringify({ id, from, title, status, reason, kept, anew, sections: sections ?? [], ...(state === null ? { asks: result.text } : {}) })}\n`,
      );
    else if (state === null) terminal.out(`${result.text.trimEnd()}\n`);
    else terminal.out(`${said(id, title, { kept, anew })}\n`);
    if (status !== "success") terminal.err(`${terminal.style.red(`${status}:`)} ${reason ?? ""}\n`);
    const flag = flagFor(result);
    if (flag !== null) terminal.err(`${terminal.style.dim(flag)}\n`);
    if (state === null && status === "success")
      terminal.err(
        `${terminal.style.dim(`No lesson yet. Answer with: teacher-assist --resume ${id} "…"`)}\n`,
      );
    return state === null ? exitOf(result) || exit.failed : exitOf(result);
  } finally {
    await conversation.close();
    await settled();
  }
}

function said(
  id: string,
  title: string,
  { kept, anew }: { kept: readonly string[]; anew: readonly { title: string; why: string }[] },
): string {
  return [
    `${id}: ${title}`,
    `Kept as you had it: ${kept.join(", ") || "nothing"}.`,
    ...anew.map((one) => `Written anew, though you had accepted it: ${one.title} (${one.why}).`),
    "Everything else is written for this class, and waits for your word.",
  ].join("\n");
}
