import { describe, expect, test } from "bun:test";
import { openSitting, type Sitting, type SittingView } from "../../../src/coach/session/sitting.ts";
import { browserAsr, browserTts } from "../../../src/coach/speech/browser-speech.ts";
import { halfDuplex } from "../../../src/coach/speech/half-duplex.ts";
import { conduct } from "../../../src/web/speak/talk/conduct.ts";
import { pause, stayMs } from "../../../src/web/speak/talk/pace.ts";
import { type PartnerOptions, partner } from "../../../src/web/speak/talk/partner.ts";
import {
  nothingYet,
  reopened,
  type Shown,
  withEar,
  withReading,
  withSent,
  withStep,
} from "../../../src/web/speak/talk/shown.ts";
import { speak } from "../../../src/web/words/en/speak.ts";
import { learnerHome, optionsFor } from "../../coach/session/samples.ts";
import { fakeBrowser } from "../../coach/speech/fake-browser.ts";
import { learner } from "../../coach/speech/learner.ts";
import { eventually, stage } from "../../coach/speech/stage.ts";

/** A page with a session: the real one, with the network left out. */
async function page(home: string, sound: { voice?: boolean; ear?: boolean; reads?: boolean } = {}, most = 1) {
  const loudspeaker = stage();
  const microphone = learner();
  const { speech } = fakeBrowser(loudspeaker, microphone, ["de-DE", "en-US"]);
  const pair = halfDuplex({ tts: browserTts(speech), asr: browserAsr(speech) }, 5);
  const switches = { voice: sound.voice ?? false, ear: sound.ear ?? false };
  const seen = {
    problems: [] as string[],
    returned: [] as string[],
    dropped: [] as string[],
    phases: [] as string[],
    both: 0,
  };
  let shown: Shown = nothingYet;
  const steps: SittingView[] = [];
  const become = (next: Shown) => {
    shown = next;
    if (seen.phases.at(-1) !== next.phase) seen.phases.push(next.phase);
  };
  const options: PartnerOptions = {
    engines: () => ({ tts: switches.voice ? pair.tts : null, asr: switches.ear ? pair.asr : null }),
    async pace(_, signal) {
      const ms = sound.reads && steps.length > 0 ? stayMs(steps.at(-1) ?? { passing: false }, true) : 0;
      if (ms === null) become(withReading(shown));
      await pause(ms, signal);
    },
    onLine: (line) => become({ ...shown, line }),
    onEar(open) {
      if (open && loudspeaker.now() > 0) seen.both += 1;
      become(withEar(shown, open));
    },
    onProblem: (problem) => seen.problems.push(problem),
  };
  const here = partner(options);
  const leaving = new AbortController();
  let sitting: Sitting = await openSitting(optionsFor(home, { most }));
  const remote = { failNext: null as Error | null };
  const ended = conduct({
    remote: {
      open: () => sitting.takeUp(),
      async happen(happening) {
        const failure = remote.failNext;
        remote.failNext = null;
        if (failure !== null) throw failure;
        return await sitting.happen(happening);
      },
      isClosed: (error) => error instanceof Error && error.message === "closed",
    },
    partner: here,
    signal: leaving.signal,
    onStep: (step) => {
      steps.push(step);
      become(withStep(shown, step));
    },
    onSent: (happening) => become(withSent(shown, happening)),
    onReturned: (text) => seen.returned.push(text),
    onEarly: (text) => seen.returned.push(text),
    onDropped: (text) => seen.dropped.push(text),
  });
  const isTurn = () => shown.phase === "typing" || shown.phase === "listening";
  const turn = () => eventually(isTurn);
  return {
    ...{ here, ended, seen, steps, switches, loudspeaker, microphone, remote, turn },
    shown: () => shown,
    say: (text: string) => eventually(() => isTurn() && here.answer(text)),
    async restart() {
      await sitting.close();
      sitting = await openSitting(optionsFor(home, { most }));
    },
    async leave() {
      leaving.abort();
      await ended.catch(() => {});
      await sitting.close();
    },
  };
}

