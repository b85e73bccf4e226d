import { joined, lineOf } from "../line.ts";
import type { Content } from "../read-any.ts";
import { Unreadable } from "../unreadable.ts";
import { type OcrLine, tesseractOcr } from "./ocr.ts";
import { readPicture } from "./picture.ts";

/** Below this, what was read is guessed. */
const sureEnough = 0.55;

/** A photo of a printed page. What could only be guessed at is left out; a page of that kind is not taken at all. */
export async function readPhoto(bytes: Uint8Array, language: string): Promise<Content> {
  const picture = readPicture(bytes);
  if ("problem" in picture) throw new Unreadable(`cannot be read. ${picture.problem}`);
  return { format: "photo", named: "", blocks: blocksOf(await readLines(bytes, language)).map(inPhoto) };
}

const inPhoto = (text: string) => lineOf(text, null);

/** The lines of print in a picture. */
async function readLines(bytes: Uint8Array, language: string): Promise<OcrLine[]> {
  const ocr = tesseractOcr(100);
  if (!ocr.reads(language))
    throw new Unreadable(
      `is a photo, and print in "${language}" cannot be read here: English and Malay can.`,
    );
  const read = await ocr.read(bytes, language);
  if ("problem" in read) throw new Unreadable(`cannot be read. ${read.problem}`);
  const sure = read.lines.filter(({ confidence }) => confidence >= sureEnough);
  if (sure.length === 0 || sure.length < read.lines.length / 2)
    throw new Unreadable(
      "holds no print that can be made out. It may be handwriting, or too dark, small or slanted: take the photo again in good light from straight above, or type what it says.",
    );
  return sure;
}

/** Lines of a paragraph belong together: until one is short, ends a sentence, or the next begins like an item. */
function blocksOf(lines: readonly { text: string }[]): string[] {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  const blocks: string[] = [];
  let open = false;
  for (const { text } of lines) {
    const goesOn = open && lineOf(text, null).kind === "paragraph";
    if (goesOn) blocks.push(joined(blocks.pop() ?? "", text));
    else blocks.push(text);
    open = text.length > longest * 0.75 && !/[.?!:]$/.test(text);
  }
  return blocks;
}
