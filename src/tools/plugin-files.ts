import { type Confined, confine, type Gate } from "../workspace/confine.ts";
import type { Entry } from "../workspace/entries.ts";
import { quoted } from "../workspace/path.ts";
import { decodeText, withoutBom } from "../workspace/text.ts";
import { number } from "./cap.ts";
import { reachOf } from "./reach.ts";
import { readOrSuggest } from "./read-file.ts";

/**
 * The teacher's files, for a plugin's tool. All paths are relative to the workspace. What the agent may not read or
 * write, the tool may not either; it throws, and what it throws can go to the model as it is.
 */
export type PluginFiles = {
  /** A text file, whole. */
  read(path: string): string;
  readBytes(path: string): Uint8Array;
  list(path: string): { name: string; kind: Entry["kind"] }[];
  /** Replaces a file in one step; missing folders are created. Refused unless the tool says `writes: true`. */
  write(path: string, content: string | Uint8Array): Promise<{ created: boolean; bytes: number }>;
};

export function pluginFiles(
  workspaceRoot: string,
  given: { writes: boolean; writable: readonly string[] },
): PluginFiles {
  const reach = reachOf(given.writable);
  const gate: Gate = given.writes ? reach : { read: reach.read, write: () => readsOnly };
  return onConfined(confine(workspaceRoot, { gate }));
}

const readsOnly = "this tool reads only; one that writes says `writes: true`.";

function onConfined(confined: Confined): PluginFiles {
  return {
    read(path) {
      const bytes = readOrSuggest(confined, path);
      const text = decodeText(bytes);
      if (text !== null) return withoutBom(text);
      throw new Error(`${quoted(path)} is not a text file (${number(bytes.length)} bytes).`);
    },
    readBytes: (path) => readOrSuggest(confined, path),
    list: (path) => confined.list(path).map(({ name, kind }) => ({ name, kind })),
    write: (path, content) => confined.write(path, content),
  };
}
