import type { ImageBlock } from "../../message.ts";

export type Picture = { mediaType: ImageBlock["mediaType"]; width: number; height: number };

const mostBytes = 10 * 1024 * 1024;
const mostPixels = 50_000_000;

/** What kind of picture the bytes are, by the bytes alone; a file's name is not trusted. Never throws. */
export function readPicture(bytes: Uint8Array): Picture | { problem: string } {
  if (bytes.length === 0) return { problem: "The picture is an empty file. Take the photo again." };
  if (bytes.length > mostBytes) {
    return {
      problem: `The picture has ${megabytes(bytes.length)} MB; up to 10 MB can be read. Send a smaller one.`,
    };
  }
  const found = readers.find(({ matches }) => matches(bytes));
  if (found === undefined) return { problem: wrongKind(bytes) ?? unknownKind };
  const size = found.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (size === null || size.width < 1 || size.height < 1) {
    return {
      problem: "The picture is damaged and cannot be opened. Take the photo again, or save it once more.",
    };
  }
  if (size.width * size.height > mostPixels) {
    return {
      problem: `The picture is ${size.width} by ${size.height} points, which is too large. Send a smaller one.`,
    };
  }
  return { mediaType: found.mediaType, ...size };
}

/** What is wrong with a picture whose first bytes (twelve are enough) are these, however much is still to come. */
export function wrongKind(first: Uint8Array): string | null {
  if (readers.some(({ matches }) => matches(first))) return null;
  return isHeic(first) ? heic : unknownKind;
}

const unknownKind = "This is not a picture that can be read. Send a PNG, JPEG, GIF or WebP file.";
const heic =
  "This is a HEIC photo, as iPhones make them, which cannot be read here. Save or share it as JPEG, and send that.";

type Size = { width: number; height: number };
type Reader = {
  mediaType: Picture["mediaType"];
  matches(bytes: Uint8Array): boolean;
  size(view: DataView): Size | null;
};

const readers: readonly Reader[] = [
  { mediaType: "image/png", matches: (bytes) => starts(bytes, 0, "\x89PNG\r\n\x1a\n"), size: pngSize },
  { mediaType: "image/jpeg", matches: (bytes) => starts(bytes, 0, "\xff\xd8\xff"), size: jpegSize },
  { mediaType: "image/gif", matches: (bytes) => starts(bytes, 0, "GIF8"), size: gifSize },
  {
    mediaType: "image/webp",
    matches: (bytes) => starts(bytes, 0, "RIFF") && starts(bytes, 8, "WEBP"),
    size: webpSize,
  },
];

/** One that breaks off has no end chunk. */
function pngSize(view: DataView): Size | null {
  if (view.byteLength < 33 || !endsWith(view, "IEND", 1024)) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function endsWith(view: DataView, text: string, within: number): boolean {
  const from = Math.max(0, view.byteLength - within);
  const tail = new Uint8Array(view.buffer, view.byteOffset + from, view.byteLength - from);
  return tail.some((_, at) => starts(tail, at, text));
}

function gifSize(view: DataView): Size | null {
  return view.byteLength < 13 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Segment by segment, to the first that begins a frame. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30) return null;
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === "VP8 ") {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== "VP8X") return null;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  return { width: three(24) + 1, height: three(27) + 1 };
}

export function isHeic(bytes: Uint8Array): boolean {
  return (
    starts(bytes, 4, "ftyp") && ["heic", "heix", "mif1", "hevc"].some((brand) => starts(bytes, 8, brand))
  );
}

function starts(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text).every((letter, offset) => bytes[at + offset] === letter.charCodeAt(0));
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
