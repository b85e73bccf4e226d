import { marked } from "./delete-session.ts";
import type { Disk, DiskFile } from "./disk.ts";
import { errorCode, inWords } from "./failure.ts";
import { findHead, type JournalHead } from "./journal.ts";
import { idsIn, type Paths, pathsIn } from "./paths.ts";
import { pickSessions } from "./pick-sessions.ts";
import type { SessionSummary } from "./session.ts";
import { parseHead } from "./session-file.ts";
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
  const found: SessionSummary[] = [];
  const problems: string[] = [];
  for (const [i, id] of files.entries()) {
    const summary = await summarise(disk, pathsIn(folder, id), journals.has(id));
    if (typeof summary === "string") problems.push(summary);
    else if (summary !== null) found.push(summary);
    if (i % 500 === 499) await new Promise((resolve) => setTimeout(resolve, 0)); // others get their turn
  }
  const whole = new Set(files);
  for (const id of journals) {
    if (!whole.has(id))
      problems.push(`Of session ${id} there are only the last changes, ${pathsIn(folder, id).journal}.`);
  }
  return pickSessions(found, options, problems);
}

/** A summary; what is wrong, as a sentence; or null where the session was removed meanwhile. */
async function summarise(
  disk: Disk,
  paths: Paths,
  journalled: boolean,
): Promise<SessionSummary | string | null> {
  try {
    // The journal first, for the reason `loadSession` has.
    const changes = journalled ? await reading(disk, paths.journal, lastHead) : null;
    const head = await reading(disk, paths.file, firstHead);
    if (head === "gone") return null;
    if (head === null) return `The file ${paths.file} is no session, or a damaged one; it was left as it is.`;
    const { format: _, seq, ...summary } = head;
    summary.id = paths.id;
    if (changes === null || changes === "gone") return summary;
    if (changes.head === null) return { ...summary, status: null, updatedAt: changes.modifiedAt };
    if (changes.head.seq <= seq) return summary;
    const { seq: __, traces, agent = summary.agent, ...now } = changes.head;
    return { ...summary, ...now, agent, traces: [...summary.traces, ...traces] };
  } catch (error) {
    return `The file ${paths.file} could not be read: ${inWords(error).happened}.`;
  }
}

const firstReads = [1024, 16_384, 1_048_576];

async function firstHead(file: DiskFile): Promise<ReturnType<typeof parseHead>> {
  for (const length of firstReads) {
    const bytes = await file.read(0, length);
    const end = bytes.indexOf(0x0a);
    if (end !== -1) return parseHead(new TextDecoder().decode(bytes.subarray(0, end)));
    if (bytes.length < length) break;
  }
  return null;
}

const lastReads = [1024, 65_536];

/** `head` is null where a crash cut the last append short. */
async function lastHead(file: DiskFile): Promise<{ head: JournalHead | null; modifiedAt: string }> {
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
