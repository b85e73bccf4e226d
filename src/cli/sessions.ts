import { join } from "node:path";
import { fileStore } from "../store/file-store.ts";
import type { SessionSummary } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { compiledAt, maskedTitles } from "./clear-titles.ts";
import { exit } from "./exit.ts";
import { howLongAgo } from "./how-long-ago.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

export async function sessions({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { data } = findPlaces(args, env, cwd);
  const { limit = 20, plugin } = args;
  const store = fileStore(data);
  const found = await store.listSessions({ limit, ...(plugin === undefined ? {} : { plugin }) });
  const titles = found.sessions.flatMap((one) => [one, ...one.children]).map(({ title }) => title);
  const clear = { file: join(data, "clear-titles.json"), rules: compiledAt() };
  const masked = await maskedTitles(clear, titles);
  const listed = await Promise.all(
    found.sessions.map(async ({ children, ...one }) => ({
      ...(await withRunning(store, one, masked)),
      children: await Promise.all(children.map((child) => withRunning(store, child, masked))),
    })),
  );
  for (const problem of found.problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  if (args.format !== "text") {
    terminal.out(`${JSON.stringify({ sessions: listed, total: found.total }, null, 2)}\n`);
  } else if (found.sessions.length === 0) {
    terminal.out(
      plugin === undefined
        ? "No sessions yet. Run a command and it is kept here.\n"
        : `No sessions of ${plugin} yet.\n`,
    );
  } else {
    for (const { children, ...session } of listed) {
      terminal.out(row(session));
      for (const child of children) terminal.out(`  ${row(child)}`);
    }
    const more = found.total - found.sessions.length;
    if (more > 0) terminal.out(`… and ${more} older (--limit ${found.total} shows all)\n`);
  }
  return exit.done;
}

type Listed = SessionSummary & { running: boolean };

/** A session without an ending is under way where somebody holds it, and was killed where nobody does. */
async function withRunning(
  store: Store,
  session: SessionSummary,
  masked: ReadonlyMap<string, string>,
): Promise<Listed> {
  const running = session.status === null && (await store.isHeld(session.id));
  return { ...session, title: masked.get(session.title) ?? "…", running };
}

function row(session: Listed): string {
  const command = session.command === null ? session.agent : `${session.plugin}:${session.command}`;
  const when = howLongAgo(Date.now() - Date.parse(session.updatedAt)).padEnd(14);
  return `${session.id}  ${when}  ${(session.running ? "under way" : (session.status ?? "interrupted")).padEnd(16)}  ${command}  ${session.title}\n`;
}
