/** What a file is, by its name and, where that says little or lies, by what stands in it. */
export type SourceKind = { kind: "anki" } | { kind: "words" | "gift" | "moodle"; text: string };

export function kindOf(
  name: string,
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string | null,
): SourceKind | { problem: string } {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";
  if (ending === "apkg" || ending === "colpkg") return { kind: "anki" };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return ending === "zip"
      ? { kind: "anki" }
      : {
          problem: `${name} is a zip archive or a spreadsheet file. Save the list as CSV, or give a deck as .apkg.`,
        };
  }
  const text = decode(bytes);
  if (text === null) return { problem: `${name} is not text. ${readable}` };
  if (text.trim() === "") return { problem: `There is nothing in ${name}: it is empty.` };
  if (ending === "xml" || /^\s*<\?xml\b|^\s*<quiz\b/i.test(text)) return { kind: "moodle", text };
  if (ending === "gift") return { kind: "gift", text };
  if (ending === "csv" || ending === "tsv" || ending === "tab") return { kind: "words", text };
  if (ending === "txt" || ending === "") return { kind: looksLikeGift(text) ? "gift" : "words", text };
  return { problem: `${name}: no course can be made from a .${ending} file. ${readable}` };
}

const readable =
  "What can be read: a word list (.csv, .tsv), an Anki deck (.apkg), a Moodle question bank (.xml), GIFT (.gift, .txt), and the folder of an Exercism track.";

/** Answers in braces that begin as GIFT's do, a title between colons, or a category. */
function looksLikeGift(text: string): boolean {
  return (
    /^\s*(\/\/.*\n\s*)*(::|\$CATEGORY:)/.test(text) || /\{\s*(=|~|#|T\b|F\b|TRUE\b|FALSE\b|\})/.test(text)
  );
}
