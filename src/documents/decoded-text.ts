/** A file's text in UTF-8, UTF-16 or, as Windows wrote it, Latin-1; null where it is no text. */
export function decodedText(bytes: Uint8Array): string | null {
  const wide = wideIn(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function wideIn(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
}
