import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { AsrEngine, ListenRequest, TtsEngine, Utterance } from "../../../src/coach/speech/engine.ts";
import { halfDuplex } from "../../../src/coach/speech/half-duplex.ts";
import { newestTurn } from "../../../src/coach/speech/turns.ts";
import type { TestLearner } from "./learner.ts";
import { eventually, type Stage, stage } from "./stage.ts";

export type VoiceSubject = { engine: TtsEngine; stage: Stage; text: string; close?(): Promise<void> };
export type EarSubject = {
  engine: AsrEngine;
  learner: TestLearner;
  /** What the learner says, and how the ear writes it. */
  word: string;
  close?(): Promise<void>;
};

/** Long enough for a recogniser on a busy machine; nothing here waits for so long unless it fails. */
const patience = 600_000;
const calm = () => new AbortController().signal;

/** What every voice keeps, whatever is behind it. */
export function voiceConforms(name: string, setUp: () => Promise<VoiceSubject>): void {
  describe(`${name} as the coach's voice`, () => {
    let subject: VoiceSubject;
    beforeAll(async () => {
      subject = await setUp();
    });
    afterAll(async () => await subject.close?.());
    const utterance = (turnId: string): Utterance => ({
      turnId,
      text: subject.text,
      language: "en",
      slow: false,
    });

    test(
      "is there, and says so quickly when asked again",
      async () => {
        expect(await subject.engine.available()).toEqual({ ok: true });
        expect(await subject.engine.available()).toEqual({ ok: true });
      },
      patience,
    );

    test(
      "says it once and is done once, in its own turn",
      async () => {
        const before = subject.stage.times();
        const spoken = await subject.engine.speak(utterance("7"), calm());
        expect(spoken).toEqual({ turnId: "7", outcome: "done", problem: null });
        expect(subject.stage.times()).toBe(before + 1);
        expect(subject.stage.now()).toBe(0);
      },
      patience,
    );

    test("nothing to say is done, and nothing is heard", async () => {
      const before = subject.stage.times();
      const spoken = await subject.engine.speak({ ...utterance("8"), text: "  " }, calm());
      expect(spoken.outcome).toBe("done");
      expect(subject.stage.times()).toBe(before);
    });

    test("called off beforehand, it says nothing", async () => {
      const before = subject.stage.times();
      const spoken = await subject.engine.speak(utterance("9"), AbortSignal.abort());
      expect(spoken).toEqual({ turnId: "9", outcome: "aborted", problem: null });
      expect(subject.stage.times()).toBe(before);
    });

    test(
      "called off while it speaks, it falls silent",
      async () => {
        const stop = new AbortController();
        subject.stage.hold();
        const speaking = subject.engine.speak(utterance("10"), stop.signal);
        await eventually(() => subject.stage.now() === 1);
        stop.abort();
        expect(await speaking).toEqual({ turnId: "10", outcome: "aborted", problem: null });
        await eventually(() => subject.stage.now() === 0);
        subject.stage.release();
      },
      patience,
    );

    test(
      "called off afterwards, it was said all the same",
      async () => {
        const stop = new AbortController();
        const spoken = await subject.engine.speak(utterance("11"), stop.signal);
        stop.abort();
        await Bun.sleep(5);
        expect(spoken).toEqual({ turnId: "11", outcome: "done", problem: null });
      },
      patience,
    );

    test(
      "a failure is told in words, and the next thing is said",
      async () => {
        subject.stage.fail();
        const failed = await subject.engine.speak(utterance("12"), calm());
        subject.stage.release();
        expect(failed).toMatchObject({ turnId: "12", outcome: "error" });
        expect(failed.problem).toMatch(/^\w.* .*\.$/s);
        expect((await subject.engine.speak(utterance("13"), calm())).outcome).toBe("done");
      },
      patience,
    );

    test(
      "two things are never said at once, and each is answered in its own turn",
      async () => {
        const turns = ["20", "21", "22"];
        const done: string[] = [];
        await Promise.all(
          turns.map(async (turn) => done.push((await subject.engine.speak(utterance(turn), calm())).turnId)),
        );
        expect(done).toEqual(turns);
        expect(subject.stage.most()).toBe(1);
      },
      patience,
    );

    test(
      "a turn that is over is not heard of again",
      async () => {
        const { tts } = newestTurn({ tts: subject.engine, asr: deaf });
        subject.stage.hold();
        const old = tts.speak(utterance("30"), calm());
        await eventually(() => subject.stage.now() === 1);
        const next = tts.speak(utterance("31"), calm());
        expect((await old).outcome).toBe("aborted");
        subject.stage.release();
        expect(await next).toEqual({ turnId: "31", outcome: "done", problem: null });
        expect(subject.stage.most()).toBe(1);
      },
      patience,
    );
  });
}

