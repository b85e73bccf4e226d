import { closings } from "./closings.ts";
import type { Token } from "./tokens.ts";

/** Names that the code itself declares: variables, functions, classes and parameters. */
export function ownNames(words: readonly Token[]): Set<string> {
  const own = new Set<string>();
  const ends = closings(words);
  /** Up to here every name is in: a list within a list is not read again. */
  let read = 0;
  const takeAll = (open: number) => {
    const end = ends.get(open) ?? words.length;
    for (let at = Math.max(open, read); at < end; at++) {
      const { kind, text } = words[at] ?? { kind: "mark", text: "" };
      if (kind === "name") own.add(text);
    }
    read = Math.max(read, end);
  };
  words.forEach(({ text, kind }, at) => {
    const next = words[at + 1];
    if (/^(let|const|var|function|class)$/.test(text) && next?.kind === "name") own.add(next.text);
    // `const { sort } = list` takes it from somewhere: it is not one's own.
    if (/^(let|const|var)$/.test(text) && next?.text === "[") takeAll(at + 1);
    if (kind === "name" && next?.text === "=>") own.add(text);
    if (text === "(" && isParameterList(words, at, ends)) takeAll(at);
  });
  return own;
}

function isParameterList(words: readonly Token[], open: number, ends: ReadonlyMap<number, number>): boolean {
  if (words[open - 1]?.text === "function" || words[open - 2]?.text === "function") return true;
  const close = ends.get(open);
  return close !== undefined && words[close + 1]?.text === "=>";
}
