/**
 * A note without its comments ("<!--" at the beginning of a line, to "-->"): they are for whoever writes it, and not for a class. Lines
 * keep their numbers, and program text keeps every letter. What is never closed is no comment.
 */
export function withoutComments(text: string): string {
  if (!text.includes("<!--")) return text;
  const lines = text.split("\n");
  // Where the last one closes: beyond it nothing is a comment.
  const last = lines.findLastIndex((line) => line.includes("-->"));
  let fence = "";
  let inside = false;
  return lines
    .map((line, at) => {
      if (inside) {
        const end = line.indexOf("-->");
        inside = end < 0;
        return end < 0 ? "" : line.slice(end + 3);
      }
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
      if (fence !== "") {
        if (mark.startsWith(fence) && line.trim() === mark) fence = "";
        return line;
      }
      fence = mark;
      if (at > last || !/^\s{0,3}<!--/.test(line)) return line;
      const end = line.indexOf("-->");
      inside = end < 0 && at < last;
      return end < 0 ? (inside ? "" : line) : line.slice(end + 3);
    })
    .join("\n");
}

/** Headings and nothing below them: a note that waits to be written. */
export function isUnwritten(text: string): boolean {
  const body = withoutComments(text).replace(/^---\n(?:.*\n)*?---(?:\n|$)/, "");
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  return lines.some((line) => line.startsWith("## ")) && lines.every((line) => /^#{1,6} /.test(line));
}
