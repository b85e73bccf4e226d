/**
 * A markdown file with its frontmatter cut off: `yaml` starts on line 2, so line n of it is line n + 1 of the file.
 * `bodyLine` is the line of the file on which `body` starts.
 */
export type Fenced =
  | { ok: true; yaml: string; body: string; bodyLine: number }
  | { ok: false; line: number; message: string };

/** A byte order mark and Windows line ends are fine; the body comes back with `\n`. */
export function splitFrontmatter(file: string): Fenced {
  const text = plainEnds(file.replace(/^\uFEFF/, ""));
  if (!isFence(lineAt(text, 0))) return { ok: false, ...noFrontmatter(text.split("\n")) };
  const start = lineAt(text, 0).length + 1;
  let end = start;
  let line = 2;
  // A head is short and its file may be long: only the head is taken apart.
  while (!isFence(lineAt(text, end))) {
    end += lineAt(text, end).length + 1;
    line++;
    if (end > text.length)
      return { ok: false, line: 1, message: "The frontmatter is not closed: a line of `---` must end it." };
  }
  const below = text.slice(end + lineAt(text, end).length + 1);
  const body = below.trim();
  const blank = body === "" ? "" : below.slice(0, below.indexOf(body));
  return {
    ok: true,
    yaml: text.slice(start, Math.max(start, end - 1)),
    body,
    bodyLine: line + 1 + blank.split("\n").length - 1,
  };
}

function plainEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n|\r/g, "\n") : text;
}

/** The line that begins there; "" behind the end. */
function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? undefined : end);
}

function noFrontmatter(lines: string[]): { line: number; message: string } {
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first > 0 && isFence(lines[first])) {
    return { line: first + 1, message: "The frontmatter must start on the first line of the file." };
  }
  return { line: 1, message: "There is no frontmatter: the file must start with a line of `---`." };
}

function isFence(line: string | undefined): boolean {
  return line !== undefined && /^---[ \t]*$/.test(line);
}
