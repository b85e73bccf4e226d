const titleLength = 100;

/** A request as the title of its session. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1)}…`;
}
