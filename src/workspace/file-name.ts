const most = 60;

/** Names that a file cannot have on Windows, with or without an ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * What people call something, as the name of a file on any system, without its ending: "P6/7" → "P6-7". "" where nothing
 * of it can stand in a name.
 */
export function fileNameOf(said: string): string {
  const name = said
    .normalize("NFC")
    .replace(/\s*[^\p{L}\p{M}\p{N}\s_().+-]+\s*/gu, "-")
    .replace(/\s+/g, " ")
    .replace(/-{2,}/g, "-")
    .slice(0, most)
    .toWellFormed()
    .replace(/^[\s.-]+|[\s.-]+$/g, "");
  return reserved.test(name) ? `${name}-1` : name;
}
