import { resolve } from "node:path";
import { standingSummary, takeBackSummary } from "../agent/compaction/take-back.ts";
import { summaryText } from "../agent/compaction/view.ts";
import { counted } from "../counted.ts";
import { keptRuns } from "../evals/runs/kept-runs.ts";
import { cleanTitle, duplicateLesson, shownTitle, whatGoes } from "../lesson/draft/manage-lessons.ts";
import { teaches } from "../lesson/draft/teaches.ts";
import { fileProposals } from "../memory/proposals.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { findSessionId } from "../store/find-session.ts";
import type { Store } from "../store/store.ts";
import { adapt } from "./adapt.ts";
import { commands, type PartOf } from "./commands.ts";
import { confirm } from "./confirm.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";
import { openFile, share } from "./share.ts";

type Desk = Invocation & { store: Store; data: string };

type Part = PartOf<"lessons">;
type Run = (desk: Desk) => Promise<number>;

const parts: Readonly<Record<string, Run>> = {
  list,
  rename,
  duplicate,
  adapt: adaptOne,
  share: shareOne,
  open: openShared,
  delete: remove,
  summary,
} satisfies Record<Part, Run>;

/** A teacher's lessons: listed, renamed, duplicated, adapted, deleted; what was shortened in them. */
export async function lessons(invocation: Invocation): Promise<number> {
  const { args, env, cwd } = invocation;
  const [, word = "list"] = args.positionals;
  const part = partNamed("lessons", parts, word);
  const { data } = findPlaces(args, env, cwd);
  return await part({ ...invocation, data, store: fileStore(data) });
}

async function list({ args, terminal, store, env, cwd }: Desk): Promise<number> {
  const { workspace } = findPlaces(args, env, cwd);
  const codes = args.outcome ?? [];
  const limit = args.limit ?? 20;
  const found = await store.listSessions({
    plugin: "lesson-planning",
    ...(codes.length === 0 ? { limit } : {}),
  });
  for (const problem of found.problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  const rows = [];
  for (const { id, updatedAt } of found.sessions) {
    const session = await store.readSession(id).catch(() => null);
    if (session === null || !codes.every((code) => teaches(session, code))) continue;
    const elsewhere = session.workspace !== undefined && resolve(session.workspace) !== resolve(workspace);
    if (rows.length < limit) rows.push({ id, title: shownTitle(session), updatedAt, elsewhere });
  }
  if (args.format !== "text")
    terminal.out(
      `${JSON.stringify({ lessons: rows, total: codes.length === 0 ? found.total : rows.length }, null, 2)}\n`,
    );
  else if (rows.length === 0)
    terminal.out(codes.length === 0 ? "No lessons yet.\n" : `No lesson names ${codes.join(" and ")}.\n`);
  else
    terminal.out(
      rows
        .map((row) => `${row.id}  ${row.title}${row.elsewhere ? "  (of another workspace)" : ""}\n`)
        .join(""),
    );
  return exit.done;
}

async function rename(desk: Desk): Promise<number> {
  const id = await named(desk, "rename");
  const title = cleanTitle(desk.args.positionals[3] ?? "");
  await desk.store.renameSession(id, title);
  return told(desk, { id, title }, `${id} is now called "${title}".`);
}

async function duplicate(desk: Desk): Promise<number> {
  const from = await named(desk, "duplicate");
  const id = await duplicateLesson(desk.store, from, new Date());
  return told(desk, { id, from }, `${id} is a copy of ${from}.`);
}

async function adaptOne(desk: Desk): Promise<number> {
  return await adapt(desk, await desk.store.readSession(await named(desk, "adapt")));
}

async function shareOne(desk: Desk): Promise<number> {
  return await share(desk, await desk.store.readSession(await named(desk, "share")));
}

async function openShared(desk: Desk): Promise<number> {
  const path = desk.args.positionals[2];
  if (path === undefined)
    throw new Problem("usage", `Which file? teacher-assist ${commands["lessons open"]}`);
  return await openFile(desk, path);
}

async function remove(desk: Desk): Promise<number> {
  const { args, terminal, store, data } = desk;
  const id = await named(desk, "delete");
  if (!(await confirm(await goingWith(desk, id), args, terminal))) return exit.failed;
  await store.deleteSession(id);
  await fileProposals(data).forget(id);
  await keptRuns(data).forget();
  return told(desk, { deleted: id }, `${id} is deleted.`);
}

async function summary(desk: Desk): Promise<number> {
  const id = await named(desk, "summary");
  const wish = desk.args.positionals[3];
  if (wish === "undo") {
    await takeBackSummary(desk.store, id, Date.now());
    return told(desk, { id, summary: null }, `Taken back: ${id} goes on from its own messages.`);
  }
  if (wish !== undefined)
    throw new Problem("usage", `${wish}? teacher-assist ${commands["lessons summary"]}`);
  const session = await desk.store.readSession(id);
  const standing = standingSummary(session);
  if (standing === null)
    return told(desk, { id, summary: null }, "Nothing was shortened: a model is told every message.");
  const text = summaryText(standing, session.decisions);
  return told(desk, { id, summary: { ...standing, text } }, text);
}

/** A damaged one can be deleted too: then nobody knows what is in it. */
async function goingWith({ store, data }: Desk, id: string): Promise<string> {
  const going = await whatGoes(store, fileProposals(data), id).catch(() => null);
  if (going === null) return `${id} cannot be read. Its files would be deleted.`;
  const { title, messages, decisions, runs, calledIn, proposals } = going;
  const parts = [
    `its conversation (${counted(messages, "message")})`,
    counted(decisions, "decision"),
    `what was recorded of ${counted(runs, "run")}`,
    ...(calledIn === 0 ? [] : [`what ${counted(calledIn, "agent")} did for it`]),
    ...(proposals === 0 ? [] : [`${counted(proposals, "thing")} that waited to be remembered`]),
  ];
  return `"${title}" would be deleted: ${parts.join(", ")}. Files in your workspace stay.`;
}

async function named({ args, store }: Desk, part: Part): Promise<string> {
  const text = args.positionals[2];
  if (text === undefined)
    throw new Problem("usage", `Which lesson? teacher-assist ${commands[`lessons ${part}`]}`);
  return await findSessionId(store, text);
}

function told({ args, terminal }: Desk, document: object, line: string): number {
  terminal.out(args.format === "text" ? `${line}\n` : `${JSON.stringify(document)}\n`);
  return exit.done;
}
