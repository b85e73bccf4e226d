import { reasonOf } from "../problem.ts";
import type { Confined } from "./confine.ts";
import { isPackPath } from "./packs/pack-paths.ts";
import { withPacks } from "./packs/with-packs.ts";
import { plainPath, quoted, WorkspaceError } from "./path.ts";
import { decodeText, withoutBom } from "./text.ts";
import { filesBelow } from "./walk.ts";

const maxFileBytes = 1_000_000;

export type WorkspaceFile = { path: string; content: string };

export type Workspace = {
  /** In the order of the references; the files of one reference by path; each file once. */
  files: WorkspaceFile[];
  /** References that match nothing. */
  missing: string[];
  /** Files and references that were left out, each with its reason. */
  problems: { path: string; message: string }[];
};

/**
 * The teacher's context. A reference is a file, a folder (all markdown below it) or a glob (`classes/*.md`;
 * one that ends in `*` or `**` means markdown). Nothing here is fatal: what cannot be used is said and left out.
 */
export async function loadWorkspace(root: string, references: string[]): Promise<Workspace> {
  const confined = withPacks(root);
  const workspace: Workspace = { files: [], missing: [], problems: [] };
  const seen = new Set<string>();
  for (const reference of references) {
    try {
      const paths = matches(confined, reference);
      if (paths.length === 0) workspace.missing.push(reference);
      for (const path of paths) {
        if (seen.has(path)) continue;
        seen.add(path);
        loadFile(confined, path, workspace);
      }
    } catch (error) {
      workspace.problems.push({ path: reference, message: messageOf(error) });
    }
  }
  return workspace;
}

function loadFile(confined: Confined, path: string, workspace: Workspace): void {
  try {
    const text = decodeText(confined.read(path, maxFileBytes));
    if (text === null) throw new WorkspaceError("not_a_file", `${quoted(path)} is not a text file.`);
    workspace.files.push({ path, content: withoutBom(text) });
  } catch (error) {
    workspace.problems.push({ path, message: messageOf(error) });
  }
}

function matches(confined: Confined, reference: string): string[] {
  const path = plainPath(reference);
  // A file whose own name has a bracket in it is meant before a glob is.
  const there = confined.entry(path);
  if (there?.kind === "file" || there?.kind === "other" || there?.kind === "link") return [path];
  if (there?.kind === "folder")
    return filesBelow(confined, path).filter((file) => isMarkdown(file) && isMeant(file, path));
  return /[*?[{]/.test(path) ? globbed(confined, path) : [];
}

/** "All of my files" are the teacher's own: a pack is meant only where it is named. */
function isMeant(path: string, reference: string): boolean {
  return !isPackPath(path) || isPackPath(reference);
}

function globbed(confined: Confined, pattern: string): string[] {
  const glob = new Bun.Glob(pattern);
  const everything = /(^|\/)\*{1,2}$/.test(pattern);
  // Only the folder in front of the first wildcard is searched.
  const names = pattern.split("/");
  const fixed = names.slice(
    0,
    names.findIndex((name) => /[*?[{]/.test(name)),
  );
  const start = fixed.join("/") || ".";
  if (confined.entry(start)?.kind !== "folder") return [];
  return filesBelow(confined, start).filter(
    (path) => glob.match(path) && (!everything || isMarkdown(path)) && isMeant(path, pattern),
  );
}

function isMarkdown(path: string): boolean {
  return path.toLowerCase().endsWith(".md");
}

function messageOf(error: unknown): string {
  return reasonOf(error);
}
