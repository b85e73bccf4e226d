import { decodeText, withoutBom } from "../text.ts";
import { type Imported, importCase } from "./case-import.ts";
import { importCsv } from "./csv-import.ts";

/**
 * A CASE package or a table, told apart by what is in it. `name` is the file's; `day` is today, as 2026-11-15. As with
 * `readGiven`, only a child calls this.
 */
export function importFile(name: string, bytes: Uint8Array, day: string): Imported {
  const decoded = decodeText(bytes);
  if (decoded === null)
    return { ok: false, message: "It is not a text file. Save it as CASE (JSON) or CSV in UTF-8." };
  const text = withoutBom(decoded);
  if (!/^\s*[{[]/.test(text)) {
    return importCsv(text, { title: name.replace(/\.\w+$/, ""), source: name, retrieved: day });
  }
  try {
    return importCase(JSON.parse(text), day);
  } catch (error) {
    if (error instanceof SyntaxError)
      return { ok: false, message: "It starts like a CASE package (JSON) but is damaged or cut off." };
    throw error;
  }
}
