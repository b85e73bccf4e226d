import { confine } from "./confine.ts";
import { WorkspaceError } from "./path.ts";
import { decodeText } from "./text.ts";

const maxBytes = 10_000_000;

/** Reads files of a workspace by their path; null for what is not there, is no text, or lies outside. */
export function workspaceReader(root: string): (path: string) => string | null {
  const confined = confine(root);
  return (path) => {
    try {
      return decodeText(confined.read(path, maxBytes));
    } catch (error) {
      if (error instanceof WorkspaceError) return null;
      throw error;
    }
  };
}
