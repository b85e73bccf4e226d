import type { Figure } from "../../figures/figure.ts";
import {
  announces,
  type Block,
  flat,
  type List,
  mapRuns,
  picture,
  type Run,
  type Table,
  text,
} from "./block.ts";
import { indentFor, type SlideSizes } from "./slide-sizes.ts";

/** `char` is a bullet; a number is printed as it is, so that a list goes on over several slides. */
export type Bullet = { kind: "char"; char: string } | { kind: "number"; number: number } | null;

/** The smallest things a slide is filled with. `group` holds together what belongs to one task. */
export type Atom = { group: number; level: number; step: number } & (
  | { kind: "text"; runs: Run[]; size: number; bullet: Bullet; heading: boolean; leads: boolean }
  | { kind: "code"; lines: string[] }
  | { kind: "table"; table: Table }
  | { kind: "figure"; figure: Figure }
);

/** Blocks in reading order as atoms. Items of the outermost list are groups; so is every block outside lists. */
export function atomsOf(blocks: readonly Block[], sizes: SlideSizes): Atom[] {
  let group = 0;
  const atoms = mapRuns(blocks, numbered).flatMap((block): Atom[] => {
    if (block.kind !== "list") return blockAtoms(block, ++group, 0, sizes);
    return block.items.flatMap((_, index) => itemAtoms(block, index, ++group, 0, sizes));
  });
  return atoms.map((atom, at) =>
    introduces(atom, atoms[at - 1], atoms[at + 1]) ? { ...atom, leads: true } : atom,
  );
}

/** On a slide a reference is its number, as text: slides have no footnotes. */
function numbered(runs: Run[]): Run[] {
  return runs.map((run) =>
    run.kind === "text" && run.link?.kind === "reference"
      ? { ...run, text: `${run.text} [${run.link.number}]`, link: null }
      : run,
  );
}

/** As long as a line may be that names what is below it: "Place 2, practice." */
const longestName = 48;

/** A question above its code or options, the one line under a heading that says how to do the tasks, or a list's own name. */
function introduces(
  atom: Atom,
  before: Atom | undefined,
  after: Atom | undefined,
): atom is Atom & { kind: "text" } {
  const below = after?.kind === "text" ? after.bullet !== null : after !== undefined;
  if (atom.kind !== "text" || atom.bullet !== null || !below) return false;
  const names = after?.kind === "text" && flat(atom.runs).length <= longestName;
  return names || flat(atom.runs).endsWith("?") || (before?.kind === "text" && before.heading);
}

function blockAtoms(block: Block, group: number, level: number, sizes: SlideSizes): Atom[] {
  const at = { group, level: Math.min(level, 7), step: indentFor(sizes.body) };
  const words = (runs: Run[]): Atom[] =>
    flat(runs) === ""
      ? []
      : [
          {
            ...at,
            kind: "text",
            runs,
            size: sizes.body,
            bullet: null,
            heading: false,
            leads: announces(runs),
          },
        ];
  switch (block.kind) {
    case "heading":
      return [
        {
          ...at,
          kind: "text",
          runs: block.runs,
          size: sizes.heading,
          bullet: null,
          heading: true,
          leads: true,
        },
      ];
    case "paragraph":
      return words(block.runs);
    case "image":
      return words([text(picture(block.alt), "italic")]);
    case "rule":
    case "question":
    case "lines":
      return [];
    case "together":
    case "beside":
      return block.blocks.flatMap((inner) => blockAtoms(inner, group, level, sizes));
    case "options":
      return block.items.flatMap(({ letter, runs }) =>
        words([text(`${letter}.  `, "bold"), ...runs]).map((atom) => ({ ...atom, level: at.level + 1 })),
      );
    case "cards":
      return block.cards.flatMap(({ front, back }) => words([...front, text(": "), ...back]));
    case "quote":
      return block.blocks.flatMap((inner) => blockAtoms(inner, group, level + 1, sizes));
    case "code":
      return [{ ...at, kind: "code", lines: block.text.replace(/\t/g, "    ").split("\n") }];
    case "table":
      return block.header.length === 0 ? [] : [{ ...at, kind: "table", table: block }];
    case "figure":
      return [{ ...at, kind: "figure", figure: block.figure }];
    case "list":
      return block.items.flatMap((_, index) => itemAtoms(block, index, group, level, sizes));
  }
}

function itemAtoms(list: List, index: number, group: number, level: number, sizes: SlideSizes): Atom[] {
  const { checked, blocks } = list.items[index] ?? { checked: null, blocks: [] };
  const [first, ...rest] = blocks;
  const lead = first?.kind === "paragraph" ? first.runs : [text(" ")];
  const below = first?.kind === "paragraph" ? rest : blocks;
  const mark = level % 2 === 0 ? "•" : "–";
  const box = checked === null ? mark : checked ? "☑" : "☐";
  const bullet: Bullet = list.ordered
    ? { kind: "number", number: list.start + index }
    : { kind: "char", char: box };
  const own: Atom = {
    group,
    level: Math.min(level, 7),
    step: indentFor(sizes.body),
    kind: "text",
    runs: lead,
    size: sizes.body,
    bullet,
    heading: false,
    leads: false,
  };
  return [own, ...below.flatMap((block) => blockAtoms(block, group, level + 1, sizes))];
}
