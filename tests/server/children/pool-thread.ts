import { parentPort } from "node:worker_threads";
import { Problem } from "../../../src/problem.ts";
import { failureOf } from "../../../src/server/threads/failure.ts";
import type { Asked, Said } from "../../../src/server/threads/pool.ts";

const jobs = {
  echo: (value: number) => value,
  spin(): never {
    for (;;);
  },
  die(): never {
    process.exit(3);
  },
  refuse(): never {
    throw new Problem("usage", "There is no such class.");
  },
  fail(): never {
    throw new TypeError("broken");
  },
  /** Something that cannot be sent back. */
  unsendable: () => () => 1,
  /** Fails later, when nobody waits for it. */
  crashLater: (value: number) => {
    setTimeout(() => {
      throw new Error("later");
    });
    return value;
  },
};

export type PoolJobs = typeof jobs;

const table: { [name: string]: (...args: never[]) => unknown } = jobs;
const say = (said: Said) => parentPort?.postMessage(said);

parentPort?.on("message", async ({ name, args }: Asked<never[]>) => {
  try {
    say({ value: await table[name]?.(...args) });
  } catch (error) {
    say({ failure: failureOf(error) });
  }
});

say({ ready: true });
