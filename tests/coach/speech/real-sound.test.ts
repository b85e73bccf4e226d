import { describe, expect, test } from "bun:test";
import { pocketsphinxAsr } from "../../../src/coach/speech/pocketsphinx-asr.ts";
import { recordings } from "../../../src/coach/speech/recorder.ts";
import { swept, times } from "../../sweep.ts";
import { loopbackEngines } from "./loopback.ts";
import { espeakIsHere, pocketsphinxIsHere, saidBy, skipped } from "./sounds.ts";

const here = espeakIsHere && pocketsphinxIsHere;
const calm = () => new AbortController().signal;

let saying = "";
const asr = pocketsphinxAsr({ recorder: recordings(() => saidBy("m3", saying)) });

async function heard(said: string, hints: readonly string[]): Promise<string> {
  saying = said;
  return (await asr.listen({ turnId: "1", language: "en", timeoutMs: 1000, hints }, calm())).text;
}

describe.skipIf(!here)("a word said aloud by one program and heard by another", () => {
  for (const word of swept(["coffee", "tomorrow", "hospital", "strawberry"], 1)) {
    test(`"${word}" is heard as itself`, async () => expect(await heard(word, [word])).toBe(word), 30_000);
  }

  test("another word is hardly ever heard as the one that was hoped for", async () => {
    const pairs = [
      ["hospital", "coffee"],
      ["chicken", "kitchen"],
      ["coffee", "tomorrow"],
      ["fountain", "mountain"],
    ] as const;
    const mistaken: string[] = [];
    for (const [said, hoped] of swept(pairs, 2)) {
      if ((await heard(said, [hoped])).includes(hoped)) mistaken.push(`${said} for ${hoped}`);
    }
    // The recogniser does mistake some (see recognition-rate.test.ts): one of these four is its limit, and
    // none of those two that sound quite unlike.
    expect(mistaken.length).toBeLessThanOrEqual(times(0, 1));
  });

  test("a coach and a learner talk to each other on sound alone", async () => {
    const loop = loopbackEngines({
      answer: (_, said) => (said?.text.includes("silent") === true ? null : "tomorrow"),
    });
    expect(await loop.available()).toEqual({ ok: true });
    const say = (turnId: string, text: string) =>
      loop.tts.speak({ turnId, text, language: "en", slow: false }, calm());
    const listen = (turnId: string) =>
      loop.asr.listen({ turnId, language: "en", timeoutMs: 500, hints: ["tomorrow"] }, calm());
    expect((await say("1", "The word is: tomorrow. Please say it.")).outcome).toBe("done");
    expect(loop.spokenMs()).toBeGreaterThan(1500);
    expect(await listen("1")).toMatchObject({ turnId: "1", outcome: "result", text: "tomorrow" });
    await say("2", "Now be silent.");
    expect((await listen("2")).outcome).toBe("silence");
  });
});
if (!here) skipped("a word said by espeak-ng and heard by pocketsphinx", "one of them");
