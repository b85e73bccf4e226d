/** How a line follows what stands above it: further in than the line that opened the list, or right below it. */
export type Follows = "under" | "next";

/** Each line with how it follows; null where an empty line stands above it, or nothing. */
export function followsIn(lines: readonly string[]): (Follows | null)[] {
  let opened: number | null = null;
  return lines.map((line) => {
    if (line.trim() === "") {
      opened = null;
      return null;
    }
    const within = (/^\s*/.exec(line)?.[0] ?? "").replaceAll("\t", "    ").length;
    if (opened !== null && within > opened) return "under";
    const first = opened === null;
    opened = within;
    return first ? null : "next";
  });
}
