import { reasonOf } from "../../problem.ts";
import { confine } from "../confine.ts";
import { decodeText } from "../text.ts";
import { filesBelow } from "../walk.ts";
import { maxFileBytes } from "./registry.ts";

/**
 * Curriculum files that hold nothing at all, a sentence each: a crash or a full disk leaves such files, and a lesson
 * that finds no outcome because of one must not look as if there were none. Throws nothing.
 */
export function unreadCurriculum(workspaceRoot: string): string[] {
  try {
    const confined = confine(workspaceRoot);
    if (confined.entry("curriculum")?.kind !== "folder") return [];
    return filesBelow(confined, "curriculum")
      .filter((path) => path.toLowerCase().endsWith(".md"))
      .flatMap((path) => {
        const why = whyUnread(() => confined.read(path, maxFileBytes));
        return why === null
          ? []
          : [
              `${path} ${why}, so none of its outcomes can be used. Bring the curriculum in again, or restore the file.`,
            ];
      });
  } catch {
    return []; // without a workspace there is nothing to name; whoever needs one says so
  }
}

function whyUnread(read: () => Uint8Array): string | null {
  try {
    const text = decodeText(read());
    if (text === null) return "is damaged (it is not text)";
    return text.trim() === "" ? "is empty" : null;
  } catch (error) {
    return `cannot be read (${reasonOf(error).replace(/\.$/, "")})`;
  }
}
