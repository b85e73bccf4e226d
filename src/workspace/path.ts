/** Why a path was refused or a file could not be used. The message is whole: it can be shown as it is. */
export class WorkspaceError extends Error {
  override readonly name = "WorkspaceError";
  readonly kind:
    | "outside"
    | "bad_path"
    | "missing"
    | "not_a_file"
    | "not_a_folder"
    | "too_large"
    | "changed"
    | "refused";

  constructor(kind: WorkspaceError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * The names a workspace path goes through, from the top: `classes/3B.md` → `["classes", "3B.md"]`, `.` → `[]`.
 * Looks at the text alone. `..` is refused even where it would stay inside: what it means depends on links.
 */
export function pathNames(path: string): string[] {
  if (path.includes("\0")) throw new WorkspaceError("bad_path", `${quoted(path)} has a NUL byte in it.`);
  if (path.trim() === "") {
    throw new WorkspaceError("bad_path", "The path is empty. Use `.` for the workspace itself.");
  }
  const forward = path.replaceAll("\\", "/");
  const names = forward.split("/").filter((name) => name !== "" && name !== ".");
  if (forward.startsWith("/") || /^[a-z]:/i.test(path) || climbsOut(names)) throw outside(path);
  if (names.includes("..")) {
    throw new WorkspaceError(
      "bad_path",
      `${quoted(path)} goes up with \`..\`. Write the path from the workspace's top.`,
    );
  }
  if (forward !== path) {
    throw new WorkspaceError(
      "bad_path",
      `${quoted(path)} has a backslash in it. Write ${quoted(names.join("/"))}.`,
    );
  }
  return names;
}

/** The same path as results show it: `./classes//3B.md` → `classes/3B.md`. */
export function plainPath(path: string): string {
  return pathNames(path).join("/") || ".";
}

export function outside(path: string): WorkspaceError {
  return new WorkspaceError("outside", `${quoted(path)} is outside the workspace.`);
}

export function quoted(path: string): string {
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  return `\`${shown.replaceAll("\0", "\\0")}\``;
}

function climbsOut(names: string[]): boolean {
  let depth = 0;
  for (const name of names) {
    depth += name === ".." ? -1 : 1;
    if (depth < 0) return true;
  }
  return false;
}