describe("a word by typing", () => {
  test("is coached to its end, with nothing heard and nothing spoken", async () => {
    using one = learnerHome();
    const { say, ended, shown, seen, leave } = await page(one.home);
    await say("die Tasche");
    await eventually(() => shown().heard?.verdict === "incorrect");
    for (const text of ["die Tasse", "eine Tasse", "Die Tasse ist rot"]) await say(text);
    expect(await ended).toBe("over");
    expect(shown().step?.summary?.words).toMatchObject([
      { target: "die Tasse", outcome: "mastered", uses: 3, misses: 1, helped: 0, repeated: false },
    ]);
    expect(speak.ending.tally(shown().step?.summary?.words ?? [])).toBe(
      "one word learned, by 3 uses, one miss.",
    );
    expect(seen.phases).not.toContain("listening");
    await leave();
  });

  test("the word is there to be read while it is introduced, and then the learner's to find", async () => {
    using one = learnerHome();
    const { say, turn, shown, here, leave, steps } = await page(one.home);
    const onScreen = () => JSON.stringify([shown().step?.word, shown().turns, shown().heard]);
    await turn();
    expect(steps[0]?.word?.target).toBe("die Tasse");
    expect(shown().step?.word).toMatchObject({ id: "tasse", target: null });
    expect(onScreen()).not.toContain("Tasse");
    await say("die Tasse");
    await eventually(() => shown().step?.uses === 1);
    await turn();
    expect(shown().heard).toBeNull(); // what was counted is no model for the next
    expect(onScreen()).not.toContain("Tasse");
    here.wish("student_help");
    await eventually(() => shown().step?.word?.target === "die Tasse");
    await turn();
    expect(shown().step?.word?.target).toBe("die Tasse");
    await say("die Tasse bitte");
    await eventually(() => shown().step?.uses === 2);
    await turn();
    expect(shown().step?.word?.target).toBeNull();
    await say("Guten Tag");
    await eventually(() => shown().heard?.verdict === "incorrect");
    await turn();
    expect(shown().step?.word?.target).toBe("die Tasse");
    expect(shown().heard?.verdict).toBe("incorrect"); // why it was missed stays until it is tried again
    await leave();
  });

  test("with no voice an introduction and the end of a word stay until the learner goes on; a question does not wait", async () => {
    using one = learnerHome();
    const { say, shown, here, ended, steps, leave } = await page(one.home, { reads: true });
    await eventually(() => shown().phase === "reading");
    expect(shown().step?.word?.target).toBe("die Tasse");
    expect(shown().turns[0]?.lines.length).toBeGreaterThan(2);
    expect(steps).toHaveLength(1);
    here.goOn();
    for (const text of ["die Tasse", "eine Tasse", "Die Tasse ist rot"]) await say(text);
    await eventually(() => shown().phase === "reading");
    expect(shown().step).toMatchObject({ passing: true, uses: 3, final: false });
    here.goOn();
    expect(await ended).toBe("over");
    await leave();
  });

  test("a voice that is switched off in an introduction leaves it to be read", async () => {
    using one = learnerHome();
    const { shown, here, switches, loudspeaker, leave } = await page(one.home, { voice: true, reads: true });
    await eventually(() => loudspeaker.now() > 0);
    switches.voice = false;
    here.switched();
    await eventually(() => shown().phase === "reading");
    expect(shown().step?.word?.target).toBe("die Tasse");
    await leave();
  });

  test("what the coach said stays in sight until the learner has done something", async () => {
    using one = learnerHome();
    const { say, turn, shown, leave } = await page(one.home);
    await turn();
    expect(shown().turns.length).toBe(1); // the question; the introduction would give the word away
    await say("die Tasse");
    await eventually(() => shown().step?.uses === 1);
    await turn();
    expect(shown().turns.length).toBe(1);
    await leave();
  });

  test("an answer that did not arrive is given back, and a closed session is opened again", async () => {
    using one = learnerHome();
    const { say, turn, shown, seen, remote, restart, leave } = await page(one.home);
    await turn();
    await restart();
    remote.failNext = new Error("closed");
    await say("die Tasse");
    await eventually(() => seen.returned.length === 1);
    await turn();
    expect([seen.returned, shown().step?.uses]).toEqual([["die Tasse"], 0]);
    await say("die Tasse");
    await eventually(() => shown().step?.uses === 1);
    await leave();
  });

  test("a line that breaks ends the talk with why, and gives the answer back", async () => {
    using one = learnerHome();
    const { say, ended, turn, seen, remote, leave } = await page(one.home);
    await turn();
    remote.failNext = new Error("no line");
    await say("die Tasse");
    await expect(ended).rejects.toThrow("no line");
    expect(seen.returned).toEqual(["die Tasse"]);
    await leave();
  });
});

describe("what is not lost", () => {
  test("a session that is opened again shows what was there until it answers; one that is over does not", async () => {
    using one = learnerHome();
    const { say, turn, shown, leave } = await page(one.home);
    await say("die Tasse");
    await eventually(() => shown().step?.uses === 1);
    await turn();
    const again = reopened(shown());
    expect([again.phase, again.step?.word?.id, again.step?.uses]).toEqual(["opening", "tasse", 1]);
    expect(again.turns).toEqual(shown().turns);
    const { step } = shown();
    expect(reopened({ ...shown(), step: step && { ...step, final: true } })).toEqual(nothingYet);
    await leave();
  });

  test("an answer typed while the session rests comes back, and is not counted", async () => {
    using one = learnerHome();
    const { here, turn, shown, seen, leave } = await page(one.home);
    await turn();
    here.wish("student_pause");
    await eventually(() => shown().phase === "resting");
    expect(here.answer("die Tasse")).toBe(true);
    await eventually(() => seen.dropped.length === 1);
    expect([seen.dropped, shown().step?.uses, shown().phase]).toEqual([["die Tasse"], 0, "resting"]);
    await leave();
  });

  test("a skipped word is brought back by a wish", async () => {
    using one = learnerHome();
    const { here, turn, say, shown, leave } = await page(one.home, {}, 2);
    await say("die Tasse");
    await eventually(() => shown().step?.uses === 1);
    await turn();
    here.wish("student_skip");
    await eventually(() => shown().step?.skipped?.target === "die Tasse");
    await eventually(() => shown().step?.word?.id === "kaffee");
    here.wish("student_back");
    await eventually(() => shown().step?.word?.id === "tasse");
    expect([shown().step?.uses, shown().step?.done]).toEqual([1, []]);
    await leave();
  });
});

