import { zstdDecompressSync } from "node:zlib";
import { z } from "zod";
import { decodeEntities } from "../../markdown/entities.ts";
import { parseJson } from "../../store/json.ts";
import { slug } from "../../text/slug.ts";
import { unzipEntry, type ZipEntry } from "../../text/zip.ts";
import { endingOf, mostMediaBytes, typeIn } from "../making/media.ts";
import { protobufFields } from "./protobuf.ts";

/** What a course keeps of a deck's pictures and sounds: so much goes through at once. */
const mostBytes = 30_000_000;
const mostFiles = 3_000;
const mostListBytes = 20_000_000;

export type MediaFile = { path: string; bytes: Uint8Array };

/** The pictures and sounds of a deck, each unpacked when a note shows it. */
export type DeckMedia = {
  /** How many lie in the package. */
  count: number;
  /** What a note shows and plays, as an item names it; `left`: how many of them cannot be kept. Never throws. */
  of(fields: readonly string[]): { picture?: string; sound?: string; left: number };
  /** All that was taken so far. */
  taken(): MediaFile[];
};

/** `packed`: each file is compressed once more, and so is their list (since Anki 2.1.50). */
export function deckMedia(archive: Uint8Array, entries: readonly ZipEntry[], packed: boolean): DeckMedia {
  const names = mediaNames(archive, entries, packed);
  const byName = new Map(
    entries.flatMap((entry) => {
      const name = /^\d+$/.test(entry.name) ? names.get(entry.name) : undefined;
      return name === undefined ? [] : [[name.normalize("NFC"), entry] as const];
    }),
  );
  const known = new Map<string, { name: string; type: string } | null>();
  const files: MediaFile[] = [];
  const used = new Set<string>();
  let size = 0;
  const take = (name: string) => {
    const entry = byName.get(name.normalize("NFC"));
    const bytes = entry === undefined || files.length >= mostFiles ? null : bytesOf(archive, entry, packed);
    const type = bytes === null ? null : typeIn(bytes);
    const ending = type === null ? null : endingOf(type);
    if (bytes === null || type === null || ending === null || size + bytes.length > mostBytes) return null;
    size += bytes.length;
    const called = freeName(name, ending, used);
    files.push({ path: `media/${called}`, bytes });
    return { name: called, type };
  };
  const taken = (name: string) => {
    if (!known.has(name)) known.set(name, take(name));
    return known.get(name) ?? null;
  };
  return {
    count: byName.size,
    of(fields) {
      const shown = fields.flatMap(namesIn).map(taken);
      const first = (kind: string) => shown.find((one) => one?.type.startsWith(kind))?.name;
      const [picture, sound] = [first("image/"), first("audio/")];
      const kept = new Set([picture, sound].filter((name) => name !== undefined)).size;
      return {
        ...(picture === undefined ? {} : { picture }),
        ...(sound === undefined ? {} : { sound }),
        left: shown.length - kept,
      };
    },
    taken: () => files,
  };
}

/** The files that a field shows or plays, as the deck names them. */
function namesIn(html: string): string[] {
  const pictures = Array.from(
    html.matchAll(/<img\b[^<>]*?\bsrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi),
    ([, a, b, c]) => unescaped(decodeEntities(a ?? b ?? c ?? "")),
  );
  const sounds = Array.from(html.matchAll(/\[sound:([^[\]]*)\]/g), ([, name = ""]) => decodeEntities(name));
  return [...pictures, ...sounds].filter((name) => name !== "");
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function bytesOf(archive: Uint8Array, entry: ZipEntry, packed: boolean): Uint8Array | null {
  if (entry.encrypted || entry.link || entry.size > mostMediaBytes) return null;
  try {
    const bytes = unzipEntry(archive, entry);
    return packed ? zstdDecompressSync(bytes, { maxOutputLength: mostMediaBytes }) : bytes;
  } catch {
    return null; // damaged: the words are kept
  }
}

const Names = z.record(z.string(), z.string());

/** What each numbered entry is called. Empty where the list cannot be read. */
function mediaNames(archive: Uint8Array, entries: readonly ZipEntry[], packed: boolean): Map<string, string> {
  const list = entries.find(({ name }) => name === "media");
  if (list === undefined || list.encrypted || list.size > mostListBytes) return new Map();
  try {
    const bytes = unzipEntry(archive, list);
    if (!packed) return new Map(Object.entries(Names.parse(parseJson(new TextDecoder().decode(bytes)))));
    const message = zstdDecompressSync(bytes, { maxOutputLength: mostListBytes });
    return new Map(
      protobufFields(message, 1).map((entry, index) => {
        const [name] = protobufFields(entry, 1);
        return [String(index), new TextDecoder().decode(name ?? new Uint8Array())];
      }),
    );
  } catch {
    return new Map();
  }
}

function freeName(name: string, ending: string, used: Set<string>): string {
  const stem = slug(name.replace(/\.[^.]*$/, "")) || "file";
  for (let count = 1; ; count++) {
    const made = `${count === 1 ? stem : `${stem}-${count}`}.${ending}`;
    if (used.has(made)) continue;
    used.add(made);
    return made;
  }
}
