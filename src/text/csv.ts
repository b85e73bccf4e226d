/** A table as spreadsheets read it: their mark for UTF-8, CRLF, quotes where needed, and nothing that they would run. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** How a formula begins, in a spreadsheet of any language: East Asian ones read the wide signs too, and blanks are passed over. */
const formula = /^'*\s*[=+@\-\t\r＝＋－＠]/u;

/** What a spreadsheet would take for a formula; a number may keep its sign. One more quote goes before a quote of ours. */
function isFormula(text: string): boolean {
  return formula.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);
}

/** The text as it was before `csvText` made it safe. */
export function fromSafeCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
