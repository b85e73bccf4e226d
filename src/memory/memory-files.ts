import { fileNameOf } from "../workspace/file-name.ts";
import { loadWorkspace, type WorkspaceFile } from "../workspace/workspace.ts";

/** Every file of what a teacher has confirmed. */
export const memoryFiles = "memory/**";

/** Where what is remembered of a class stands; null: of the teacher. */
export function memoryPath(classId: string | null): string {
  return classId === null ? "memory/teacher.md" : `memory/classes/${fileNameOf(classId)}.md`;
}

/** How such a file begins, before the first line that is remembered. */
export function memoryHead(classId: string | null): string {
  const title = classId === null ? "What to remember of how I teach" : `What to remember of ${classId}`;
  return `# ${title}\n\nConfirmed by the teacher, a line each. Change any of them, or take it out.\n\n`;
}

/** The teacher's own lines and those of a class, as they stand. */
export async function remembered(
  workspaceRoot: string,
  classId: string | null,
): Promise<{ teacher: string[]; class: string[] }> {
  const paths = [memoryPath(null), ...(classId === null ? [] : [memoryPath(classId)])];
  const { files } = await loadWorkspace(workspaceRoot, paths);
  const at = (path: string) => files.filter((file) => file.path === path).flatMap(notesIn);
  return { teacher: at(memoryPath(null)), class: classId === null ? [] : at(memoryPath(classId)) };
}

/** The bullets of a file, without their marks. */
export function notesIn({ content }: Pick<WorkspaceFile, "content">): string[] {
  return content.split("\n").flatMap((line) => /^\s*[-*] (.+)$/.exec(line)?.[1]?.trim() ?? []);
}
