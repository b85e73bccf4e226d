import { expect, test } from "bun:test";
import { pocketsphinxAsr } from "../../../src/coach/speech/pocketsphinx-asr.ts";
import { recordings } from "../../../src/coach/speech/recorder.ts";
import { espeakIsHere, pocketsphinxIsHere, saidBy } from "./sounds.ts";

const words =
  `apple breakfast coffee elephant tomorrow window umbrella banana hospital newspaper chocolate teacher
  strawberry kitchen yesterday garden orange library mountain potato sandwich bicycle restaurant`.split(
    /\s+/,
  );
const rivals = `toffee widow pardon chicken preacher fountain elegant icicle ankle tomato`.split(" ");
const rivalOf = `coffee window garden kitchen teacher mountain elephant bicycle apple potato`.split(" ");

const wanted = process.env.SPEECH_RATE !== undefined && espeakIsHere && pocketsphinxIsHere;
if (!wanted) {
  console.log(
    "skipped: how much pocketsphinx hears, which takes minutes (SPEECH_RATE=1 measures it, where it is installed)",
  );
}

test.skipIf(!wanted)("how much of a synthetic learner is recognised, and how often wrongly", async () => {
  for (const variant of ["m3", "f5"]) {
    let saying = "";
    const asr = pocketsphinxAsr({ recorder: recordings(() => saidBy(variant, saying)) });
    const isHeardAs = async (said: string, hoped: string) => {
      const request = { turnId: "1", language: "en", timeoutMs: 1000, hints: [hoped] };
      saying = said;
      const { text } = await asr.listen(request, new AbortController().signal);
      return text.split(" ").includes(hoped);
    };
    const right: string[] = [];
    const wrong: string[] = [];
    const pairs: string[] = [];
    for (const [i, word] of words.entries()) {
      if (await isHeardAs(word, word)) right.push(word);
      const other = words[(i + 6) % words.length] ?? "";
      if (await isHeardAs(other, word)) wrong.push(`${other} for ${word}`);
    }
    for (const [i, rival] of rivals.entries()) {
      if (await isHeardAs(rival, rivalOf[i] ?? "")) pairs.push(`${rival} for ${rivalOf[i]}`);
    }
    console.log(
      `${variant}: ${right.length} of ${words.length} words heard; ${wrong.length} of ${words.length} other words taken ` +
        `for the hoped one (${wrong.join(", ")}); ${pairs.length} of ${rivals.length} near ones (${pairs.join(", ")})`,
    );
    expect(right.length / words.length).toBeGreaterThan(0.5);
    expect(wrong.length / words.length).toBeLessThan(0.1);
    expect(pairs.length / rivals.length).toBeLessThan(0.4);
  }
});
