import type { DocumentText } from "./document-text.ts";
import { isHeic, wrongKind } from "./photo/picture.ts";
import { Unreadable } from "./unreadable.ts";

type Format = DocumentText["format"];

/** What a document is, by its bytes; its name only tells text from HTML. Office files are told apart once unpacked. */
export function kindOf(bytes: Uint8Array, name: string): Exclude<Format, "docx" | "pptx" | "odt"> | "office" {
  if (bytes.length === 0) throw new Unreadable("is an empty file.");
  const starts = (text: string, at = 0) =>
    Array.from(text).every((letter, offset) => bytes[at + offset] === letter.charCodeAt(0));
  if (starts("PK\x03\x04")) {
    if (((bytes[6] ?? 0) & 1) === 1) throw new Unreadable(locked);
    return "office";
  }
  if (starts("\xd0\xcf\x11\xe0")) throw new Unreadable(oldOffice(bytes, name));
  if (starts("{\\rtf")) throw new Unreadable("is an RTF file, which is not read here. Save it as DOCX.");
  if (isPdf(bytes)) return "pdf";
  if (wrongKind(bytes.subarray(0, 16)) === null) return "photo";
  if (isHeic(bytes))
    throw new Unreadable(
      "is a HEIC photo, as iPhones make them, which is not read here. Share it as JPEG, and add that.",
    );
  return /\.x?html?$/i.test(name) || looksLikeHtml(bytes) ? "html" : "text";
}

export const locked =
  "is protected with a password. Open it with the password, save a copy without one, and add the copy.";

/** Word and PowerPoint wrap a file with a password in the format of before 2007. */
function oldOffice(bytes: Uint8Array, name: string): string {
  const wide = Buffer.from("EncryptedPackage", "utf16le");
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(wide)) return locked;
  const to = /\.(?:ppt|pps|pot)$/i.test(name) ? "PPTX" : "DOCX";
  return `is in the format that Office used before 2007, which is not read here. Open it and save it as ${to}.`;
}

/** Some programs write a line or two before it. */
function isPdf(bytes: Uint8Array): boolean {
  return ascii(bytes, 0, 1024).includes("%PDF-");
}

function looksLikeHtml(bytes: Uint8Array): boolean {
  const start = ascii(bytes, 0, 1024).replaceAll("\0", "");
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(
    start,
  );
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString("latin1");
}
