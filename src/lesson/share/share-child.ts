import { readFileSync, statSync } from "node:fs";
import { answerApart } from "../../strangers/answer-apart.ts";
import { BadArchive } from "../../text/plain-archive.ts";
import { limits } from "./manifest.ts";
import { ShareAsk, type Shelved } from "./read-shared.ts";
import { manifestOf, unpackLesson } from "./unpack-lesson.ts";

if (import.meta.main)
  await answerApart(({ ask, bytes }) => {
    const asked = ShareAsk.parse(ask);
    if (asked.what === "shelf") return { shelf: asked.paths.map(shelved) };
    try {
      return { ok: true, lesson: unpackLesson(bytes) };
    } catch (error) {
      if (error instanceof BadArchive) return { ok: false, message: error.message };
      throw error;
    }
  });

function shelved(path: string): Shelved {
  try {
    if (statSync(path).size > limits.fileBytes) throw new BadArchive("is too large.");
    return { path, manifest: manifestOf(readFileSync(path)), problem: null };
  } catch (error) {
    const problem = error instanceof BadArchive ? error.message : "cannot be read.";
    return { path, manifest: null, problem };
  }
}
