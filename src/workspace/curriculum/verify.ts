import type { Registry } from "./registry.ts";

/** Everything a teacher should look at before relying on the files: structure, references, and changes since an import. */
export function verifyRegistry({
  files,
  problems,
}: Registry): { file: string; line: number; message: string }[] {
  const edited = files
    .filter(({ integrity }) => integrity === "edited")
    .map(({ path }) => ({
      file: path,
      line: 1,
      message:
        "The entries were changed after the import, so lessons cannot be checked against it. Import it again, or undo the changes.",
    }));
  return [...edited, ...problems];
}
