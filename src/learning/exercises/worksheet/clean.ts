import type { Nodes } from "mdast";
import { parseMarkdown } from "../../../markdown/tree.ts";

/** An answer as words: bold, code and entities read, what was crossed out left out, blanks and spaces at its ends gone. */
export function cleanAnswer(raw: string): string {
  const plain = raw.replace(/_{3,}/g, " ").trim();
  // A word before it keeps "1." or "#" at its beginning from being read as a list or a heading.
  const lines = plain
    .split("\n")
    .map((line, at) =>
      at < mostRead ? wordsOf(parseMarkdown(`x ${line.trim()}`)).replace(/^x ?/, "") : line,
    );
  return trimmed(lines.join("\n"));
}

/** More lines than any answer has: the rest stand as they were typed. */
const mostRead = 300;

/** As printed: only what surely is markup goes. */
export function cleanOutput(raw: string): string {
  const plain = raw.replace(/_{3,}/g, "").trim();
  const fenced = /^(`{1,3})(?:\w+\n)?([\s\S]*?)\1$/.exec(plain);
  return (fenced?.[2] ?? plain)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** "-> B", "=> B" and "= B" are B, unless the sign is part of what was asked for. */
export function withoutPointer(answer: string, accepted: readonly string[]): string {
  const sign = /^(?:[-–—=]+>|[→⇒➔]|=(?!=)|:)\s*(?=[\p{L}\p{N}("'“[])/u.exec(answer)?.[0];
  if (sign === undefined || accepted.some((one) => one.startsWith(sign.trim()))) return answer;
  return answer.slice(sign.length);
}

function wordsOf(node: Nodes): string {
  if (node.type === "delete" || node.type === "html") return "";
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => wordsOf(child)).join("") : "";
}

function trimmed(text: string): string {
  const begun = text.replace(/^[\s_→:]+/, "");
  let end = begun.length;
  while (end > 0 && /[\s_]/.test(begun[end - 1] ?? "")) end--;
  return begun.slice(0, end);
}
