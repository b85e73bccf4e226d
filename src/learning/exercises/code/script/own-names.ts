import type { Token } from "./tokens.ts";

/** Names that the code itself declares: variables, functions, classes and parameters. */
export function ownNames(words: readonly Token[]): Set<string> {
  const own = new Set<string>();
  words.forEach(({ text, kind }, at) => {
    const next = words[at + 1];
    if (/^(let|const|var|function|class)$/.test(text) && next?.kind === "name") own.add(next.text);
    // `const { sort } = list` takes it from somewhere: it is not one's own.
    if (/^(let|const|var)$/.test(text) && next?.text === "[")
      for (const name of names(words, at + 1)) own.add(name);
    if (kind === "name" && next?.text === "=>") own.add(text);
    if (text === "(" && isParameterList(words, at)) for (const name of names(words, at)) own.add(name);
  });
  return own;
}

function isParameterList(words: readonly Token[], open: number): boolean {
  if (words[open - 1]?.text === "function" || words[open - 2]?.text === "function") return true;
  const close = closing(words, open);
  return words[close + 1]?.text === "=>";
}

function names(words: readonly Token[], open: number): string[] {
  return words.slice(open, closing(words, open)).flatMap(({ kind, text }) => (kind === "name" ? [text] : []));
}

function closing(words: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < words.length; at++) {
    const text = words[at]?.text ?? "";
    if (/^[([{]$/.test(text)) depth++;
    if (/^[)\]}]$/.test(text) && --depth === 0) return at;
  }
  return words.length;
}
