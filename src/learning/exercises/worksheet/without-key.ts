/** The comment that holds a sheet's answers, with the rule before it, wherever an editor has put it. */
const block =
  /(?:\n---[ \t]*\r?\n\s*)?<!--\s*answers\s*:\s*\r?\n[\s\S]*?(?:-->|$(?![\s\S]))[ \t]*(?:\r?\n)?/i;

/** A worksheet as a page may show it: without its answers (decision 22). `key` is what was taken out. */
export function withoutKey(text: string): { text: string; key: string } {
  const found = block.exec(text)?.[0] ?? "";
  return { text: found === "" ? text : text.replace(found, () => "\n"), key: found };
}

/** The same sheet for its file: the answers at the end, as they were. */
export function withKey(text: string, key: string): string {
  return key === "" ? text : `${text.trimEnd()}\n${key.startsWith("\n") ? "" : "\n"}${key}`;
}
