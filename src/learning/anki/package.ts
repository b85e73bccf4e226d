import { zstdDecompressSync } from "node:zlib";
import { unzipEntry, zipDirectory } from "../../text/zip.ts";
import { type DeckMedia, deckMedia } from "./media.ts";

/** A deck's database as it lies in its package, and the pictures and sounds that lie beside it. */
export type AnkiPackage = { database: Uint8Array; media: DeckMedia };

/** Larger than any collection of text: what is larger is a mistake or a trap. */
const mostBytes = 256 * 1024 * 1024;
const newest = "collection.anki21b";
/** Newest first: newer packages keep a note "please update" under the older names. */
const databases = [newest, "collection.anki21", "collection.anki2"];

/** Opens a `.apkg` or `.colpkg`. No file is written, whatever the names in it say. Never throws. */
export function openPackage(bytes: Uint8Array): AnkiPackage | { problem: string } {
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b))
    return { problem: "This is not an Anki package: it is no zip archive. Export the deck from Anki again." };
  try {
    const entries = zipDirectory(bytes);
    if (typeof entries === "string") return { problem: damaged };
    const found = databases
      .map((name) => entries.find((entry) => entry.name === name))
      .find((entry) => entry !== undefined);
    if (found === undefined) return { problem: notADeck };
    if (found.encrypted)
      return { problem: "This archive is locked with a password. Unlock it, or export the deck again." };
    if (found.size > mostBytes) return { problem: tooLarge };
    const media = deckMedia(bytes, entries, found.name === newest);
    const packed = unzipEntry(bytes, found);
    return found.name === newest ? unpacked(packed, media) : { database: packed, media };
  } catch {
    return { problem: damaged };
  }
}

function unpacked(packed: Uint8Array, media: DeckMedia): AnkiPackage | { problem: string } {
  try {
    return { database: zstdDecompressSync(packed, { maxOutputLength: mostBytes }), media };
  } catch (error) {
    return { problem: error instanceof RangeError ? tooLarge : damaged };
  }
}

const damaged = "This package is damaged. Export the deck from Anki again.";
const tooLarge = "This package unpacks to more than 256 MB of text, which no deck needs; it was not opened.";
const notADeck = "There is no Anki collection in this archive. Export the deck from Anki as .apkg.";
