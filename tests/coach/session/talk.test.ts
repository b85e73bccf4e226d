import { describe, expect, test } from "bun:test";
import { openCoaching } from "../../../src/coach/session/coaching.ts";
import { takeUp } from "../../../src/coach/session/take-up.ts";
import { talk } from "../../../src/coach/session/talk.ts";
import type { Voice } from "../../../src/coach/session/voice.ts";
import { learnerHome, optionsFor } from "./samples.ts";

/** A learner who types over the coach's turns, one text a turn, and leaves when there is no more to type. */
async function typingOver(texts: (string | null)[]) {
  using one = learnerHome();
  const options = optionsFor(one.home, { most: 1 });
  const coaching = await openCoaching(options);
  const left = [...texts];
  const given: string[] = [];
  const returned: string[] = [];
  const asked: (string | null)[] = [];
  const leaving = new AbortController();
  const voice: Voice = {
    async speak({ turnId }) {
      const text = left.shift();
      if (text === undefined) leaving.abort();
      if (text == null) return true;
      given.push(text);
      return { event: "asr_result", turnId, text };
    },
    async listen(what) {
      asked.push(what?.turnId ?? null);
      return { event: "timeout", turnId: what?.turnId ?? null, text: "" };
    },
  };
  const counted: string[] = [];
  const { signal } = leaving;
  try {
    const how = await talk({
      first: await takeUp(options.coach, coaching, signal),
      async happen(happening) {
        const next = await coaching.happen(happening, signal);
        if (happening.text !== "" && next.outcome !== "ignored") counted.push(happening.text);
        return next;
      },
      isOver: ({ state }) => state.position.final,
      voice,
      signal,
      show() {},
      onEarly: (text) => returned.push(text),
    });
    return { how, given, returned, counted, uses: coaching.state().position.counters };
  } finally {
    await coaching.close();
  }
}

describe("what is typed while the coach speaks", () => {
  test("is the answer where the coach was asking, and comes back where it was telling", async () => {
    const { returned, counted } = await typingOver(["over the introduction", "die Tasse"]);
    expect(returned).toEqual(["over the introduction"]);
    expect(counted).toEqual(["die Tasse"]);
  });

  test.each([
    [["a", "die Tasse", "b", "eine Tasse", "c", "die Tassen", "d", "e", "f"]],
    [[null, "die Tasche", "die Tasche", "die Tasche", "die Tasche", "die Tasse", null, "Tasse"]],
    [["help", "die Tasse", "stop", "die Tasse", "skip"]],
    [["over the introduction, and then the window is closed"]],
  ])("is taken or given back, each exactly once, whatever comes: %j", async (texts) => {
    const { given, returned, counted } = await typingOver(texts);
    expect([...returned, ...counted].sort()).toEqual([...given].sort());
  });

  test("is given back when the line to the session breaks", async () => {
    const returned: string[] = [];
    const say = { turnId: "t1", lines: [] };
    const talking = talk({
      first: { outcome: "moved", say, listen: null, resting: false },
      happen: () => Promise.reject(new Error("no line")),
      isOver: () => false,
      voice: {
        speak: async () => ({ event: "asr_result", turnId: "t1", text: "die Tasse" }),
        listen: async () => "left",
      },
      signal: new AbortController().signal,
      show() {},
      onEarly: (text) => returned.push(text),
    });
    await expect(talking).rejects.toThrow("no line");
    expect(returned).toEqual(["die Tasse"]);
  });
});
