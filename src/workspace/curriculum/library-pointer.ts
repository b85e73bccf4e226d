import type { Wrong } from "./pointer-problems.ts";

/** Libraries stand beside the workspace, and a pointer into one looks like a pointer to a file (decision 45). */
export const libraryFolder = "library/";

/** What is known of a library by its name; `here`: whether it can be read. null: nobody has heard of it. */
export type LibraryClaims = (name: string) => { title: string; version: string; here: boolean } | null;

/** Why an entry of a library cannot be read; said so that whoever did not remove it knows what to do. */
export function libraryProblem(path: string, claimed: string, libraries: LibraryClaims): Wrong {
  const [, name = "", id = ""] = path.split("/");
  const library = libraries(name);
  if (library?.here)
    return {
      problem: "missing-file",
      message: `${claimed} points to ${id} in ${library.title}, and version ${library.version} of it has no such entry.`,
      fix: "Point to an entry that is there, or take the link out.",
    };
  const what = library === null ? `the library "${name}"` : `${library.title} (the library "${name}")`;
  const gone = library === null ? "which is not on this computer" : "which was removed from this computer";
  return {
    problem: "missing-library",
    message: `${claimed} points to ${what}, ${gone}. The lesson stays as it is; that link cannot be checked.`,
    fix: "Add the library again, or take the link out.",
  };
}
