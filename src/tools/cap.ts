import type { ToolOutput } from "./tool.ts";

/** Characters of text one tool result may hold, where the tool sets no limit of its own. */
export const defaultLimit = 100_000;

const noteRoom = 200;

/** Cuts a result's text to `limit` characters, note included, saying what was cut. Images are not text. */
export function capOutput(output: ToolOutput, limit: number = defaultLimit): ToolOutput {
  if (typeof output.content === "string") {
    if (output.content.length <= limit) return output;
    return { ...output, content: capText(output.content, limit) };
  }
  let room = limit;
  let cut = false;
  const content = output.content.map((block) => {
    if (block.type !== "text") return block;
    const text = capText(block.text, room);
    room = Math.max(0, room - text.length);
    cut ||= text !== block.text;
    return { ...block, text };
  });
  return cut ? { ...output, content } : output;
}

/** At most `limit` characters, cut between lines where that is possible; `more` says how to get the rest. */
export function capText(text: string, limit: number, more = ""): string {
  if (text.length <= limit) return text;
  const kept = head(text, Math.max(0, limit - noteRoom - more.length));
  const rest = text.length - kept.length;
  const firstCut = countLines(kept) + (kept === "" || kept.endsWith("\n") ? 0 : -1) + 1;
  const lines = `lines ${number(firstCut)}–${number(countLines(text))}`;
  const gap = kept === "" || kept.endsWith("\n") ? "" : "\n";
  return `${kept}${gap}… ${number(rest)} more characters (${lines}) not shown${more}.`;
}

export function number(value: number): string {
  return value.toLocaleString("en-GB");
}

/** Ends after a line where there is one to end after, and never inside a character. */
function head(text: string, length: number): string {
  const lineEnd = text.lastIndexOf("\n", length - 1) + 1;
  if (lineEnd > length / 2) return text.slice(0, lineEnd);
  const code = text.charCodeAt(length - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? length - 1 : length);
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return text.endsWith("\n") || text === "" ? lines : lines + 1;
}
