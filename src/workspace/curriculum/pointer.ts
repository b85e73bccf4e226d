import { plainPath } from "../path.ts";
import { libraryFolder } from "./library-pointer.ts";

/** Lines of a workspace file, 1-based and inclusive. */
export type Pointer = { file: string; start: number; end: number };

export type PointerLink =
  | { kind: "lines"; pointer: Pointer }
  | { kind: "refused"; problem: "outside-workspace" | "no-lines"; file: string }
  /** A link to the web or to a place in the lesson itself: no pointer at all. */
  | { kind: "elsewhere" };

/** `curriculum/cfe-computing.md#L12-L18`, also `#L12` and `#L12-18`. */
export function readPointer(url: string): PointerLink {
  const [address = "", fragment = ""] = split(url);
  if (address === "" || /^(?:https?|mailto|tel|data):|^\/\//i.test(address)) return { kind: "elsewhere" };
  const path = decoded(address);
  let file: string;
  try {
    file = plainPath(path);
  } catch {
    return { kind: "refused", problem: "outside-workspace", file: path };
  }
  // An entry of a library is one thing: its first line stands for all of it.
  if (fragment === "" && file.startsWith(libraryFolder))
    return { kind: "lines", pointer: { file, start: 1, end: 1 } };
  const lines = /^L(\d{1,7})(?:[-–]L?(\d{1,7}))?$/i.exec(fragment);
  if (lines === null) return { kind: "refused", problem: "no-lines", file };
  const start = Number(lines[1]);
  return { kind: "lines", pointer: { file, start, end: lines[2] === undefined ? start : Number(lines[2]) } };
}

/** The link that `readPointer` reads back as the same pointer, whatever the file is called. */
export function pointerLink(code: string, { file, start, end }: Pointer): string {
  if (file.startsWith(libraryFolder)) return `[${code.replace(/[[\]\\]/g, "\\$&")}](${encodedPath(file)})`;
  return `[${code.replace(/[[\]\\]/g, "\\$&")}](${encodedPath(file)}#L${start}-L${end})`;
}

/** Brackets and apostrophes too: they would end the link, or a quotation round it. */
function encodedPath(file: string): string {
  const name = (part: string) =>
    encodeURIComponent(part.toWellFormed()).replace(
      /[!'()*~]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return file.split("/").map(name).join("/");
}

function split(url: string): [string, string] {
  const at = url.indexOf("#");
  return at < 0 ? [url, ""] : [url.slice(0, at), decoded(url.slice(at + 1))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
