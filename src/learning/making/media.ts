import { readPicture } from "../../documents/photo/picture.ts";

/** What a browser may be told that a file of a course is, by its ending; what is not listed is not kept and not served. */
const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  wav: "audio/wav",
  m4a: "audio/mp4",
};

export const mostMediaBytes = 3_000_000;

/** null: no kind of file that a course may have. */
export function mediaTypeOf(name: string): string | null {
  return types[/\.([a-z0-9]+)$/.exec(name)?.[1] ?? ""] ?? null;
}

/** Whether the bytes are what the name says: a name alone is not trusted. */
export function isMediaFile(name: string, bytes: Uint8Array): boolean {
  return bytes.length <= mostMediaBytes && mediaTypeOf(name) !== null && mediaTypeOf(name) === typeIn(bytes);
}

/** By the bytes alone; null: no picture and no sound that every browser can show. */
export function typeIn(bytes: Uint8Array): string | null {
  const picture = readPicture(bytes);
  if (!("problem" in picture)) return picture.mediaType;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 12));
  if (head.startsWith("OggS")) return "audio/ogg";
  if (head.startsWith("RIFF") && head.slice(8) === "WAVE") return "audio/wav";
  if (head.slice(4, 8) === "ftyp") return head.slice(8, 11) === "M4A" ? "audio/mp4" : null;
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0;
  return head.startsWith("ID3") || isFrame ? "audio/mpeg" : null;
}

/** The ending that goes with a type. */
export function endingOf(type: string): string | null {
  return Object.keys(types).find((ending) => types[ending] === type) ?? null;
}
