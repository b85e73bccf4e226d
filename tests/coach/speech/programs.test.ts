import { afterAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemPlayer } from "../../../src/coach/speech/player.ts";
import { systemRecorder } from "../../../src/coach/speech/recorder.ts";
import { audioEnvironment, runProgram } from "../../../src/coach/speech/run-program.ts";
import { SpeechError } from "../../../src/coach/speech/speech-error.ts";
import { durationMs, writeWav } from "../../../src/coach/speech/wav.ts";
import { hum, humWav } from "./sounds.ts";

const calm = new AbortController().signal;
const request = { turnId: "1", language: "en", timeoutMs: 2000, hints: [] };
const folder = await mkdtemp(join(tmpdir(), "speech-programs-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rawFile(name: string, sound = hum({ before: 500, after: 3000 })): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, writeWav(sound).subarray(44));
  return file;
}

describe("the sound programs of a computer", () => {
  test("a player that is not installed is passed over; one that works is used", async () => {
    const kept = join(folder, "played.wav");
    const copies = { name: "sh", args: ["-c", `cat "$1" > ${kept}`, "sh"] };
    const player = systemPlayer([{ name: "no-such-player", args: [] }, { name: "false", args: [] }, copies]);
    expect(await player.available()).toEqual({ ok: true });
    await player.play(humWav, calm);
    expect(await Bun.file(kept).bytes()).toEqual(humWav);
  });

  test("without one, or without a sound card, it is said what is missing", async () => {
    expect(await systemPlayer([{ name: "no-such-player", args: [] }]).available()).toMatchObject({
      ok: false,
      why: expect.stringContaining("No program that plays sound is installed"),
    });
    const broken = systemPlayer([{ name: "false", args: [] }]);
    expect(await broken.available()).toMatchObject({ ok: false, why: expect.stringContaining("sound card") });
    await expect(broken.play(humWav, calm)).rejects.toBeInstanceOf(SpeechError);
  });

  test("calling it off ends the program", async () => {
    const stop = new AbortController();
    const running = runProgram({ command: ["sleep", "600"], limitMs: 500_000 }, stop.signal);
    setTimeout(() => stop.abort(), 20);
    await expect(running).rejects.toThrow();
    await running.catch(() => undefined);
  });

  test("a program that hangs is ended and named", async () => {
    await expect(runProgram({ command: ["sleep", "60"], limitMs: 50 }, calm)).rejects.toThrow(
      "sleep did not finish",
    );
  });

  test("no key reaches a sound program", () => {
    const env = {
      PATH: "/bin",
      OPENAI_API_KEY: "secret",
      PULSE_SERVER: "x",
      HOME: "/h",
      ANTHROPIC_API_KEY: "s",
    };
    expect(audioEnvironment(env)).toEqual({ PATH: "/bin", PULSE_SERVER: "x", HOME: "/h" });
  });
});

describe("the microphone of a computer", () => {
  test("gives what was said, up to the pause after it", async () => {
    const file = await rawFile("spoken.raw");
    const sound = await systemRecorder([{ name: "cat", args: [file] }]).record(request, calm);
    expect(sound).not.toBeNull();
    expect(durationMs(sound ?? hum())).toBeGreaterThan(900);
  });

  test("a room where nobody speaks is silence when the time is up", async () => {
    const recorder = systemRecorder([{ name: "cat", args: ["/dev/zero"] }]);
    expect(await recorder.record(request, calm)).toBeNull();
  });

  test("one that gives nothing is said to be missing", async () => {
    const recorder = systemRecorder([{ name: "true", args: [] }]);
    expect(await recorder.available()).toMatchObject({
      ok: false,
      why: expect.stringContaining("hears no microphone"),
    });
    await expect(recorder.record(request, calm)).rejects.toBeInstanceOf(SpeechError);
  });

  test("calling it off ends the recording", async () => {
    const file = await rawFile("quiet.raw", hum({ before: 10, ms: 10, after: 10 }));
    const recorder = systemRecorder([{ name: "sh", args: ["-c", `cat ${file}; exec sleep 600`] }]);
    expect(await recorder.available()).toEqual({ ok: true });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    // It ends at all: whoever waited for the program would wait longer than any test may.
    await recorder.record({ ...request, timeoutMs: 600_000 }, stop.signal).catch(() => undefined);
    expect(stop.signal.aborted).toBe(true);
  });
});
