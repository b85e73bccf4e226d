import { agesOf } from "../stage.ts";

const columns: readonly [string, RegExp][] = [
  ["code", /^(?:code|id|ref|reference|human ?coding ?scheme|outcome code|standard code)$/],
  ["title", /^(?:title|name|heading|abbreviated ?statement)$/],
  ["text", /^(?:text|statement|full ?statement|outcome|outcome text|description|standard)$/],
  ["level", /^(?:level|grade|year|yr|stage|key ?stage|(?:year|age) ?group|education ?level)$/],
  ["organiser", /^(?:organi[sz]er|strand|domain|topic|organi[sz]ing idea)$/],
  ["from", /^(?:from|progression from|prerequisites?)$/],
  ["to", /^(?:to|progression to|leads to)$/],
  ["related", /^(?:related|cross-?references?|see also)$/],
  ["expectations", /^(?:expectations|assessment expectations|benchmarks?)$/],
  ["misconceptions", /^(?:misconceptions|common misconceptions)$/],
  ["priorKnowledge", /^(?:prior knowledge|typical prior knowledge)$/],
  ["keywords", /^(?:key ?words|concept ?keywords|tags)$/],
];

/**
 * What each column holds, null where nobody can tell: by its heading; and where no heading says which is the outcome's
 * text, its code or its level, by what stands in it. What was understood is shown before anything is written.
 */
export function columnsOf(headers: readonly string[], lines: readonly string[][]): (string | null)[] {
  const names = headers.map(byHeading);
  const cells = (index: number) =>
    lines.map((line) => (line[index] ?? "").trim()).filter((cell) => cell !== "");
  for (const [name, find] of Object.entries(byContent)) {
    if (names.includes(name)) continue;
    const unknown = names.flatMap((known, index) => (known === null ? [{ index, cells: cells(index) }] : []));
    const found = find(unknown.filter((column) => column.cells.length > 0));
    if (found !== null) names[found] = name;
  }
  return names;
}

function byHeading(header: string): string | null {
  const plain = header
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, " ");
  return columns.find(([, name]) => name.test(plain))?.[0] ?? null;
}

type Column = { index: number; cells: readonly string[] };

const byContent: Readonly<Record<string, (unknown: readonly Column[]) => number | null>> = {
  level: (unknown) =>
    unknown.find(({ cells }) => cells.every((cell) => agesOf(cell) !== null))?.index ?? null,
  // A code is short, has a number in it, and is another one in every row.
  code: (unknown) =>
    unknown.find(
      ({ cells }) =>
        new Set(cells).size === cells.length &&
        cells.every((cell) => /^(?=.*\d)(?=.*[^\d ])[\p{L}\d.\-_/ ]{1,20}$/u.test(cell)),
    )?.index ?? null,
  // The text is what is written in sentences, and most of it: one word a cell is a heading, and no outcome.
  text: (unknown) => {
    const [most] = unknown
      .map(({ index, cells }) => ({ index, words: cells.join(" ").split(/\s+/).length / cells.length }))
      .toSorted((a, b) => b.words - a.words);
    return most !== undefined && most.words >= 3 ? most.index : null;
  },
};
