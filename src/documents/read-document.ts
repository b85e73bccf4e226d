import { z } from "zod";
import { type Limits, type Reader, readApart } from "../strangers/read-apart.ts";
import type { DocumentText } from "./document-text.ts";
import { mostBytes } from "./most-bytes.ts";

export const Ask = z.object({
  name: z.string(),
  /** In which language a photo is read (BCP 47). */
  language: z.string(),
});

const Block = z.object({
  kind: z.enum(["heading", "paragraph", "item", "row"]),
  text: z.string().min(1),
  page: z.int().min(1).nullable(),
  level: z.int().min(1).exactOptional(),
  follows: z.enum(["under", "next"]).exactOptional(),
});
const Document: z.ZodType<DocumentText> = z.object({
  title: z.string().min(1),
  format: z.enum(["docx", "pptx", "pdf", "odt", "html", "text", "photo"]),
  blocks: z.array(Block),
});

/** What the reader in its own process may answer. */
const Answer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), document: Document }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type Answer = z.infer<typeof Answer>;

const reader: Reader<Answer> = { file: "documents/documents-child.ts", answer: Answer };

const usual: Limits = { seconds: 120, memoryMb: 1024, answerMb: 16 };

/**
 * What a document says, whatever it is and whoever made it: read in a process of its own, with limits on time, memory,
 * size and expansion (decision 43). Nothing of it is run, fetched or written. Never throws; `message` is a whole sentence
 * or two, for the person who gave it.
 */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  { language = "en", limits = usual }: { language?: string; limits?: Limits } = {},
): Promise<Answer> {
  if (bytes.length > mostBytes) return { ok: false, message: tooLarge(name) };
  const read = await readApart(reader, { name, language }, bytes, limits);
  if (!read.ok) return { ok: false, message: `${name} ${read.message}` };
  return read.value;
}

export function tooLarge(name: string): string {
  return `${name} is too large: up to ${mostBytes / 1_000_000} MB can be read. Save the part you need as a file of its own.`;
}
