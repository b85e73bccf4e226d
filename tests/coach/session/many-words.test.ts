import { expect, test } from "bun:test";
import { appendFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { advance } from "../../../src/coach/session/advance.ts";
import { coachFor, newSession } from "../../../src/coach/session/coach.ts";
import { entryOf, logLine } from "../../../src/coach/session/event-log.ts";
import { replayLog } from "../../../src/coach/session/replay.ts";
import { realDisk } from "../../../src/store/disk.ts";
import { times } from "../../sweep.ts";
import { answers, deckOf, happening, learnerHome, spec03 } from "./samples.ts";

test("thousands of coached words replay to the same state, in memory that the log's length does not decide", async () => {
  const count = times(200, 10_000);
  using one = learnerHome();
  const deck = deckOf(count);
  const coach = coachFor(spec03, deck);
  const begin = newSession(coach, { seed: 1, queue: deck.items.map(({ id }) => id), pool: [] });
  const path = join(one.home, "long.jsonl");
  const head = { seq: 0 as const, at: happening("start").at, session: "long", after: null, begin };
  writeFileSync(path, logLine(head));
  let state = begin;
  let lines: Uint8Array[] = [];
  for (let seq = 1; !state.position.final; seq++) {
    const word = coach.items.get(state.current?.id ?? "")?.target ?? "";
    const tap = seq === 1 ? "start" : state.position.state.startsWith("WAIT") ? { say: word } : "tts_done";
    // The judge has its own tests; here every use is heard as one.
    const verdict = {
      verdict: "correct",
      matched: word,
      evidence: word,
      because: `I heard "${word}".`,
      alsoUsed: [],
    } as const;
    const next = advance(coach, state, happening(tap), {
      judge: () => ({ ...verdict, alsoUsed: [] }),
      words: answers.words,
    });
    state = next.state;
    lines.push(logLine(entryOf(seq, happening(tap), next)));
    if (lines.length < 5000 && !state.position.final) continue;
    appendFileSync(path, Buffer.concat(lines));
    lines = [];
  }
  Bun.gc(true);
  const before = process.memoryUsage().rss;
  const read = await replayLog(realDisk, path, coach, null);
  const grown = (process.memoryUsage().rss - before) / 2 ** 20;
  expect(read?.replayed.state?.pool.length).toBe(count);
  expect(read?.replayed.state).toEqual(state);
  expect(statSync(path).size).toBeGreaterThan(count * 2000);
  expect(grown).toBeLessThan(400);
});
