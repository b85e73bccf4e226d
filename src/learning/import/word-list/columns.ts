import { type Column, headings } from "./headings.ts";

const byName = new Map(
  Object.entries(headings).flatMap(([column, spellings]) =>
    spellings.map((spelling) => [spelling, column] as const),
  ),
);

/**
 * Which column holds what; `null` where the first row is no header. A column headed with a language holds the terms, or
 * the meanings where it is the language of instruction. An unknown heading holds nothing for us.
 */
export function columnsOf(header: readonly string[], instruction = "en"): (Column | null)[] | null {
  const taken = new Set<Column>();
  const columns = header.map((name) => {
    const column = columnNamed(name);
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  const own = languageNames([instruction]);
  const spoken = header.flatMap((name, index) =>
    columns[index] === null && isLanguage(name) ? [index] : [],
  );
  const native = spoken.find((index) => own.has(folded(header[index] ?? "")));
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
  return taken.has("term") && taken.has("meaning") ? columns : null;
}

/** Where there is no header: a term, what it means, and an example with its translation where there are four. */
export function usualColumns(width: number): (Column | null)[] {
  const usual: Column[] = ["term", "meaning", "example", "example_translation", "unit"];
  return Array.from({ length: width }, (_, index) => usual[index] ?? null);
}

export function columnNamed(heading: string): Column | null {
  const column = byName.get(folded(heading));
  return column !== undefined && isColumn(column) ? column : null;
}

function folded(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const languages =
  "af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko la lo lt lv mk ml mn mr ms my ne nl no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu".split(
    " ",
  );

/** What people call a language: in English and in itself. */
function languageNames(codes: readonly string[]): Set<string> {
  const english = new Intl.DisplayNames("en", { type: "language" });
  const names = codes.flatMap((code) => {
    const own = new Intl.DisplayNames(code, { type: "language" });
    const [base = code] = code.split("-");
    return [english.of(base), own.of(base), code];
  });
  return new Set(names.flatMap((name) => (name === undefined ? [] : [folded(name)])));
}

let known: Set<string> | null = null;

function isLanguage(heading: string): boolean {
  known ??= languageNames(languages);
  return known.has(folded(heading));
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(headings, name);
}
