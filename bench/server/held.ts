/**
 * Loaded into the server before everything else (`--preload`): how long its own thread is held at a time, in CPU time, so
 * that other people's work on the machine does not count. Written to `HELD_FILE` when it is sent SIGUSR2, and begun anew.
 */
import { writeFileSync } from "node:fs";
import { threadCpu } from "../check/cpu.ts";

const file = process.env.HELD_FILE;
if (Bun.isMainThread && file !== undefined) {
  let heldUs: number[] = [];
  let last: number | null = null; // until it has started
  setInterval(() => {
    const now = threadCpu();
    if (last !== null) heldUs.push(now - last);
    last = now;
  }, 1);
  process.on("SIGUSR2", () => {
    writeFileSync(file, JSON.stringify(heldUs));
    heldUs = [];
  });
}
