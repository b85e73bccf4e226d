/** A file or folder here, or a file that was sent. */
export type ImportSource = { path: string } | { fileName: string; bytes: Uint8Array };

export function sourceName(from: ImportSource): string {
  return "path" in from ? from.path : from.fileName;
}
