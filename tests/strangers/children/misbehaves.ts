import { numberOfDFGCompiles } from "bun:jsc";
import { answerApart } from "../../../src/strangers/answer-apart.ts";

/** Every way in which a reader can go wrong over what a stranger wrote. */
const ways: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  echo: (bytes) => ({ size: bytes.length, first: bytes[0] ?? null, env: Object.keys(process.env) }),
  /** How often the runtime compiled a function that is called very often. */
  works: () => {
    const sum = (most: number) => {
      let all = 0;
      for (let one = 0; one < most; one++) all += one % 7;
      return all;
    };
    for (let times = 0; times < 20_000; times++) sum(300);
    return { size: numberOfDFGCompiles(sum), first: null, env: [] };
  },
  loop: () => {
    for (;;);
  },
  /** Waits without working: no limit on its work would end it. */
  sleep: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  hog: () => {
    const held: Uint8Array[] = [];
    for (;;) held.push(new Uint8Array(50_000_000).fill(1));
  },
  heap: () => {
    const held: string[] = [];
    for (let count = 0; ; count++) held.push(`${count}`.repeat(1000));
  },
  flood: () => "x".repeat(20_000_000),
  throws: () => {
    throw new Error("line 3 makes no sense");
  },
  crash: () => process.kill(process.pid, "SIGSEGV"),
  exit: () => process.exit(0),
  chatter: () => {
    process.stdout.write('{"value": {"size": 666}}');
    return { size: 1 };
  },
  shape: () => ({ wrong: true }),
};

await answerApart(({ ask, bytes }) => ways[String(ask)]?.(bytes));
