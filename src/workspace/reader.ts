import { withPacks } from "./packs/with-packs.ts";
import { WorkspaceError } from "./path.ts";
import { decodeText } from "./text.ts";

const maxBytes = 10_000_000;

/** Reads files of a workspace, and of the packs, by their path; null for what is not there, is no text, or lies outside. */
export function workspaceReader(root: string): (path: string) => string | null {
  const confined = withPacks(root);
  return (path) => {
    try {
      return decodeText(confined.read(path, maxBytes));
    } catch (error) {
      if (error instanceof WorkspaceError) return null;
      throw error;
    }
  };
}
