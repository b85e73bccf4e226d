import { exit } from "./exit.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * The first of them fires the signal, so that what runs can stop and save; a second Ctrl-C leaves at once. Any other
 * may well come twice: from the system, and from the launcher that passes it on.
 */
export function stoppable(): { signal: AbortSignal; [Symbol.dispose](): void } {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (name: NodeJS.Signals) =>
    signal.aborted && name === "SIGINT" ? process.exit(exit.interrupted) : controller.abort();
  for (const name of signals) process.on(name, stop);
  return {
    signal,
    [Symbol.dispose]() {
      for (const name of signals) process.off(name, stop);
    },
  };
}
