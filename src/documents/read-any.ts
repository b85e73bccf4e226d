import { isOutOfMemory } from "../strangers/apart.ts";
import type { Block, DocumentText } from "./document-text.ts";
import { kindOf } from "./kind-of.ts";
import type { Answer } from "./read-document.ts";
import { titleOf } from "./title-of.ts";
import { Unreadable } from "./unreadable.ts";

/** What a reader of one format finds. `named`: the title that the file gives itself, "" where it has none. */
export type Content = { format: DocumentText["format"]; named: string; blocks: Block[] };

/** More than a book. */
const mostCharacters = 3_000_000;

/** Only called in a process of its own (documents-child.ts). Each reader is loaded on first use. */
export async function readAny(
  bytes: Uint8Array,
  { name, language }: { name: string; language: string },
): Promise<Answer> {
  try {
    const { format, named, blocks } = await contentOf(bytes, name, language);
    const tidied = blocks.map((block) => ({ ...block, text: tidy(block.text) }));
    const kept = tidied.filter(({ text }) => text !== "");
    if (kept.length === 0) throw new Unreadable("holds no text that could be read.");
    if (kept.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters)
      throw new Unreadable("holds more text than can be taken at once. Add the chapter you need.");
    return { ok: true, document: { title: titleOf(named, kept, name), format, blocks: kept } };
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    const why =
      error instanceof Unreadable
        ? error.message
        : "cannot be read: it is damaged, cut off, or not what its name says. Open it in the program that made it, save it again, and add that.";
    return { ok: false, message: `${name} ${why}` };
  }
}

async function contentOf(bytes: Uint8Array, name: string, language: string): Promise<Content> {
  switch (kindOf(bytes, name)) {
    case "office":
      return (await import("./office/read-office.ts")).readOffice(bytes);
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf(bytes);
    case "photo":
      return (await import("./photo/read-photo.ts")).readPhoto(bytes, language);
    case "html":
      return (await import("./read-html.ts")).readHtml(bytes);
    case "text":
      return (await import("./read-text.ts")).readText(bytes);
  }
}

/** One line, single spaces, no characters that nobody sees. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .normalize("NFC")
    .trim();
}
