import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { reasonOf } from "../../problem.ts";
import { type Failure, failed } from "./failure.ts";

/** Work is named, not sent: `jobs.ts` holds what a thread can do. */
type Work = { [Name: string]: (...args: never[]) => unknown };

/** A place on a thread, for one piece of work. What is aborted is left behind, and a thread that cannot leave it is ended. */
export type Seat<Jobs extends Work> = {
  run<Name extends keyof Jobs & string>(
    name: Name,
    ...args: Parameters<Jobs[Name]>
  ): Promise<Awaited<ReturnType<Jobs[Name]>>>;
};

/** Threads beside the server's own, started when they are needed and kept: what takes long holds nobody up there. */
export type Pool<Jobs extends Work> = {
  /** The next free place, first come, first served. Rejects where `signal` fires before there is one. */
  seat(signal: AbortSignal): Promise<Seat<Jobs>>;
  close(): void;
};

/** What goes to a thread and what comes back. Nobody can say here of what kind a value is: `jobs.ts` and its types do. */
export type Asked<Args = unknown[]> = { name: string; args: Args };
export type Said<Value = unknown> = { ready: true } | { value: Value } | { failure: Failure };

/** `ready`: it has loaded what it works with, and said so. */
type Hand = { worker: Worker; ready: boolean; job: Job | null };
type Job = {
  begun: number;
  settle: { resolve: (value: never) => void; reject: (error: Error) => void } | null;
  release(): void;
};
type Waiting = { grant(hand: Hand): void; refuse(error: Error): void };

export type PoolOptions = {
  most?: number;
  /** How long work that was aborted may go on before its thread is ended. */
  graceMs?: number;
  /** A thread that has been at one piece of work for longer than this is not counted on; another one steps in. */
  slowMs?: number;
};

/** Threads that step in for slow ones, at most. */
const spare = 6;

export function threadPool<Jobs extends Work>(file: string, options: PoolOptions = {}): Pool<Jobs> {
  const { most = usualThreads(), graceMs = 2_000, slowMs = 3_000 } = options;
  const hands = new Set<Hand>();
  let waiting: Waiting[] = [];
  let looking: ReturnType<typeof setTimeout> | null = null;
  let closed = false;

  return {
    seat(signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted || closed) return reject(leftBehind());
        const giveUp = () => {
          waiting = waiting.filter((one) => one !== mine);
          reject(leftBehind());
        };
        const mine: Waiting = {
          grant(hand) {
            signal.removeEventListener("abort", giveUp);
            resolve(seatOn(hand, signal));
          },
          refuse(error) {
            signal.removeEventListener("abort", giveUp);
            reject(error);
          },
        };
        signal.addEventListener("abort", giveUp, { once: true });
        waiting.push(mine);
        serve();
      });
    },
    close() {
      closed = true;
      for (const hand of hands) dismiss(hand, "The program is ending.");
    },
  };

  function serve(): void {
    for (const hand of hands) if (hand.ready && hand.job === null) waiting.shift()?.grant(hand);
    if (waiting.length === 0) return;
    hire();
    lookAgain();
  }

  /** One more, where there is room and nobody is on the way already. */
  function hire(): void {
    const now = performance.now();
    const quick = [...hands].filter(({ job }) => job === null || now - job.begun < slowMs).length;
    const coming = [...hands].some(({ ready }) => !ready);
    if (closed || coming || quick >= most || hands.size >= most + spare) return;
    const hand: Hand = { worker: new Worker(file), ready: false, job: null };
    hand.worker.on("message", (said: Said<never>) => heard(hand, said));
    hand.worker.on("error", (error) => dismiss(hand, `Its thread ended: ${reasonOf(error)}`));
    hand.worker.on("exit", () => dismiss(hand, "Its thread ended."));
    hands.add(hand);
  }

  /** Whoever waits is seen to once somebody is slow, too. */
  function lookAgain(): void {
    if (looking !== null) return;
    looking = setTimeout(() => {
      looking = null;
      serve();
    }, slowMs);
    looking.unref();
  }

  /** The place is taken from here on: until its work is done, or until whoever asked for it is gone. */
  function seatOn(hand: Hand, signal: AbortSignal): Seat<Jobs> {
    let grace: ReturnType<typeof setTimeout> | null = null;
    const leave = () => {
      if (job.settle === null) return job.release(); // it was never used
      job.settle.reject(leftBehind());
      grace = setTimeout(() => dismiss(hand, "It took too long."), graceMs);
    };
    const job: Job = {
      begun: performance.now(),
      settle: null,
      release() {
        if (grace !== null) clearTimeout(grace);
        signal.removeEventListener("abort", leave);
        hand.job = null;
        hand.worker.unref(); // an idle thread keeps no program from ending
        if (hands.size > most && waiting.length === 0) dismiss(hand, "It is not needed any more.");
        serve();
      },
    };
    hand.job = job;
    hand.worker.ref();
    signal.addEventListener("abort", leave, { once: true });
    return {
      run: (name, ...args) =>
        new Promise((resolve, reject) => {
          if (hand.job !== job) return reject(leftBehind());
          job.settle = { resolve, reject };
          try {
            hand.worker.postMessage({ name, args } satisfies Asked);
          } catch (error) {
            reject(error);
            job.release();
          }
        }),
    };
  }

  function heard(hand: Hand, said: Said<never>): void {
    if ("ready" in said) {
      hand.ready = true;
      hand.worker.unref();
      serve();
      return;
    }
    const { job } = hand;
    if (job === null) return;
    if ("value" in said) job.settle?.resolve(said.value);
    else job.settle?.reject(failed(said.failure));
    job.release();
  }

  function dismiss(hand: Hand, why: string): void {
    if (!hands.delete(hand)) return;
    void hand.worker.terminate();
    const error = new Error(`It could not be finished: ${why}`);
    if (!hand.ready) waiting.shift()?.refuse(error); // one that cannot start is not started for ever
    hand.job?.settle?.reject(error);
    hand.job?.release();
    serve();
  }
}

/** One core is left to the server's own thread. */
function usualThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

function leftBehind(): Error {
  return new DOMException("It was left behind.", "AbortError");
}
