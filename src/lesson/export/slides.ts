import { atomsOf } from "./atoms.ts";
import type { Block } from "./block.ts";
import { cut, measured, type Piece } from "./slide-pieces.ts";
import { body, type SlideSizes } from "./slide-sizes.ts";

export type SlidePage = { title: string; pieces: Piece[]; notes: string };

/** As few slides as the smallest text allows, in the largest text that needs no more of them; titled "Main (2 of 3)". Nothing is taller than its slide. */
export function slidesOf(blocks: readonly Block[], title: string, sizes: readonly SlideSizes[]): SlidePage[] {
  const tries = sizes.map((size) => fill(atomsOf(blocks, size).map((atom) => measured(atom, size))));
  const fewest = Math.min(...tries.map((pages) => pages.length));
  const pages = tries.find((one) => one.length === fewest) ?? [];
  const filled = pages.length === 0 ? [[]] : pages;
  return filled.map((pieces, index) => ({
    title: filled.length === 1 ? title : `${title} (${index + 1} of ${filled.length})`,
    pieces,
    notes: "",
  }));
}

/** A task goes to the next slide whole where it fits on one; only what is larger than a slide is cut. */
function fill(pieces: readonly Piece[]): Piece[][] {
  const pages: Piece[][] = [];
  let page: Piece[] = [];
  let left = body.height;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    left = body.height;
  };
  const queue = [...pieces];
  for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) {
    const startsGroup = page.at(-1)?.group !== piece.group;
    const wanted = startsGroup ? groupHeight(piece, queue) : piece.height;
    const roomy = left > body.height * 0.3;
    if (wanted > left && page.length > 0 && (wanted <= body.height || !roomy)) {
      if (piece.height > left || startsGroup) turn();
    }
    if (piece.height <= left) {
      page.push(piece);
      left -= piece.height;
      continue;
    }
    const [now, later] = cut(piece, left);
    if (now !== null) page.push(now);
    if (now === null && page.length === 0) page.push(later);
    else queue.unshift(later);
    turn();
  }
  turn();
  return pages;
}

/** The height of everything that should stay with this piece: its group, and the group that it leads to. */
function groupHeight(piece: Piece, following: readonly Piece[]): number {
  let height = piece.height;
  let last = piece;
  for (const next of following) {
    if (next.group !== last.group && !leads(last)) break;
    // A beginning is enough where the whole would never fit.
    if (height + next.height > body.height)
      return leads(piece) ? Math.min(height + 90, body.height) : height + next.height;
    height += next.height;
    last = next;
  }
  return height;
}

/** Headings, and lines that announce something, are no use at the foot of a slide. */
function leads(piece: Piece): boolean {
  return piece.kind === "text" && piece.leads;
}
