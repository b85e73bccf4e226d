/** The comment that holds a sheet's answers, with the rule and the words before it, wherever an editor has put it. */
const block =
  /\s{0,20}(?:---[ \t]*\s{1,20})?(?:<!--\s*(?:ANSWER_KEY|This section is hidden)[^\n]*-->\s{0,20})*<!--\s*answers\s*:[ \t]*\r?\n[\s\S]*?(?:-->|$(?![\s\S]))\s{0,20}/i;

/** A worksheet as a page may show it: without its answers (decision 22). `key` is what was taken out. */
export function withoutKey(text: string): { text: string; key: string } {
  const key = block.exec(text)?.[0] ?? "";
  return { text: key === "" ? text : text.replace(key, () => "\n"), key };
}

/** The same sheet for its file: the answers at the end, as they were. */
export function withKey(text: string, key: string): string {
  return key === "" ? text : text.trimEnd() + key;
}
