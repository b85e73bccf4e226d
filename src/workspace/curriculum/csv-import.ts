import { csvRows } from "../../text/csv-rows.ts";
import { type Imported, shortened } from "./case-import.ts";
import { columnsOf } from "./csv-columns.ts";
import { codeGiver, patternFor } from "./import-codes.ts";
import { levelName } from "./level-names.ts";
import { tooManyOutcomes } from "./most-outcomes.ts";
import type { Reference } from "./outcome.ts";
import { parseReferences } from "./references.ts";
import { type DraftOutcome, renderCurriculum } from "./render.ts";
import { safePattern } from "./safe-pattern.ts";
import { withoutMarkup } from "./without-markup.ts";

/** Where a table comes from; it cannot say so itself. */
export type CsvSource = { title: string; source: string; retrieved: string };

/** A table with one outcome a row. Headers in any case and order; a column that nobody can tell becomes a bullet. */
export function importCsv(text: string, { title, source, retrieved }: CsvSource): Imported {
  const rows = csvRows(text)?.map(({ cells }) => cells) ?? null;
  if (rows === null)
    return { ok: false, message: "This table cannot be read: its quotation marks do not match." };
  const [headers = [], ...lines] = rows;
  const names = columnsOf(headers, lines);
  if (!names.includes("text")) {
    return {
      ok: false,
      message: `This table has no column for the outcome's text. Call one "text"; it has ${headers.join(", ") || "none at all"}.`,
    };
  }
  const give = codeGiver();
  const cells = lines.map((line) => {
    const cell = (name: string) => withoutMarkup((line[names.indexOf(name)] ?? "").trim());
    return { line, cell, code: "" };
  });
  const filled = cells.filter(({ cell }) => cell("text") !== "");
  const tooMany = tooManyOutcomes(filled.length);
  if (tooMany !== null) return tooMany;
  for (const row of filled) row.code = give(row.cell("code"), `row:${row.line.join("|")}`);
  if (filled.length === 0) return { ok: false, message: "This table has no outcomes in it." };
  const codePattern = patternFor(filled.map(({ code }) => code));
  const pattern = safePattern(codePattern);
  const references = (given: string): Reference[] =>
    pattern.ok ? parseReferences(given.replace(/[|\n]/g, ","), pattern.pattern) : [];
  const list = (given: string, separators: RegExp) =>
    given
      .split(separators)
      .map((one) => one.trim())
      .filter((one) => one !== "");
  const outcomes = filled.map(({ line, cell, code }): DraftOutcome => {
    const other = names.flatMap((name, index) =>
      name === null && line[index]?.trim()
        ? [{ label: headers[index]?.trim() || `Column ${index + 1}`, text: line[index].trim() }]
        : [],
    );
    return {
      code,
      title: cell("title") || shortened(cell("text")),
      level: levelName(cell("level").split(/\s*[,;|]\s*/), headers[names.indexOf("level")] ?? ""),
      organiser: cell("organiser"),
      text: cell("text"),
      from: references(cell("from")),
      to: references(cell("to")),
      related: references(cell("related")),
      expectations: list(cell("expectations"), /[;|\n]/),
      misconceptions: list(cell("misconceptions"), /[;|\n]/),
      priorKnowledge: cell("priorKnowledge"),
      keywords: list(cell("keywords"), /[,;|\n]/),
      ...(other.length === 0 ? {} : { other }),
    };
  });
  const about = {
    title,
    subject: "",
    source,
    retrieved,
    licence: "Not stated by the source",
    version: "Not stated by the source",
    wording: "official" as const,
    codePattern,
    levels: [],
  };
  return {
    ok: true,
    text: renderCurriculum({ about, outcomes, records: new Map() }),
    title,
    outcomes: outcomes.length,
  };
}
