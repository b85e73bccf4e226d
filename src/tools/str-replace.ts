import { z } from "zod";
import type { Confined } from "../workspace/confine.ts";
import { plainPath, quoted } from "../workspace/path.ts";
import { decodeText } from "../workspace/text.ts";
import { alike } from "./alike.ts";
import { number } from "./cap.ts";
import { readOrSuggest } from "./read-file.ts";
import { defineTool, type Tool } from "./tool.ts";

export function strReplaceTool(confined: Confined): Tool {
  return defineTool({
    name: "str_replace",
    description:
      "Replaces one passage of a file of the workspace. `old` must be the file's exact text, without line numbers, and occur once; everything else stays as it is.",
    serial: true,
    schema: z.strictObject({
      path: z.string().describe("Relative to the workspace."),
      old: z.string().describe("The text to replace, exactly as it stands in the file."),
      new: z.string().describe("The text to put in its place."),
    }),
    async run({ path: asked, old, new: replacement }) {
      const path = plainPath(asked);
      if (old === "")
        throw new Error("`old` is empty. Give the text to replace, or use write_file for a whole file.");
      if (old === replacement) throw new Error("`old` and `new` are the same: there is nothing to change.");
      const text = decodeText(readOrSuggest(confined, path));
      if (text === null) throw new Error(`${quoted(path)} is not a text file, so it cannot be edited.`);

      const { length, at } = occurrences(text, old);
      const [first] = at;
      if (first === undefined) throw new Error(`\`old\` is not in ${quoted(path)}.${alike(text, old)}`);
      if (at.length > 1) throw new Error(ambiguous(path, text, at));

      const edited = text.slice(0, first) + inItsLineEnds(text, replacement) + text.slice(first + length);
      const { bytes } = await confined.write(path, edited);
      const line = lineAt(text, first);
      return {
        content: `Replaced the passage at line ${number(line)} of ${path}.`,
        facts: { path, bytes, line },
      };
    },
  });
}

/** Models write `\n`; a file from Windows has `\r\n`. As written first, then with the file's other line ends. */
function occurrences(text: string, old: string): { length: number; at: number[] } {
  const unix = old.replaceAll("\r\n", "\n");
  for (const form of new Set([old, unix.replaceAll("\n", "\r\n"), unix])) {
    const at: number[] = [];
    // One step at a time: matches that overlap are ambiguous too.
    for (let next = text.indexOf(form); next >= 0; next = text.indexOf(form, next + 1)) at.push(next);
    if (at.length > 0) return { length: form.length, at };
  }
  return { length: 0, at: [] };
}

function inItsLineEnds(text: string, replacement: string): string {
  const unix = replacement.replaceAll("\r\n", "\n");
  const windows = text.split("\r\n").length - 1;
  const all = text.split("\n").length - 1;
  return windows > all / 2 ? unix.replaceAll("\n", "\r\n") : unix;
}

function ambiguous(path: string, text: string, at: number[]): string {
  const lines = at.slice(0, 20).map((offset) => number(lineAt(text, offset)));
  const more = at.length > lines.length ? ` and ${number(at.length - lines.length)} more` : "";
  return `\`old\` occurs ${number(at.length)} times in ${quoted(path)}: lines ${lines.join(", ")}${more}. Add the text around the one you mean.`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
