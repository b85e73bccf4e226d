import type { BoxRequest } from "./box.ts";

/** What is wrong with the names of a request's files, in words; null when they stay inside the box. */
export function nameProblem({ files, entry }: BoxRequest): string | null {
  const bad = Object.keys(files).find((name) => !staysInside(name));
  if (bad !== undefined)
    return `The file name ${JSON.stringify(bad)} leads out of the box, so nothing was run. Use a plain name such as exercise.py.`;
  if (!Object.hasOwn(files, entry))
    return `There is no file ${JSON.stringify(entry)} to run, so nothing was run.`;
  const clash = Object.keys(files).find((name) => Object.keys(files).some((x) => x.startsWith(`${name}/`)));
  if (clash !== undefined) return `${JSON.stringify(clash)} is both a file and a folder, so nothing was run.`;
  return null;
}

/** A part may not start with "-" (it would read as an option) and holds no control characters. */
export function staysInside(name: string): boolean {
  const parts = name.split("/");
  return (
    name.length <= 200 &&
    !/[\\:\p{Cc}]/u.test(name) &&
    parts.every((part) => part !== "" && part !== "." && part !== ".." && !part.startsWith("-"))
  );
}
