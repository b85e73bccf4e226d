import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../store/temporary.ts";
import type { AsrEngine } from "./engine.ts";
import { type HintGrammar, hintGrammar } from "./hint-grammar.ts";
import { asrEngine, rememberYes } from "./make-engine.ts";
import { prepareSound } from "./prepare-sound.ts";
import { type Pronunciations, readPronunciations } from "./pronunciations.ts";
import type { Recorder } from "./recorder.ts";
import { findProgram, runProgram } from "./run-program.ts";
import { SpeechError } from "./speech-error.ts";
import { writeWav } from "./wav.ts";

type PocketsphinxOptions = {
  recorder: Recorder;
  program?: string;
  /** The folder of the English model; beside the program where it is not named. */
  model?: string;
};

const limitMs = 30_000;
const notInstalled =
  "pocketsphinx (with its English model) is not installed. Install it, use a speech server, or type your answers.";

/**
 * pocketsphinx as a program of its own: English only, works offline, and mishears a lot. It is fit for single words and
 * short phrases that it is given as hints; without hints, or in a sentence, take what it hears as a guess.
 */
export function pocketsphinxAsr({
  recorder,
  program = "pocketsphinx_continuous",
  model,
}: PocketsphinxOptions): AsrEngine {
  const find = findOnce(program, model);
  const grammarFor = rememberLast(hintGrammar);
  return asrEngine({
    capabilities: { name: "pocketsphinx", languages: ["en"] },
    available: rememberYes(async () =>
      (await find()) === null ? { ok: false, why: notInstalled } : await recorder.available(),
    ),
    async hear(request, signal) {
      const installed = await find();
      if (installed === null) throw new SpeechError(notInstalled);
      const recorded = await recorder.record(request, signal);
      const sound = recorded === null ? null : prepareSound(recorded);
      if (sound === null) return null;
      const hinted = grammarFor(request.hints, installed.known);
      return await inFolder(async (folder) => {
        await writeFile(join(folder, "learner.wav"), writeWav(sound));
        const expected = hinted === null ? "" : await hearWithHints(installed, hinted, folder, signal);
        if (hinted?.hints.includes(expected) === true) return { text: expected, confidence: null };
        const everything = ["-dict", installed.dictionary, "-lm", `${installed.model}.lm.bin`];
        const guessed = await decode(installed, folder, everything, signal);
        return { text: guessed === "" ? expected : guessed, confidence: null };
      });
    },
  });
}

type Installed = { program: string; model: string; dictionary: string; known: Pronunciations };

function findOnce(name: string, folder: string | undefined): () => Promise<Installed | null> {
  let found: Installed | null = null;
  return async () => {
    const program = found === null ? findProgram(name) : null;
    if (program === null) return found;
    const models = folder ?? join(dirname(dirname(program)), "share", "pocketsphinx", "model", "en-us");
    const dictionary = join(models, "cmudict-en-us.dict");
    const text = await readFile(dictionary, "utf8").catch(() => null);
    if (text !== null)
      found = { program, model: join(models, "en-us"), dictionary, known: readPronunciations(text) };
    return found;
  };
}

/** A word is listened for several times in a row. */
function rememberLast(make: typeof hintGrammar): typeof hintGrammar {
  let last: { key: string; made: HintGrammar | null } | null = null;
  return (hints, known) => {
    const key = hints.join("\n");
    if (last?.key !== key) last = { key, made: make(hints, known) };
    return last.made;
  };
}

async function hearWithHints(
  installed: Installed,
  { grammar, dictionary }: HintGrammar,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const files = { grammar: join(folder, "hints.gram"), dictionary: join(folder, "hints.dict") };
  await Promise.all([writeFile(files.grammar, grammar), writeFile(files.dictionary, dictionary)]);
  return await decode(installed, folder, ["-dict", files.dictionary, "-jsgf", files.grammar], signal);
}

async function decode(
  { program, model }: Installed,
  folder: string,
  how: readonly string[],
  signal: AbortSignal,
) {
  const { exitCode, stdout } = await runProgram(
    {
      command: [
        program,
        "-infile",
        join(folder, "learner.wav"),
        "-hmm",
        model,
        ...how,
        "-logfn",
        join(folder, "log"),
      ],
      limitMs,
    },
    signal,
  );
  if (exitCode !== 0)
    throw new SpeechError("pocketsphinx could not use the recording. Say it again, or type it.");
  return new TextDecoder().decode(stdout).replace(/\s+/g, " ").trim();
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
