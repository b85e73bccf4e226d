import type { ConsoleLanguage } from "./console.ts";

/**
 * Whether what is typed goes on in another line: a bracket or a long string is open, or a block of Python has begun and no
 * empty line has ended it. Read by signs alone, so that a prompt can tell while somebody types.
 */
export function isUnfinished(text: string, language: ConsoleLanguage): boolean {
  const { isOpen, bare } = withoutStrings(text, language);
  if (isOpen || depthOf(bare) > 0) return true;
  if (language !== "python") return false;
  if (/\\$/.test(bare)) return true;
  const lines = bare.trimEnd().split("\n");
  const hasBlock = lines.some((line) => /:\s*$/.test(line)) || /^\s*@/.test(lines.at(-1) ?? "");
  return hasBlock && !/\n[ \t]*$/.test(text);
}

function depthOf(bare: string): number {
  let depth = 0;
  for (const sign of bare) depth += "([{".includes(sign) ? 1 : ")]}".includes(sign) ? -1 : 0;
  return depth;
}

const long: Readonly<Record<ConsoleLanguage, readonly string[]>> = {
  python: ['"""', "'''"],
  javascript: ["`", "/*"],
};

/** The text without what stands in strings and remarks; `isOpen`: one that may go over lines was not closed. */
function withoutStrings(text: string, language: ConsoleLanguage): { bare: string; isOpen: boolean } {
  const remark = language === "python" ? "#" : "//";
  let bare = "";
  for (let at = 0; at < text.length; ) {
    const opening = long[language].find((mark) => text.startsWith(mark, at));
    if (opening !== undefined) {
      const closing = opening === "/*" ? "*/" : opening;
      const end = closed(text, at + opening.length, closing);
      if (end === null) return { bare, isOpen: true };
      at = end;
    } else if (text.startsWith(remark, at)) {
      const end = text.indexOf("\n", at);
      at = end < 0 ? text.length : end;
    } else if (text[at] === '"' || text[at] === "'") {
      const line = text.indexOf("\n", at);
      at = closed(text, at + 1, text[at] ?? "") ?? (line < 0 ? text.length : line);
    } else bare += text[at++];
  }
  return { bare, isOpen: false };
}

/** Where a string ends; a sign after a backslash does not end it. */
function closed(text: string, from: number, mark: string): number | null {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text.startsWith(mark, at)) return at + mark.length;
    else if (mark.length === 1 && mark !== "`" && text[at] === "\n") return null;
  }
  return null;
}
