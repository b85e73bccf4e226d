import type { Disk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";

const chunk = 256 * 1024;

/** A whole line of a file; `end` is where the next begins. `value` is undefined where it is not JSON. */
export type FileLine = { value: unknown; end: number };

/** The whole lines of a file from a place on, a piece at a time: memory does not grow with the file. */
export async function* readLines(disk: Disk, path: string, from: number): AsyncGenerator<FileLine> {
  const file = await disk.open(path, "read");
  try {
    let rest = new Uint8Array();
    let position = from;
    for (;;) {
      const read = await file.read(position, chunk);
      if (read.length === 0) return;
      const bytes = joined(rest, read);
      let start = 0;
      let newline = bytes.indexOf(0x0a, rest.length);
      while (newline !== -1) {
        const end = position - rest.length + newline + 1;
        yield { value: parseJsonBytes(bytes.subarray(start, newline)), end };
        start = newline + 1;
        newline = bytes.indexOf(0x0a, start);
      }
      rest = bytes.slice(start);
      position += read.length;
    }
  } finally {
    await file.close();
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