describe("with a voice and an ear", () => {
  test("never listens while the coach speaks, through a whole word", async () => {
    using one = learnerHome();
    const { ended, shown, seen, microphone, loudspeaker, leave } = await page(one.home, {
      voice: true,
      ear: true,
    });
    microphone.will({ says: "die Tasse" });
    expect(await ended).toBe("over");
    expect(shown().step?.summary?.words).toMatchObject([{ outcome: "mastered" }]);
    expect([seen.both, loudspeaker.most(), seen.problems]).toEqual([0, 1, []]);
    expect(seen.phases).toContain("listening");
    await leave();
  });

  test("whoever types is not listened to, and no silence counts meanwhile", async () => {
    using one = learnerHome();
    const { here, turn, shown, microphone, leave } = await page(one.home, { voice: true, ear: true });
    microphone.will("never");
    await turn();
    await eventually(() => shown().phase === "listening");
    here.typing(true);
    await eventually(() => shown().phase === "typing");
    const listened = microphone.listened();
    await Bun.sleep(30);
    expect([microphone.listened(), shown().step?.counters.silences]).toEqual([listened, 0]);
    here.answer("die Tasse");
    here.typing(false);
    await eventually(() => shown().step?.uses === 1);
    await leave();
  });

  test("a wish breaks in on the coach at once", async () => {
    using one = learnerHome();
    const { here, shown, loudspeaker, microphone, leave } = await page(one.home, { voice: true, ear: true });
    microphone.will("never");
    loudspeaker.hold();
    await eventually(() => loudspeaker.now() === 1);
    here.wish("student_pause");
    await eventually(() => shown().phase === "resting");
    expect(loudspeaker.now()).toBe(0);
    loudspeaker.release();
    here.wish("resume");
    await eventually(() => shown().phase === "listening");
    await leave();
  });

  test("“again” in the introduction, where there is no question yet, says it once more", async () => {
    using one = learnerHome();
    const { here, turn, loudspeaker, microphone, shown, leave } = await page(one.home, {
      voice: true,
      ear: true,
    });
    microphone.will("never");
    loudspeaker.hold();
    await eventually(() => loudspeaker.now() === 1);
    const before = loudspeaker.times();
    here.wish("student_again");
    await eventually(() => loudspeaker.times() > before);
    loudspeaker.release();
    await turn();
    expect(shown().turns.length).toBe(1);
    await leave();
  });

  test("an answer typed over the question is its answer; one typed over the introduction is given back", async () => {
    using one = learnerHome();
    const { here, turn, seen, shown, loudspeaker, microphone, leave } = await page(one.home, { voice: true });
    microphone.will("never");
    loudspeaker.hold();
    await eventually(() => loudspeaker.now() === 1);
    expect(here.answer("zu früh")).toBe(true);
    await eventually(() => seen.returned.length === 1);
    await eventually(() => shown().step?.state === "PROMPT_PRACTICE" && loudspeaker.now() === 1);
    expect(here.answer("die Tasse")).toBe(true);
    await eventually(() => shown().step?.uses === 1);
    loudspeaker.release();
    await turn();
    expect(seen.returned).toEqual(["zu früh"]);
    await leave();
  });

  test("a voice that fails and an ear that fails say so, and typing goes on", async () => {
    using one = learnerHome();
    const { say, turn, seen, shown, loudspeaker, microphone, leave } = await page(one.home, {
      voice: true,
      ear: true,
    });
    loudspeaker.fail();
    microphone.will("broken");
    await turn();
    await eventually(() => shown().step?.listen?.typing === true);
    expect(seen.problems.some((problem) => problem.includes("could not speak"))).toBe(true);
    expect(seen.problems.some((problem) => problem.includes("no microphone"))).toBe(true);
    await say("die Tasse");
    await eventually(() => shown().step?.uses === 1);
    await leave();
  });

  test("after the ear has failed, it is tried again where that is asked for", async () => {
    using one = learnerHome();
    const { here, shown, microphone, leave } = await page(one.home, { ear: true });
    microphone.will("broken");
    await eventually(() => shown().step?.listen?.typing === true && shown().phase === "typing");
    microphone.will({ says: "die Tasse" });
    here.hear();
    await eventually(() => (shown().step?.uses ?? 0) > 0);
    await leave();
  });
});
