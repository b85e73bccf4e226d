/**
 * Text as spreadsheets and old programs save it: UTF-8 or UTF-16 with or without its mark, else Windows' Western set.
 * `null`: it is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = marked(bytes) ?? guessed(bytes);
  if (encoding === null) return null;
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, "");
  return text.includes("\0") ? null : text;
}

/** What a file's first two bytes say of its encoding. */
export function marked([a, b]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (a === 0xff && b === 0xfe) return "utf-16le";
  return a === 0xfe && b === 0xff ? "utf-16be" : null;
}

function guessed(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return "utf-16le";
  if (even > sample.length / 4 && odd === 0) return "utf-16be";
  if (even + odd > 0) return null;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
