import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { History } from "./history.ts";
import type { Terminal } from "./terminal.ts";

/** One line at a time from whoever types; null when there are no more. */
export type LineReader = { read(): Promise<string | "interrupt" | null>; close(): void };

/**
 * A person at a terminal. The terminal is taken only while a line is being typed, so that between lines Ctrl-C
 * reaches the process as a signal. `interrupt`: Ctrl-C on an empty line.
 */
export function terminalReader(
  terminal: Pick<Terminal, "input" | "screen">,
  prompt: string,
  history: History,
): LineReader {
  return {
    read: () =>
      new Promise((resolve) => {
        const typed = createInterface({
          input: terminal.input(),
          output: terminal.screen(),
          terminal: true,
          history: [...history.lines],
          historySize: 500,
          prompt,
        });
        let done = false;
        const settle = (value: string | "interrupt" | null) => {
          if (done) return;
          done = true;
          typed.close();
          resolve(value);
        };
        typed.on("line", settle);
        typed.on("close", () => settle(null));
        typed.on("SIGINT", () => {
          if (typed.line === "") {
            terminal.screen().write("\n");
            return settle("interrupt");
          }
          typed.write(null, { ctrl: true, name: "e" });
          typed.write(null, { ctrl: true, name: "u" });
        });
        typed.prompt();
      }),
    close() {},
  };
}

/** A pipe: its lines, without a prompt. */
export function pipeReader(input: Readable): LineReader {
  const lines = createInterface({ input, terminal: false });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async read() {
      const { value, done } = await iterator.next();
      return done ? null : value;
    },
    close: () => lines.close(),
  };
}
