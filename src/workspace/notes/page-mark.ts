/** Where in a document something stands, as a note says it: "… *(page 3)*". */
const mark = /\s*\*\(page (\d{1,5})\)\*\s*$/;

export function withPage(text: string, page: number | null | undefined): string {
  return page === null || page === undefined || text.trim() === ""
    ? text
    : `${text.trimEnd()} *(page ${page})*`;
}

/** A text without its page, and the page; null where it names none. */
export function pageIn(text: string): { text: string; page: number | null } {
  const found = mark.exec(text);
  return found === null ? { text, page: null } : { text: text.slice(0, found.index), page: Number(found[1]) };
}
