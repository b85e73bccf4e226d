import { readPointer } from "../../workspace/curriculum/pointer.ts";
import type { Link } from "./block.ts";

/**
 * Text that every format can hold. XML has no way to write most control characters, and half a surrogate pair
 * makes a file that Word will not open: both become the replacement character or nothing.
 */
export function cleanText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 cannot hold
  return value.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
}

/** Null for anything that is neither the web, mail, nor lines of a workspace file: it stays text. */
export function readLink(url: string): Link | null {
  const pointer = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) ? null : readPointer(url);
  if (pointer?.kind === "lines")
    return { kind: "pointer", ...pointer.pointer, file: cleanText(pointer.pointer.file) };
  if (!/^(https?:\/\/|mailto:)/i.test(url) || !URL.canParse(url)) return null;
  return { kind: "web", href: new URL(url).href };
}

/** Arabic, Hebrew and their neighbours: decided by the first letter that has a direction. */
export function isRightToLeft(value: string): boolean {
  const first = /\p{L}/u.exec(value)?.[0] ?? "";
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(first);
}

const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  ø: "o",
  Ø: "O",
  œ: "oe",
  Œ: "Oe",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A part of a file name for any system: accents off Latin letters, other scripts kept, everything else a dash. */
export function slug(title: string): string {
  const plain = cleanText(title)
    .replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-");
  let short = [...plain].slice(0, 60).join("");
  // Most file systems stop at 255 bytes, and a letter can be four of them.
  while (Buffer.byteLength(short) > 180) short = [...short].slice(0, -1).join("");
  return short.replace(/^-+|-+$/g, "") || "lesson";
}
