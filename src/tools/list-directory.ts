import { z } from "zod";
import type { Confined } from "../workspace/confine.ts";
import { plainPath, WorkspaceError } from "../workspace/path.ts";
import { type Found, walk } from "../workspace/walk.ts";
import { number } from "./cap.ts";
import { suggestPaths } from "./suggest.ts";
import { defineTool, type Tool } from "./tool.ts";

const maxEntries = 500;
/** Where even counting stops. */
const maxCounted = 10_000;

export function listDirectoryTool(confined: Confined): Tool {
  return defineTool({
    name: "list_directory",
    reads: true,
    description:
      "Lists a folder of the workspace: one path a line, as the other tools take it, with the sizes of files. `depth` says how many levels (2 where left out). Hidden files are left out.",
    schema: z.strictObject({
      path: z.string().describe("Relative to the workspace; `.` is the workspace itself."),
      depth: z.int().min(1).max(10).default(2).describe("Levels of folders to list."),
    }),
    run({ path: asked, depth }) {
      const path = plainPath(asked);
      const rows: string[] = [];
      let count = 0;
      try {
        for (const found of walk(confined, path, depth)) {
          count++;
          if (rows.length < maxEntries) rows.push(row(found));
          if (count > maxCounted) break;
        }
      } catch (error) {
        if (error instanceof WorkspaceError && error.kind === "missing") {
          throw new Error(error.message + suggestPaths(confined, path));
        }
        throw error;
      }
      if (count === 0) return { content: `${path} is empty.`, facts: { path, entries: 0 } };
      return { content: rows.join("\n") + cutNote(rows.length, count), facts: { path, entries: count } };
    },
  });
}

function row({ path, kind, size, linked }: Found): string {
  if (kind === "folder") return linked ? `${path}/  a link to a folder, not opened` : `${path}/`;
  if (kind === "link") return `${path}  a link out of the workspace, not followed`;
  return kind === "other"
    ? `${path}  not an ordinary file`
    : `${path}  ${number(size)} ${size === 1 ? "byte" : "bytes"}`;
}

function cutNote(shown: number, count: number): string {
  if (count <= shown) return "";
  const more = count > maxCounted ? `more than ${number(maxCounted - shown)}` : number(count - shown);
  return `\n… ${more} more entries not shown; list a folder of its own, or use a smaller depth.`;
}
