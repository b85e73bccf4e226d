import { z } from "zod";
import { readIfThere, writeAtomic } from "./atomic.ts";
import type { Disk } from "./disk.ts";
import { parseJsonBytes } from "./json.ts";
import type { Paths } from "./paths.ts";
import { Span, Trace } from "./trace.ts";

/**
 * A trace under way is a journal: a header line, then one span a line. Ended, it is one JSON document in which
 * each span has a line of its own, so that the one becomes the other without a span being parsed.
 */
const TraceHeader = Trace.omit({ spans: true });
const Spans = z.array(Span);
export type TraceHeader = z.infer<typeof TraceHeader>;

export function renderHeader(header: TraceHeader): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(TraceHeader.parse(header))}\n`);
}

export function renderSpans(spans: readonly Span[]): Uint8Array {
  Spans.parse(spans); // what could not be read back must not be written
  return new TextEncoder().encode(spans.map((span) => `${JSON.stringify(span)}\n`).join(""));
}

/** Writes the ended trace from its journal, whose spans begin at `start`, in memory that does not grow with it. */
export async function foldTrace(disk: Disk, paths: Paths, header: TraceHeader, start: number): Promise<void> {
  const opening = JSON.stringify(TraceHeader.parse(header)).slice(0, -1);
  const file = await disk.open(paths.journal, "read");
  try {
    await writeAtomic(disk, paths.file, document());
  } finally {
    await file.close();
  }
  await disk.remove(paths.journal);

  async function* document(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${opening},"spans":[\n`);
    let position = start;
    let held = ""; // a line's end, that gets a comma only where another span follows
    for (let bytes = await next(); bytes.length > 0; bytes = await next()) {
      let lines = held + Buffer.from(bytes).toString("latin1"); // one character a byte: nothing is cut in two
      held = lines.endsWith("\n") ? "\n" : "";
      if (held !== "") lines = lines.slice(0, -1);
      yield Buffer.from(lines.replaceAll("\n", ",\n"), "latin1");
    }
    yield Buffer.from("\n]}\n");

    async function next(): Promise<Uint8Array> {
      const bytes = await file.read(position, chunkSize);
      position += bytes.length;
      return bytes;
    }
  }
}

const chunkSize = 65_536;

/** Changes nothing. A journal gives all its whole lines, `endedAt` null. Throws the system's errors. */
export async function loadTrace(disk: Disk, paths: Paths): Promise<Trace | "missing" | "damaged"> {
  const journal = await readIfThere(disk, paths.journal);
  const file = await readIfThere(disk, paths.file); // read second: a trace that ends just now is found here
  if (file !== null) {
    const trace = Trace.safeParse(parseJsonBytes(file));
    return trace.success ? trace.data : "damaged";
  }
  return journal === null ? "missing" : parseJournal(journal);
}

function parseJournal(bytes: Uint8Array): Trace | "damaged" {
  let trace: Trace | null = null;
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(0x0a, start);
    if (end === -1) break; // an append under way, or one cut short
    const value = parseJsonBytes(bytes.subarray(start, end));
    if (trace === null) {
      const header = TraceHeader.safeParse(value);
      if (!header.success) return "damaged";
      trace = { ...header.data, metadata: { ...header.data.metadata, endedAt: null }, spans: [] };
    } else {
      const span = Span.safeParse(value);
      if (span.success) trace.spans.push(span.data);
    }
  }
  return trace ?? "damaged";
}
