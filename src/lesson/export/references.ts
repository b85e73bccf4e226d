import { type Block, flat, type Link, mapRuns, type Run } from "./block.ts";
import type { Evidence } from "./model.ts";
import { cleanText } from "./safe-text.ts";

/** A numbered line of the list of references: "TCH 4-14a, Reading loops (curriculum/cfe-computing.md, lines 12–18)". */
export type Reference = {
  number: number;
  code: string;
  title: string;
  file: string;
  start: number;
  end: number;
};

/** Numbers the pointers in the order in which the text names them; evidence the text never names follows. */
export function references(evidence: readonly Evidence[]): {
  resolve: (blocks: readonly Block[]) => Block[];
  list: () => Reference[];
} {
  const found: Reference[] = [];
  const add = (one: Omit<Reference, "number">): number => {
    const known = found.find((other) => samePlace(other, one));
    if (known !== undefined) return known.number;
    found.push({ ...one, number: found.length + 1 });
    return found.length;
  };
  const numberOf = (pointer: Pointer, label: string): number => {
    const match =
      evidence.find((one) => samePlace(one, pointer)) ??
      evidence.find((one) => one.file === pointer.file && one.code === label);
    return add(match === undefined ? { ...pointer, code: label, title: "" } : cleaned(match));
  };
  return {
    resolve: (blocks) => mapRuns(blocks, (runs) => resolved(runs, numberOf)),
    list: () => {
      for (const one of evidence) add(cleaned(one));
      return found;
    },
  };
}

export function referenceText({ code, title, file, start, end }: Omit<Reference, "number">): string {
  const lines = start === end ? `line ${start}` : `lines ${start}–${end}`;
  const name = [code, title].filter((words) => words !== "").join(", ");
  return name === "" ? `${file}, ${lines}` : `${name} (${file}, ${lines})`;
}

type Pointer = Extract<Link, { kind: "pointer" }>;

/** A pointer becomes its words with the reference's number on the last of them. */
function resolved(runs: Run[], numberOf: (pointer: Pointer, label: string) => number): Run[] {
  return runs.map((run, at) => {
    if (run.kind !== "text" || run.link?.kind !== "pointer") return run;
    const pointer = run.link;
    const label = flat(runs.filter((one) => one.kind === "text" && one.link === pointer));
    const next = runs[at + 1];
    const isLast = next?.kind !== "text" || next.link !== pointer;
    return { ...run, link: isLast ? { kind: "reference", number: numberOf(pointer, label) } : null };
  });
}

function cleaned({ code, file, start, end, title }: Evidence): Omit<Reference, "number"> {
  return { code: cleanText(code), file: cleanText(file), start, end, title: cleanText(title) };
}

function samePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.start === other.start && one.end === other.end;
}

type Place = { file: string; start: number; end: number };
