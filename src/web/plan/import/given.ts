import { decodedText } from "../../../documents/decoded-text.ts";

/** A curriculum as a teacher gave it: a file they chose, or what they pasted. */
export type Given = { name: string; text: string; subject: string };

export const mostCharacters = 3_500_000;

/** A file's text; null where it is none. What a spreadsheet writes on Windows is read as well. */
export async function textIn(file: Blob): Promise<string | null> {
  return decodedText(new Uint8Array(await file.arrayBuffer()));
}

/** "cfe_history.csv" is called "cfe history" until somebody says otherwise. */
export function calledLike(fileName: string): string {
  return fileName
    .replace(/\.[A-Za-z0-9]+$/, "")
    .replace(/[_]+/g, " ")
    .trim();
}
