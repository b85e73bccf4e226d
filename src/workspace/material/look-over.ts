import { readDocument } from "../../documents/read-document.ts";
import { findIn } from "../notes/found.ts";
import { withHeadings } from "../notes/text-blocks.ts";
import type { Material } from "./material.ts";

/** What is found in it is found on our own thread, and no note is longer (decision 43). */
const mostCharacters = 200_000;
/** A block of more is no sentence of anybody's. */
const longestText = 8_000;

export type Looked = { ok: true; material: Material } | { ok: false; message: string };

/** The name of what has none: pasted words. */
export const pasted = "The pasted text";

/** A document as a note to look over. `name` is null where it was pasted. Nothing is written. Never throws. */
export async function lookOver(bytes: Uint8Array, name: string | null, language: string): Promise<Looked> {
  const read = await readDocument(bytes, name ?? pasted, { language });
  if (!read.ok) return read;
  const { document } = read;
  const length = document.blocks.reduce((sum, block) => sum + block.text.length, 0);
  if (length > mostCharacters)
    return {
      ok: false,
      message: `${name ?? pasted} holds ${Math.round(length / 1000)} thousand letters, far more than a note on a topic: up to ${mostCharacters / 1000} thousand can be taken. Add the chapter you need.`,
    };
  const blocks = document.blocks.map((block) => ({
    ...block,
    text: block.text.slice(0, longestText).toWellFormed(),
  }));
  const { title, questions, ...found } = findIn(withHeadings({ ...document, blocks }));
  const first = found.ideas[0]?.text ?? questions[0]?.text ?? "";
  return {
    ok: true,
    material: {
      ...found,
      // What was pasted is called by what it says first.
      title: name === null && title === pasted ? first.slice(0, 60).trim() || title : title,
      source: name ?? "",
      questions: questions.map((question) => ({ ...question, answer: question.answer ?? "" })),
    },
  };
}
