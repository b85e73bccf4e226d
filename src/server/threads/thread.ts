import { parentPort } from "node:worker_threads";
import { failureOf } from "./failure.ts";
import { jobs } from "./jobs.ts";
import type { Asked, Said } from "./pool.ts";

/** The whole program of a thread: it does what it is asked, one piece at a time, and answers each once. */
const table: { [name: string]: (...args: never[]) => unknown } = jobs;

parentPort?.on("message", async ({ name, args }: Asked<never[]>) => {
  try {
    say({ value: await table[name]?.(...args) });
  } catch (error) {
    say({ failure: failureOf(error) });
  }
});

function say(said: Said): void {
  parentPort?.postMessage(said);
}

say({ ready: true });
