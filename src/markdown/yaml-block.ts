import { CST, Lexer } from "yaml";
import { readYamlDocument, type YamlDocument } from "./yaml-document.ts";

const mostBytes = 16_384;
const deepest = 16;

/**
 * The YAML of a fenced block, which anybody may have written: small, and plain data. What could make little text into
 * much data (anchors, aliases, tags, deep nesting) is refused before anything is built. Lines count from the block's first.
 */
export function readYamlBlock(source: string): YamlDocument {
  const refused = refusedIn(source);
  return refused === null ? readYamlDocument(source, 0) : { ok: false, problems: [refused], rest: null };
}

function refusedIn(source: string): { line: number; message: string } | null {
  if (new TextEncoder().encode(source).length > mostBytes)
    return { line: 1, message: "This is longer than 16 kB, which is more than a block may be." };
  let [line, depth, dashes, isContent, isStart] = [1, 0, 0, false, true];
  const around: number[] = []; // how far in the lines stand that this one is inside of
  for (const token of new Lexer().lex(source)) {
    const type = isContent ? "content" : CST.tokenType(token);
    isContent = type === "scalar";
    if (type === "anchor" || type === "alias")
      return {
        line,
        message: `\`${token.slice(0, 20)}\` is an anchor or an alias: write out what is meant.`,
      };
    if (type === "tag") return { line, message: `\`${token.slice(0, 20)}\` is a tag: leave it out.` };
    if (type === "doc-start" || type === "doc-end")
      return { line, message: `\`${token}\` cannot stand in a block.` };
    if (type === "flow-map-start" || type === "flow-seq-start") depth++;
    if (type === "flow-map-end" || type === "flow-seq-end") depth--;
    dashes = type === "seq-item-ind" ? dashes + 1 : type === "space" ? dashes : 0;
    if (isStart && type !== "newline") {
      const indent = type === "space" ? token.length : 0;
      while ((around.at(-1) ?? -1) >= indent) around.pop();
      around.push(indent);
    }
    isStart = type === "newline";
    if (depth > deepest || dashes > deepest || around.length > deepest)
      return { line, message: "There is too much inside each other." };
    line += token.split("\n").length - 1;
  }
  return null;
}
