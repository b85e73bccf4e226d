import { z } from "zod";
import type { Confined } from "../workspace/confine.ts";
import { plainPath, quoted, WorkspaceError } from "../workspace/path.ts";
import { decodeText, withoutBom } from "../workspace/text.ts";
import { defaultLimit, number } from "./cap.ts";
import { imageType } from "./images.ts";
import { suggestPaths } from "./suggest.ts";
import { defineTool, type Tool, type ToolOutput } from "./tool.ts";

const maxBytes = 10_000_000;
/** The providers' own limit. */
const maxImageBytes = 5_000_000;
const noteRoom = 300;

export function readFileTool(confined: Confined): Tool {
  return defineTool({
    name: "read_file",
    reads: true,
    description:
      "Reads a file of the workspace, with line numbers. `start` and `end` (first line is 1) read a part of it. Images are shown.",
    schema: z.strictObject({
      path: z.string().describe("Relative to the workspace, such as `classes/3B.md`."),
      start: z.int().positive().optional().describe("First line to read."),
      end: z.int().positive().optional().describe("Last line to read."),
    }),
    run({ path: asked, start, end }) {
      const path = plainPath(asked);
      const bytes = readOrSuggest(confined, path);
      const mediaType = imageType(bytes);
      if (mediaType) return image(path, bytes, mediaType);
      const text = decodeText(bytes);
      if (text === null) {
        throw new Error(
          `${quoted(path)} is not a text file (${number(bytes.length)} bytes), so it cannot be read.`,
        );
      }
      return numbered(path, linesOf(withoutBom(text)), start ?? 1, end ?? Number.POSITIVE_INFINITY);
    },
  });
}

/** What every file tool says where there is nothing to read: why, and what there is instead. */
export function readOrSuggest(confined: Confined, path: string): Uint8Array {
  try {
    return confined.read(path, maxBytes);
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    if (error.kind === "missing") throw new Error(error.message + suggestPaths(confined, path));
    if (confined.entry(path)?.kind !== "folder") throw error;
    throw new Error(`${error.message} Use list_directory to see what is in it.`);
  }
}

function image(
  path: string,
  bytes: Uint8Array,
  mediaType: NonNullable<ReturnType<typeof imageType>>,
): ToolOutput {
  if (bytes.length > maxImageBytes) {
    throw new Error(
      `${quoted(path)} is an image of ${number(bytes.length)} bytes; ${number(maxImageBytes)} is the limit.`,
    );
  }
  const data = Buffer.from(bytes).toString("base64");
  return {
    content: [
      { type: "text", text: `${path}, an image of ${number(bytes.length)} bytes` },
      { type: "image", mediaType, data },
    ],
    facts: { path, bytes: bytes.length },
  };
}

function numbered(path: string, lines: string[], start: number, end: number): ToolOutput {
  const total = lines.length;
  if (total === 0) return { content: `${path} is empty (0 lines).`, facts: { path, lines: 0 } };
  if (end < start) throw new Error(`\`end\` (${end}) comes before \`start\` (${start}).`);
  if (start > total)
    throw new Error(`${quoted(path)} has ${number(total)} lines; there is no line ${number(start)}.`);

  const last = Math.min(end, total);
  let shown = start - 1;
  let body = "";
  while (shown < last) {
    const row = `\n${String(shown + 1).padStart(6)}\t${lines[shown]}`;
    if (body.length + row.length > defaultLimit - noteRoom) break;
    body += row;
    shown++;
  }
  if (shown === start - 1)
    return { content: longLine(path, lines, start), facts: { path, lines: total, start, end: start } };
  const note = shown < last ? rest(lines, shown, last) : "";
  return {
    content: `${path}, lines ${number(start)}–${number(shown)} of ${number(total)}${body}${note}`,
    facts: { path, lines: total, start, end: shown },
  };
}

function rest(lines: string[], shown: number, last: number): string {
  const cut = lines.slice(shown, last);
  const characters = cut.reduce((sum, line) => sum + line.length + 1, 0);
  const where = `lines ${number(shown + 1)}–${number(last)}`;
  return `\n… ${number(characters)} more characters (${where}) not shown; read them with start=${shown + 1}.`;
}

/** A line that is too long by itself is cut: there is no way to ask for its rest. */
function longLine(path: string, lines: string[], line: number): string {
  const text = lines[line - 1] ?? "";
  const kept = text.slice(0, defaultLimit - 2 * noteRoom);
  const next = line < lines.length ? ` Read on with start=${line + 1}.` : "";
  const cut = `… line ${number(line)} goes on for ${number(text.length - kept.length)} more characters, not shown.${next}`;
  return `${path}, line ${number(line)} of ${number(lines.length)}\n${String(line).padStart(6)}\t${kept}\n${cut}`;
}

/** As editors and evidence pointers (`#L12`) count them: a line end at the end starts no new line. */
function linesOf(text: string): string[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
