/** A curriculum as a teacher gave it: a file they chose, or what they pasted. */
export type Given = { name: string; text: string; subject: string };

export const mostCharacters = 3_500_000;

/** A file's text; null where it is none. What a spreadsheet writes on Windows is read as well. */
export async function textIn(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : null;
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** "cfe_history.csv" is called "cfe history" until somebody says otherwise. */
export function calledLike(fileName: string): string {
  return fileName
    .replace(/\.[A-Za-z0-9]+$/, "")
    .replace(/[_]+/g, " ")
    .trim();
}
