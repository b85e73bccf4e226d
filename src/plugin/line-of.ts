/**
 * The line on which a value of an object literal stands in the source of a file: its keys are looked for one after the
 * other. Null where one is not found, or where the line does not hold `value`: then it was put together some other way,
 * and a wrong line would be worse than none.
 */
export function lineOfValue(source: string, path: readonly PropertyKey[], value?: unknown): number | null {
  const code = withoutComments(source);
  let at = 0;
  for (const key of path) {
    if (typeof key !== "string") continue;
    const found = keyFrom(code, key, at);
    if (found === null) return null;
    at = found;
  }
  if (at === 0 || !holds(code.slice(at).split("\n", 1)[0] ?? "", value)) return null;
  return code.slice(0, at).split("\n").length;
}

/** Where a key of an object, `key:` or `key(`, ends. */
function keyFrom(code: string, key: string, from: number): number | null {
  const written = new RegExp(`(?<![\\w$.])(["']?)${key.replace(/[^\w]/g, "\\$&")}\\1\\s*[:(]`, "g");
  written.lastIndex = from;
  return written.exec(code) === null ? null : written.lastIndex;
}

function holds(line: string, value: unknown): boolean {
  if (typeof value === "string") return line.includes(`"${value}"`) || line.includes(`'${value}'`);
  return typeof value === "number" || typeof value === "boolean" ? line.includes(String(value)) : true;
}

/** Of the same length, so that every place stays where it is. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));
}
