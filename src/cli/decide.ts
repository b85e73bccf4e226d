import { resolve } from "node:path";
import { resolveSession, resumeConversation } from "../agent/conversation.ts";
import { lessonIn } from "../lesson/decide/adjudicate.ts";
import { EditType, type LessonState, type Wish } from "../lesson/decide/decision.ts";
import { draftStandings } from "../lesson/decide/decisions.ts";
import { actions } from "../lesson/decide/edit-types.ts";
import { placeIn, places } from "../lesson/decide/order.ts";
import { takeDecision, takeDraft } from "../lesson/decide/take-decision.ts";
import { fileProposals } from "../memory/proposals.ts";
import { nearest } from "../nearest.ts";
import { Problem, reasonOf } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { deskOf, type Session } from "../store/session.ts";
import type { SessionLog, Store } from "../store/store.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import { agreement, tellAsked } from "./agreement.ts";
import { consentsOf } from "./consents.ts";
import { exit, exitOf } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { prepareFor } from "./prepare-for.ts";
import { notesOnly } from "./privacy-note.ts";
import { eventWriter, flagFor } from "./result.ts";
import { openSaved } from "./saved.ts";
import { showDrafts, showHistory, showLesson } from "./show-lesson.ts";
import { stoppable } from "./stoppable.ts";
import { pipedText } from "./terminal.ts";

const usage =
  'decide <session-id> <section> accept | revise "<request>" | alternatives | edit --file <section.md> | minutes <n> ["<part>"] | move up|down|first|last|before|after [<section>] | pick <n> | undo, or decide <session-id> draft <n>';

/** One decision on one section of a saved lesson. */
export async function decideSection(invocation: Invocation): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const [, id, section, word, value] = args.positionals;
  if (id === undefined) throw new Problem("usage", `Which session? teacher-assist ${usage}`);
  const { data, workspace } = findPlaces(args, env, cwd);
  const store = fileStore(data);
  const log = await openSaved(store, id);
  const workspaceRoot = deskOf(log.session, workspace);
  for (const problem of log.problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  try {
    if (section === undefined) {
      const shown = showLesson(lessonIn(log.session), log.session.id, args.format, terminal);
      showDrafts(log.session, args.format, terminal);
      return shown;
    }
    if (section === "draft" && !hasSection(log.session, "draft")) {
      await goToDraft(store, log, word);
      const shown = showLesson(lessonIn(log.session), log.session.id, args.format, terminal);
      showDrafts(log.session, args.format, terminal);
      return shown;
    }
    if (word === undefined) return showHistory(lessonIn(log.session), section, args.format, terminal);
    const wish = await wishFrom(invocation, lessonIn(log.session), section, word, value);
    const { format } = args;
    using stopping = stoppable();
    const taken = await takeDecision(
      {
        store,
        log,
        agreement: agreement(invocation, workspaceRoot),
        learning: { memory: { proposals: fileProposals(data), sessions: store }, workspaceRoot },
        converse: () => converseOn(invocation, log),
        call: () => ({
          signal: stopping.signal,
          onEvent: format === "stream-json" ? eventWriter("stream-json", terminal) : notesOnly(terminal),
          consents: consentsOf(args),
        }),
        now: () => new Date().toISOString(),
      },
      wish,
    );
    if (taken.decision === null) {
      terminal.err(`${terminal.style.red(`${taken.status}:`)} ${taken.reason ?? ""}\n`);
      const flag = flagFor(taken);
      if (flag !== null) terminal.err(`${terminal.style.dim(flag)}\n`);
      return exitOf(taken) || exit.failed;
    }
    for (const one of taken.learned ?? [])
      terminal.err(`${terminal.style.dim(`To remember? ${one}. See memory list.`)}\n`);
    return showLesson(lessonIn(log.session), log.session.id, format, terminal, taken.decision);
  } catch (error) {
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    throw error;
  } finally {
    await log.close();
  }
}

function hasSection(session: Session, id: string): boolean {
  return lessonIn(session).sections.some((section) => section.id === id);
}

