import { marked } from "./delete-session.ts";
import type { Disk, DiskFile } from "./disk.ts";
import { errorCode, inWords } from "./failure.ts";
import { findHead, type JournalHead } from "./journal.ts";
import { idsIn, type Paths, pathsIn } from "./paths.ts";
import { type Ordered, pickSessions } from "./pick-sessions.ts";
import type { SessionSummary } from "./session.ts";
import { type Glance, glanceAt, headIn } from "./session-file.ts";
import type { SessionList } from "./store.ts";

/** Reads the first line of each session's file and the last bytes of its journal, no conversation. */
export async function listSessionFiles(
  disk: Disk,
  folder: string,
  options: { plugin?: string; limit?: number } = {},
): Promise<SessionList> {
  const names = await disk.names(folder);
  const gone = [...marked(names)];
  const { files, journals } = idsIn(names.filter((name) => !gone.some((id) => name.startsWith(`${id}.`))));
  const found: Seen[] = [];
  const problems: string[] = [];
  for (const [i, id] of files.entries()) {
    const seen = await look(disk, pathsIn(folder, id), journals.has(id));
    if (typeof seen === "string") problems.push(seen);
    else if (seen !== null) found.push(seen);
    if (i % 500 === 499) await new Promise((resolve) => setTimeout(resolve, 0)); // others get their turn
  }
  const whole = new Set(files);
  for (const id of journals) {
    if (!whole.has(id))
      problems.push(`Of session ${id} there are only the last changes, ${pathsIn(folder, id).journal}.`);
  }
  const { sessions, total } = pickSessions(found, options);
  const shown = sessions.flatMap(({ children, ...session }) => {
    const summary = summarised(session, problems);
    const under = children.flatMap((child) => summarised(child, problems) ?? []);
    return summary === null ? [] : [{ ...summary, children: under }];
  });
  return { sessions: shown, total: total - (sessions.length - shown.length), problems };
}

/** A session as far as a list is ordered by it; `head` is looked through where the list shows it. */
type Seen = Ordered & { paths: Paths; head: object; changes: Changes | null };
/** Made since the file was written. `head`: after them; null where a crash cut the last of them short. */
type Changes = { head: JournalHead | null; modifiedAt: string };

/** What is there; what is wrong, as a sentence; or null where the session was removed meanwhile. */
async function look(disk: Disk, paths: Paths, journalled: boolean): Promise<Seen | string | null> {
  try {
    // The journal first, for the reason `loadSession` has.
    const read = journalled ? await reading(disk, paths.journal, lastHead) : null;
    const glance = await reading(disk, paths.file, firstHead);
    if (glance === "gone") return null;
    if (glance === null) return noSession(paths);
    const { seq, plugin, updatedAt, document } = glance;
    const isFolded = read === null || read === "gone" || (read.head !== null && read.head.seq <= seq);
    const changes = isFolded ? null : read;
    const last = changes?.head === null ? changes.modifiedAt : changes?.head.updatedAt;
    return { id: paths.id, plugin, updatedAt: last ?? updatedAt, paths, head: document, changes };
  } catch (error) {
    return `The file ${paths.file} could not be read: ${inWords(error).happened}.`;
  }
}

/** null where it is damaged after all, which is added to the problems. */
function summarised({ paths, head, changes }: Seen, problems: string[]): SessionSummary | null {
  const whole = headIn(head);
  if (whole === null) {
    problems.push(noSession(paths));
    return null;
  }
  const { format: _, seq: __, ...summary } = whole;
  summary.id = paths.id;
  if (changes === null) return summary;
  if (changes.head === null) return { ...summary, status: null, updatedAt: changes.modifiedAt };
  const { seq: ___, traces, agent = summary.agent, ...now } = changes.head;
  return { ...summary, ...now, agent, traces: [...summary.traces, ...traces] };
}

function noSession({ file }: Paths): string {
  return `The file ${file} is no session, or a damaged one; it was left as it is.`;
}

const firstReads = [1024, 16_384, 1_048_576];

async function firstHead(file: DiskFile): Promise<Glance | null> {
  for (const length of firstReads) {
    const bytes = await file.read(0, length);
    const end = bytes.indexOf(0x0a);
    if (end !== -1) return glanceAt(new TextDecoder().decode(bytes.subarray(0, end)));
    if (bytes.length < length) break;
  }
  return null;
}

const lastReads = [1024, 65_536];

async function lastHead(file: DiskFile): Promise<Changes> {
  const { size, modifiedMs } = await file.info();
  const modifiedAt = new Date(modifiedMs).toISOString();
  for (const length of lastReads) {
    const head = findHead(await file.read(Math.max(0, size - length), length));
    if (head !== null) return { head, modifiedAt };
    if (length >= size) break;
  }
  return { head: null, modifiedAt };
}

async function reading<T>(
  disk: Disk,
  path: string,
  read: (file: DiskFile) => Promise<T>,
): Promise<T | "gone"> {
  const file = await disk.open(path, "read").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });
  if (file === null) return "gone";
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}
