import { foldedHeading, languageIn } from "./heading-languages.ts";
import { headings } from "./headings.ts";
import type { Column } from "./list-kinds.ts";

const byName = new Map(
  Object.entries(headings).flatMap(([column, spellings]) =>
    spellings.map((spelling) => [spelling, column] as const),
  ),
);

/** Which column holds what, and the language that its heading names. */
export type Headed = { columns: (Column | null)[]; languages: (string | null)[] };

/**
 * `null` where the first row is no header. A column headed with a language holds the terms, or the meanings where it is
 * the language of instruction. An unknown heading holds nothing for us.
 */
export function columnsOf(header: readonly string[], instruction = "en"): Headed | null {
  const languages = header.map((name) => (columnNamed(name) === null ? languageIn(name) : null));
  const named = header.map((name, index) => columnNamed(name) ?? columnNamed(languages[index]?.rest ?? ""));
  const taken = new Set<Column>();
  const columns = named.map((column, index) => {
    if (column === null || taken.has(column)) return null;
    // "English word, Polish word": what tells them apart is the language.
    const isTwice = named.some((other, at) => other === column && at !== index && languages[at] !== null);
    if (languages[index] !== null && isTwice) return null;
    taken.add(column);
    return column;
  });
  const spoken = languages.flatMap((language, index) =>
    columns[index] === null && language !== null ? [index] : [],
  );
  const [own = instruction] = instruction.split("-");
  const native = spoken.find((index) => languages[index]?.code === own);
  const place = (column: Column, index: number | undefined) => {
    if (index === undefined || taken.has(column)) return;
    columns[index] = column;
    taken.add(column);
  };
  place("meaning", native ?? (taken.has("term") ? spoken[0] : spoken[1]));
  place(
    "term",
    spoken.find((index) => columns[index] === null),
  );
  if (!taken.has("term") || !taken.has("meaning")) return null;
  return { columns, languages: languages.map((language) => language?.code ?? null) };
}

/**
 * Where there is no header: a term, what it means, and an example with its translation where there are four. `turned`:
 * the meaning comes first.
 */
export function usualColumns(width: number, turned: boolean): (Column | null)[] {
  const pair: Column[] = turned ? ["meaning", "term"] : ["term", "meaning"];
  const usual: Column[] = [...pair, "example", "example_translation", "unit"];
  return Array.from({ length: width }, (_, index) => usual[index] ?? null);
}

export function columnNamed(heading: string): Column | null {
  const column = byName.get(foldedHeading(heading));
  return column !== undefined && isColumn(column) ? column : null;
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(headings, name);
}