/** Back to an earlier draft or forth again, by its number, with all that was decided on it. */
async function goToDraft(store: Store, log: SessionLog, word: string | undefined): Promise<void> {
  lessonIn(log.session);
  const drafts = draftStandings(log.session);
  const number = Number(word);
  const wanted = /^\d+$/.test(word ?? "") ? drafts[number - 1] : undefined;
  if (wanted === undefined) {
    const there = drafts.length === 1 ? "There is one draft, 1." : `There are drafts 1 to ${drafts.length}.`;
    throw new Problem("usage", `Which draft? ${there} teacher-assist decide ${log.session.id} draft <n>`);
  }
  await takeDraft({ store, log, now: () => new Date().toISOString() }, wanted.draft);
}

/** The words of the command line as a wish. */
async function wishFrom(
  invocation: Invocation,
  state: LessonState,
  section: string,
  word: string,
  value: string | undefined,
): Promise<Wish> {
  const { args } = invocation;
  const type = actionNamed(word);
  if (args.file !== undefined && type !== "edit")
    throw new Problem("usage", `--file holds a section's new text: it goes with edit, not with ${type}.`);
  if (type === "edit") return { type, section, text: await ownText(invocation, value) };
  if (type === "minutes") {
    const minutes = Number(value);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > 600)
      throw new Problem("usage", 'How many? teacher-assist decide … minutes <n> ["<part>"]');
    return { type, section, parts: [{ part: args.positionals[5], minutes }] };
  }
  if (type === "move") {
    const place = places.find((one) => one === value);
    const other = args.positionals[5];
    if (place === undefined || (other === undefined) === (place === "before" || place === "after"))
      throw new Problem(
        "usage",
        "Where to? decide … move up|down|first|last, or move before|after <section>",
      );
    return { type, section, before: placeIn(state, section, place, other) };
  }
  if (type === "pick") {
    const pick = Number(value);
    if (!Number.isInteger(pick)) throw new Problem("usage", `Which one? teacher-assist decide … pick <n>`);
    return { type, section, pick };
  }
  if (type !== "revise") return { type, section };
  const editType = editTypeNamed(args.type);
  if ((value ?? editType ?? "").trim() === "") {
    throw new Problem("usage", `Say what to change: teacher-assist decide … revise "…", or --type easier.`);
  }
  return { type, section, request: value, editType };
}

/** What the teacher wrote: in a file, piped in (`-`), or as a word of the command line. */
async function ownText(
  { args: { file }, terminal, cwd }: Invocation,
  value: string | undefined,
): Promise<string> {
  if (file !== undefined && file !== "-")
    return await Bun.file(resolve(cwd, file))
      .text()
      .catch((error: unknown) => {
        throw new Problem("usage", `${file} cannot be read: ${reasonOf(error)}. Nothing was changed.`);
      });
  if (file === "-" || value === "-") return await pipedText(terminal);
  if (value !== undefined) return value;
  throw new Problem(
    "usage",
    "Where is the new text? decide … edit --file <section.md>, or edit - to pipe it in.",
  );
}

async function converseOn(invocation: Invocation, log: SessionLog) {
  const { prepared, store, workspaceRoot } = await prepareFor(
    invocation,
    (found) => resolveSession(found, log.session),
    log.session,
  );
  return resumeConversation({ store }, prepared, log, workspaceRoot);
}

function editTypeNamed(word: string | undefined): EditType | undefined {
  if (word === undefined) return undefined;
  const found = EditType.options.find((type) => type === word);
  if (found !== undefined) return found;
  const near = nearest(word, EditType.options);
  const hint = near === null ? `It can be ${EditType.options.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `--type cannot be "${word}". ${hint}`);
}

function actionNamed(word: string): (typeof actions)[number] {
  const found = actions.find((action) => action === word);
  if (found !== undefined) return found;
  const near = nearest(word, actions);
  const hint = near === null ? `It can be ${actions.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `"${word}" is not a decision. ${hint}`);
}
