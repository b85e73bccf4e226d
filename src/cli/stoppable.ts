import { exit } from "./exit.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The first Ctrl-C fires the signal, so that what runs can stop and save; a second leaves at once. */
export function stoppable(): { signal: AbortSignal; [Symbol.dispose](): void } {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => (signal.aborted ? process.exit(exit.interrupted) : controller.abort());
  for (const name of signals) process.on(name, stop);
  return {
    signal,
    [Symbol.dispose]() {
      for (const name of signals) process.off(name, stop);
    },
  };
}
