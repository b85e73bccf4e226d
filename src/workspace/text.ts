/** The bytes as text, or null where they are none: a NUL byte or anything that is not UTF-8. A BOM is kept. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function withoutBom(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** Whichever way lines end. To split a long text at a pattern takes ten times as long. */
export function linesOf(text: string): string[] {
  return (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text).split("\n");
}
