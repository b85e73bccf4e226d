/** Shorter than this it stands in almost any lesson. */
const fewestLetters = 12;

/**
 * Whether a quotation stands in the text: letter by letter, save spacing, the shape of quotation marks and dashes, and the marks of markdown, which
 * a reader does not see. A few letters are no quotation, and neither are two passages with dots between them.
 */
export function stands(quotation: string, text: string): boolean {
  const wanted = folded(quotation).replace(/^["'.\s]+|["'.\s]+$/g, "");
  return wanted.replace(/[^\p{L}\p{N}]/gu, "").length >= fewestLetters && folded(text).includes(wanted);
}

function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑‒–—]/g, "-")
    .replace(/[*_`#>|]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