/** What every ear keeps, whatever is behind it. */
export function earConforms(name: string, setUp: () => Promise<EarSubject>): void {
  describe(`${name} as the coach's ear`, () => {
    let subject: EarSubject;
    beforeAll(async () => {
      subject = await setUp();
    });
    afterAll(async () => await subject.close?.());
    const request = (turnId: string, timeoutMs = 20_000): ListenRequest => ({
      turnId,
      language: "en",
      timeoutMs,
      hints: [subject.word],
    });
    const result = (turnId: string) =>
      ({ turnId, outcome: "result", text: subject.word, problem: null }) as const;
    const nothing = { text: "", confidence: null, problem: null };

    test(
      "is there, and says so quickly when asked again",
      async () => {
        expect(await subject.engine.available()).toEqual({ ok: true });
        expect(await subject.engine.available()).toEqual({ ok: true });
      },
      patience,
    );

    test(
      "hears what is said, in its own turn",
      async () => {
        subject.learner.will({ says: subject.word });
        expect(await subject.engine.listen(request("7"), calm())).toMatchObject(result("7"));
      },
      patience,
    );

    test(
      "silence is silence, not a word",
      async () => {
        subject.learner.will("silent");
        expect(await subject.engine.listen(request("8"), calm())).toEqual({
          turnId: "8",
          outcome: "silence",
          ...nothing,
        });
      },
      patience,
    );

    test(
      "a learner who says nothing is not waited for longer than asked",
      async () => {
        subject.learner.will("never");
        const heard = await subject.engine.listen(request("9", 60), calm());
        expect(heard).toEqual({ turnId: "9", outcome: "silence", ...nothing });
      },
      patience,
    );

    test("called off beforehand, it does not listen", async () => {
      const before = subject.learner.listened();
      const heard = await subject.engine.listen(request("10"), AbortSignal.abort());
      expect(heard).toEqual({ turnId: "10", outcome: "aborted", ...nothing });
      expect(subject.learner.listened()).toBe(before);
    });

    test(
      "called off while it listens, it stops at once",
      async () => {
        const stop = new AbortController();
        subject.learner.will("never");
        const before = subject.learner.listened();
        const listening = subject.engine.listen(request("11"), stop.signal);
        await eventually(() => subject.learner.listened() > before);
        stop.abort();
        expect(await listening).toEqual({ turnId: "11", outcome: "aborted", ...nothing });
      },
      patience,
    );

    test(
      "called off afterwards, it was heard all the same",
      async () => {
        const stop = new AbortController();
        subject.learner.will({ says: subject.word });
        const heard = await subject.engine.listen(request("12"), stop.signal);
        stop.abort();
        await Bun.sleep(5);
        expect(heard).toMatchObject(result("12"));
      },
      patience,
    );

    test(
      "a failure is told in words, and the next thing is heard",
      async () => {
        subject.learner.will("broken");
        const failed = await subject.engine.listen(request("13"), calm());
        expect(failed).toMatchObject({ turnId: "13", outcome: "error", text: "" });
        expect(failed.problem).toMatch(/^\w.* .*\.$/s);
        subject.learner.will({ says: subject.word });
        expect(await subject.engine.listen(request("14"), calm())).toMatchObject(result("14"));
      },
      patience,
    );

    test(
      "a turn that is over is not heard of again",
      async () => {
        const { asr } = newestTurn({ tts: mute, asr: subject.engine });
        subject.learner.will("never");
        const before = subject.learner.listened();
        const old = asr.listen(request("20"), calm());
        await eventually(() => subject.learner.listened() > before);
        subject.learner.will({ says: subject.word });
        const next = asr.listen(request("21"), calm());
        expect((await old).outcome).toBe("aborted");
        expect(await next).toMatchObject(result("21"));
      },
      patience,
    );

    test(
      "what is said while the coach speaks is dropped, what is said afterwards is heard",
      async () => {
        const loudspeaker = stage();
        const coach: TtsEngine = {
          ...mute,
          async speak({ turnId }, signal) {
            await loudspeaker.perform(signal);
            return { turnId, outcome: "done", problem: null };
          },
        };
        const { tts, asr } = halfDuplex({ tts: coach, asr: subject.engine }, 10);
        subject.learner.will("never");
        const before = subject.learner.listened();
        const listening = asr.listen(request("30"), calm());
        await eventually(() => subject.learner.listened() === before + 1);
        loudspeaker.hold();
        subject.learner.will({ says: subject.word });
        const speaking = tts.speak({ turnId: "30", text: "…", language: "en", slow: false }, calm());
        await Bun.sleep(30);
        expect(subject.learner.listened()).toBe(before + 1);
        loudspeaker.release();
        await speaking;
        expect(await listening).toMatchObject(result("30"));
        expect(subject.learner.listened()).toBe(before + 2);
      },
      patience,
    );
  });
}

const mute: TtsEngine = {
  capabilities: { name: "mute", languages: [] },
  available: async () => ({ ok: true }),
  speak: async ({ turnId }) => ({ turnId, outcome: "done", problem: null }),
};

const deaf: AsrEngine = {
  capabilities: { name: "deaf", languages: [] },
  available: async () => ({ ok: true }),
  listen: async ({ turnId }) => ({ turnId, outcome: "silence", text: "", confidence: null, problem: null }),
};
