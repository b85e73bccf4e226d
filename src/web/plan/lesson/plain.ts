import { decoded, fileWords } from "../../../lesson/file-words.ts";

/** Markdown as people read it, for where it is compared or shown small: no marks, nothing else changed. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1")
    .replace(/^ {0,3}#{1,6}[ \t]+/gm, "")
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]*?)\*(?!\w)/g, "$1")
    .replace(/^[ \t]*(?:`{3,}|~{3,})[^\n]*\n?/gm, "")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** What a check or the server says, for whoever is no programmer: no marks, no paths, nothing that addresses write. */
export function inWords(text: string): string {
  const named = text.replace(/`([^`\n]+)`/g, (whole, code: string) => fileWords(code) ?? whole);
  return decoded(plainText(named));
}
