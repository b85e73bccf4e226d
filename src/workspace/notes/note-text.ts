/** A text as it can stand in a note without becoming something else. A backslash before a mark shows the mark. */

/** Inside an item of a list. "" where it holds nothing: dashes and blanks alone would be a line across the page. */
export function itemText(text: string): string {
  return closed(text, /^(\s*)(?=<[\p{L}/!?]|[-*_\s]+$)/u);
}

/** Between headings: no line of it is a heading. */
export function blockText(text: string): string {
  return closed(text, /^(\s{0,3})(?=#{1,6}(?:\s|$)|=+\s*$|[-*_\s]+$|<[\p{L}/!?])/u);
}

/** In one line, such as a heading, read back as plain text. */
export function lineText(text: string): string {
  return clean(text)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#&~|]/g, "\\$&");
}

/** Nothing that is opened in it swallows what follows: a fence is closed at its end, and `escaped` lines are only text. */
function closed(text: string, escaped: RegExp): string {
  const told = clean(text).trim();
  if (/^[-*_\s]*$/.test(told)) return "";
  let fence = "";
  const lines = told.split("\n").map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence !== "") {
      if (mark.startsWith(fence) && line.trim() === mark) fence = "";
      return line;
    }
    // Backticks after an opening fence make it none.
    if (mark === "" || (mark.startsWith("`") && line.trim().slice(mark.length).includes("`")))
      return line.replace(escaped, "$1\\");
    fence = mark;
    return line;
  });
  return [...lines, ...(fence === "" ? [] : [fence])].join("\n");
}

function clean(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
