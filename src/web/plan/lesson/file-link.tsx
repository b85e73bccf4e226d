import type { ReactNode } from "react";
import { fileWords } from "../../../lesson/file-words.ts";
import { openFile } from "../open-file.ts";

/** A file of the workspace that a lesson names: in a person's words, and a way to it. null for any other code. */
export function fileLink(code: string): ReactNode | null {
  const words = fileWords(code);
  if (words === null) return null;
  return (
    <button type="button" className="file-link" onClick={() => openFile({ path: code, lines: null })}>
      {words}
    </button>
  );
}
