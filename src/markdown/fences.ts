/**
 * A markdown file with its frontmatter cut off: `yaml` starts on line 2, so line n of it is line n + 1 of the file.
 * `bodyLine` is the line of the file on which `body` starts.
 */
export type Fenced =
  | { ok: true; yaml: string; body: string; bodyLine: number }
  | { ok: false; line: number; message: string };

/** A byte order mark and Windows line ends are fine; the body comes back with `\n`. */
export function splitFrontmatter(file: string): Fenced {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (!isFence(lines[0])) return { ok: false, ...noFrontmatter(lines) };
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end < 0) {
    return { ok: false, line: 1, message: "The frontmatter is not closed: a line of `---` must end it." };
  }
  const below = lines.slice(end + 1);
  const blank = below.findIndex((line) => line.trim() !== "");
  return {
    ok: true,
    yaml: lines.slice(1, end).join("\n"),
    body: below.join("\n").trim(),
    bodyLine: end + 2 + Math.max(0, blank),
  };
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
