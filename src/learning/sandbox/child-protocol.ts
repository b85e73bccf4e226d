import { readFileSync, writeSync } from "node:fs";

/** What a WebAssembly child is told on its standard input. */
export type ChildRequest = {
  files: Readonly<Record<string, string>>;
  entry: string;
  stdin: string;
  memoryMb: number;
  diskMb: number;
  /** Where the interpreter's started state is kept; null: nowhere. */
  snapshot: string | null;
  counted: boolean;
};

/** Our own parent wrote it. */
export function readChildRequest(): ChildRequest {
  const request: ChildRequest = JSON.parse(readFileSync(0, "utf8"));
  return request;
}

/** Tells whoever watches that from now on the learner's seconds count. */
export function sayReady(write: Writer): void {
  write(1, new TextEncoder().encode("ready\n"));
}

export type Writer = (fd: 1 | 2, bytes: Uint8Array) => void;

/** Made before the realm is closed; what it holds stays reachable for us only. */
export function makeWriter(): Writer {
  const nap = new Int32Array(new SharedArrayBuffer(4));
  const put = writeSync;
  return (fd, bytes) => {
    for (let at = 0; at < bytes.length; ) {
      try {
        at += put(fd, bytes, at, bytes.length - at);
      } catch (error) {
        // The reader is slow: wait for it.
        if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
        Atomics.wait(nap, 0, 0, 5);
      }
    }
  };
}
