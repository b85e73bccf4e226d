import type { Disk } from "./disk.ts";
import { errorCode, writeFailed } from "./failure.ts";
import { inTurn } from "./in-turn.ts";
import { lineWriter } from "./line-writer.ts";
import type { Paths } from "./paths.ts";
import { StoreError, type TraceLog } from "./store.ts";
import type { Span, TraceMetadata } from "./trace.ts";
import { foldTrace, renderHeader, renderSpans } from "./trace-file.ts";

/** Begins a trace on disk. Appends are with the system when they resolve, and on the disk when the trace ends. */
export async function traceLog(
  disk: Disk,
  paths: Paths,
  sessionId: string,
  metadata: TraceMetadata,
): Promise<TraceLog> {
  const what = `Trace ${paths.id}`;
  const turn = inTurn();
  const journal = lineWriter(disk, paths.journal, null, false);
  let ended = false;

  const header = await saving(() => begin());
  return {
    id: paths.id,
    append: (spans) => turn(() => saving(() => append(spans))),
    finish: (final) => turn(() => saving(() => finish(final))),
  };

  async function begin(): Promise<Uint8Array> {
    const line = renderHeader({ id: paths.id, sessionId, metadata });
    await disk.makeFolder(paths.folder);
    if (await disk.exists(paths.file)) throw taken();
    await journal.append(line).catch((error: unknown) => {
      throw errorCode(error) === "EEXIST" ? taken() : error;
    });
    return line;
  }

  async function append(spans: readonly Span[]): Promise<void> {
    if (ended) throw new StoreError("write_failed", `${what} has ended: nothing can be added to it.`);
    if (spans.length > 0) await journal.append(renderSpans(spans));
  }

  /** May be tried again after a failure: the spans are still there. */
  async function finish(final: TraceMetadata): Promise<void> {
    if (ended) throw new StoreError("write_failed", `${what} has ended already.`);
    await journal.close();
    await foldTrace(disk, paths, { id: paths.id, sessionId, metadata: final }, header.length);
    ended = true;
  }

  async function saving<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw writeFailed(what, error);
    }
  }

  function taken(): StoreError {
    return new StoreError("exists", `There is a trace ${paths.id} already.`);
  }
}
