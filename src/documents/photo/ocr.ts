import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Reads print in a picture, on this machine. It does not read handwriting well, and says how sure it is. */
export type Ocr = {
  /** Whether it has what it needs for a language (BCP 47). */
  reads(language: string): boolean;
  /** `problem`: it could not be tried, or took too long. A page without text has no lines. */
  read(image: Uint8Array, language: string): Promise<{ lines: OcrLine[] } | { problem: string }>;
};

/** `confidence`: 0 to 1. */
export type OcrLine = { text: string; confidence: number };

/** Tesseract in WebAssembly, with language data from installed packages: nothing is fetched, nothing is written. */
export function tesseractOcr(secondsAllowed = 30): Ocr {
  return {
    reads: (language) => dataFor(language) !== null,
    async read(image, language) {
      const data = dataFor(language);
      if (data === null) return { problem: `There is no data here for reading print in "${language}".` };
      return recognize(image, data, secondsAllowed);
    },
  };
}

const codes: Readonly<Record<string, string>> = { en: "eng", ms: "msa" };

type LanguageData = { code: string; folder: string };

function dataFor(language: string): LanguageData | null {
  const code = codes[language.toLowerCase().split("-")[0] ?? ""];
  if (code === undefined) return null;
  try {
    const packaged = Bun.resolveSync(`@tesseract.js-data/${code}/package.json`, import.meta.dir);
    const folder = join(dirname(packaged), "4.0.0_best_int");
    // Tesseract waits for ever for data that is not there, so it is looked for first.
    return existsSync(join(folder, `${code}.traineddata.gz`)) ? { code, folder } : null;
  } catch {
    return null;
  }
}

async function recognize(
  image: Uint8Array,
  { code, folder }: LanguageData,
  seconds: number,
): Promise<{ lines: OcrLine[] } | { problem: string }> {
  const { createWorker, OEM } = await import("tesseract.js");
  const starting = createWorker(code, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: "none",
    // Without a handler of its own it throws where nobody can catch it.
    errorHandler: () => {},
  });
  let isOver = false;
  const reading = starting.then((worker) =>
    isOver ? null : worker.recognize(Buffer.from(image), {}, { text: true, blocks: true }),
  );
  reading.catch(() => {}); // one that is given up may still fail
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), seconds * 1000);
  });
  try {
    const result = await Promise.race([reading, late]);
    if (result === "late" || result === null) return { problem: "Reading the picture took too long." };
    const blocks = result.data.blocks ?? [];
    const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return {
      lines: lines
        .map(({ text, confidence }) => ({ text: text.trim(), confidence: confidence / 100 }))
        .filter(({ text }) => text !== ""),
    };
  } catch {
    return { problem: "The picture could not be opened for reading." };
  } finally {
    clearTimeout(timer);
    isOver = true;
    void starting.then((worker) => worker.terminate()).catch(() => {});
  }
}
