import { atomsOf } from "./atoms.ts";
import { type Block, paragraph, type Run, text } from "./block.ts";
import type { Option } from "./deck-chunks.ts";
import { answerOf } from "./deck-notes.ts";
import { textHeight } from "./measure.ts";
import { measured, type Piece, type TextPiece } from "./slide-pieces.ts";
import { body, type SlideSizes } from "./slide-sizes.ts";

/** A question with its options as cards: all of it on one slide, and the answer on the next, in the same places. */
export type ChoiceSlide = {
  kind: "choice";
  pieces: Piece[];
  options: Card[];
  /** The right letter on the slide that shows it; null while it is asked. */
  answer: string | null;
  reason: Piece[];
};
/** Places are in points of the slide. */
export type Card = { letter: string; piece: TextPiece; x: number; y: number; width: number; height: number };

const gap = 12;
const padding = { x: 14, y: 9 };
const letterRoom = 44;

/** The largest type at which everything fits, whatever it takes: options are never on two slides. */
export function choiceSlide(
  blocks: readonly Block[],
  options: readonly Option[],
  answered: readonly Block[],
  sizes: readonly SlideSizes[],
): ChoiceSlide {
  const answer = answerOf(answered);
  const known = answer !== null && options.some(({ letter }) => letter === answer.letter) ? answer : null;
  const [first] = sizes;
  const smaller =
    first === undefined
      ? []
      : [20, 18, 16, 14, 12, 10, 8].map((points) => ({
          ...first,
          body: points,
          heading: points,
          table: points,
          code: [points],
        }));
  const tries = [...sizes, ...smaller].map((size) => laid(blocks, options, known, size));
  return (
    tries.find((one) => one.fits)?.slide ??
    tries.at(-1)?.slide ?? { kind: "choice", pieces: [], options: [], answer: null, reason: [] }
  );
}

function laid(
  blocks: readonly Block[],
  options: readonly Option[],
  answer: { letter: string; because: string } | null,
  size: SlideSizes,
) {
  const pieces = atomsOf(blocks, size).map((atom) => measured(atom, size));
  const asked = sum(pieces);
  const said =
    answer === null
      ? []
      : [paragraph(text(`${answer.letter}. `, "bold"), answer.because || "This one is right.")];
  const reason = atomsOf(said, size).map((atom) => measured(atom, size));
  const room = body.height - asked - sum(reason) - (reason.length > 0 ? gap : 0);
  const grids = [2, 1].map((columns) => grid(options, columns, size, body.y + asked));
  const fitting =
    grids.find(({ height, narrow }) => height <= room && !narrow) ??
    grids.find(({ height }) => height <= room);
  const { cards } = fitting ?? grids[1] ?? { cards: [] };
  const slide: ChoiceSlide = {
    kind: "choice",
    pieces,
    options: cards,
    answer: answer?.letter ?? null,
    reason,
  };
  return { fits: fitting !== undefined, slide };
}

function grid(options: readonly Option[], columns: number, size: SlideSizes, top: number) {
  const width = (body.width - gap * (columns - 1)) / columns;
  const pieces = options.map(({ runs }) => cardText(runs, size));
  const heights = pieces.map(
    (piece) => textHeight(piece.runs, piece.size, width - letterRoom - 2 * padding.x) + 2 * padding.y,
  );
  const cards: Card[] = [];
  let y = top;
  for (let at = 0; at < options.length; at += columns) {
    const height = Math.max(...heights.slice(at, at + columns), size.body * 1.2 + 2 * padding.y);
    for (let column = 0; column < columns; column++) {
      const [option, piece] = [options[at + column], pieces[at + column]];
      if (option === undefined || piece === undefined) continue;
      cards.push({ letter: option.letter, piece, x: body.x + column * (width + gap), y, width, height });
    }
    y += height + gap;
  }
  // Two lines are the most that a card of half the width should hold.
  const narrow = columns === 2 && heights.some((height) => height > size.body * 2.5 + 2 * padding.y);
  return { cards, height: y - top, narrow };
}

function cardText(runs: Run[], size: SlideSizes): TextPiece {
  const shown = runs.length === 0 ? [text(" ")] : runs;
  return {
    kind: "text",
    runs: shown,
    size: size.body,
    bullet: null,
    heading: false,
    leads: false,
    gap: 0,
    level: 0,
    step: 0,
    group: 0,
    height: 0,
  };
}

function sum(pieces: readonly Piece[]): number {
  return pieces.reduce((all, { height }) => all + height, 0);
}

/** Where the words of a card stand in it. */
export function cardWords({ x, y, width, height }: Card) {
  return { x: x + letterRoom, y, width: width - letterRoom - padding.x, height };
}
