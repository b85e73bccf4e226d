/** What the web app costs: bun bench/web/run.ts [rounds]. Prints a table, or one JSON document with --json. */
import { cpus } from "node:os";
import type { Browser } from "playwright-core";
import { bundleClient } from "../../src/server/client/bundle.ts";
import { project } from "../../tests/server/harness.ts";
import { type Program, program } from "../../tests/server/program.ts";
import { chromiumHere } from "../../tests/web/browser/drivers.ts";
import { draftedLesson, firstDraft } from "./first-draft.ts";
import { firstView } from "./first-view.ts";
import { median } from "./median.ts";
import { streamed } from "./streamed.ts";

const rounds = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 9);

async function buildMs(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const started = performance.now();
    await bundleClient(project);
    times.push(performance.now() - started);
  }
  return Math.round(median(times));
}

type Report = Awaited<ReturnType<typeof measured>>;

async function measured(browser: Browser, desk: Program) {
  const [cpu] = cpus();
  return {
    machine: `${cpu?.model.trim() ?? "?"}, ${cpus().length} cores, Bun ${Bun.version}, Chromium ${browser.version()}`,
    rounds,
    buildMs: await buildMs(),
    bytes: await firstView.bytes(browser, desk),
    firstView: await firstView.times(browser, desk, { rounds, throttle: 1 }),
    firstViewOnASlowMachine: await firstView.times(browser, desk, { rounds, throttle: 4 }),
    firstDraft: await firstDraft(browser, desk, rounds),
    stream: await streamed(browser, await draftedLesson(desk)),
  };
}

const browser = await chromiumHere.launch();
const desk = await program();
try {
  const report = await measured(browser, desk);
  if (process.argv.includes("--json")) console.log(JSON.stringify(report, null, 2));
  else print(report);
} finally {
  await desk[Symbol.asyncDispose]();
  await browser.close();
}

function print({ machine, buildMs, bytes, stream, ...times }: Report): void {
  console.log(`${machine}; medians of ${rounds}\n`);
  console.log(`the client is built in ${buildMs} ms when the server starts`);
  console.log("\nfirst view, bytes as transferred");
  for (const [name, size] of Object.entries(bytes)) console.log(`  ${name.padEnd(24)} ${size}`);
  for (const name of ["firstView", "firstViewOnASlowMachine", "firstDraft"] as const) {
    console.log(`\n${name}, ms`);
    for (const [what, ms] of Object.entries(times[name])) console.log(`  ${what.padEnd(24)} ${ms}`);
  }
  console.log("\nstream: events a second, frames over 50 ms, longest frame ms, behind at the end ms");
  for (const { perSecond, longFrames, longestFrame, behindMs } of stream)
    console.log(
      `  ${[perSecond, longFrames, longestFrame, behindMs].map((n) => String(n).padStart(8)).join("")}`,
    );
}
