import { fstatSync, statSync, writeSync } from "node:fs";
import type { Readable, Writable } from "node:stream";

/** Where the command line reads and writes. Results on stdout; progress and errors on stderr. */
export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person reads stdout, reads stderr, types on stdin. */
  outIsTty: boolean;
  errIsTty: boolean;
  inIsTty: boolean;
  /** What is piped in, to be read once; or typed. */
  input(): Readable;
  /** Where what is typed is seen. */
  screen(): Writable;
  style: Style;
};

export type Style = {
  dim(text: string): string;
  bold(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
};

/** Writes to the descriptors themselves: `process.stdout` takes longer to come up than everything else at a start. */
export function processTerminal(options: { noColor: boolean }): Terminal {
  const { env } = process;
  const errIsTty = isTerminal(2);
  const colour = errIsTty && !options.noColor && !env.NO_COLOR && env.TERM !== "dumb";
  return {
    out: (text) => writeAll(1, text),
    err: (text) => writeAll(2, text),
    outIsTty: isTerminal(1),
    errIsTty,
    inIsTty: isTerminal(0),
    input: () => process.stdin,
    screen: () => process.stdout,
    style: colour ? ansi : plain,
  };
}

/** `node:tty` is slow to load, so it is asked only about what can be a terminal: not a file, a pipe or /dev/null. */
function isTerminal(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isCharacterDevice()) return false;
    if (stats.rdev === statSync("/dev/null", { throwIfNoEntry: false })?.rdev) return false;
  } catch {
    return false; // closed by whoever started us
  }
  const { isatty }: typeof import("node:tty") = require("node:tty");
  return isatty(descriptor);
}

function writeAll(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : null;
      if (code === "EPIPE") process.exit(0); // `teacher-assist … | head` is no error
      if (code !== "EAGAIN") throw error;
      Bun.sleepSync(1); // a pipe whose reader is slow
    }
  }
}

/** All that is piped in. */
export async function pipedText(terminal: Terminal): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of terminal.input()) parts.push(Buffer.from(part));
  return new TextDecoder().decode(Buffer.concat(parts));
}

const same = (text: string) => text;
export const plain: Style = { dim: same, bold: same, red: same, yellow: same };
const code = (on: number, off: number) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`;
const ansi: Style = { dim: code(2, 22), bold: code(1, 22), red: code(31, 39), yellow: code(33, 39) };
