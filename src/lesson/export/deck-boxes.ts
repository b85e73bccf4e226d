import { readFormula } from "../../formulas/read-formula.ts";
import type { Run } from "./block.ts";
import { text } from "./block.ts";
import type { Deck, DeckSlide } from "./deck.ts";
import { cardWords } from "./deck-choice.ts";
import { type Flowed, flowed } from "./deck-flow.ts";
import { textHeight, wrap } from "./measure.ts";
import { leftOf, type Piece, type TextPiece } from "./slide-pieces.ts";
import { body, slide } from "./slide-sizes.ts";

/** Everything on a slide with its place, in points: what PowerPoint and the page both draw, and what is checked. */
export type Box = { x: number; y: number; width: number; height: number } & (
  | { kind: "title"; words: string; size: number }
  | { kind: "label"; words: string }
  | { kind: "minutes"; minutes: number }
  | { kind: "line"; words: string; size: number; tone: "quiet" | "ink" }
  | { kind: "text"; pieces: TextPiece[] }
  | Flowed
  | { kind: "piece"; piece: Exclude<Piece, TextPiece> }
  | {
      kind: "card";
      letter: string;
      runs: Run[];
      size: number;
      right: boolean | null;
      words: { x: number; width: number };
    }
);

const badge = { width: 112, height: 38 };
const openingWidth = 816;

export function boxesOf(one: DeckSlide, deck: Deck): Box[] {
  if (one.body.kind === "opening") return openingBoxes(deck);
  const head = headBoxes(one);
  if (one.body.kind === "pieces") return [...head, ...stacked(one.body.pieces, body.y)];
  const { pieces, options, answer, reason } = one.body;
  const cards = options.flatMap((card): Box[] => {
    const { letter, piece, x, y, width, height } = card;
    const words = cardWords(card);
    const right = answer === null ? null : letter === answer;
    const shown: Box = {
      kind: "card",
      letter,
      runs: piece.runs,
      size: piece.size,
      right,
      words,
      x,
      y,
      width,
      height,
    };
    if (!isFlow(piece)) return [shown];
    const high = textHeight(piece.runs, piece.size, words.width);
    return [
      { ...shown, runs: [] },
      ...flowed(piece, words.x, y + (height - high) / 2, words.width).map((one) =>
        one.kind === "formula" ? { ...one, onAccent: right === true } : one,
      ),
    ];
  });
  const below = Math.max(body.y, ...cards.map(({ y, height }) => y + height + 12));
  return [...head, ...stacked(pieces, body.y), ...cards, ...(answer === null ? [] : stacked(reason, below))];
}

function headBoxes({ title, label, minutes }: DeckSlide): Box[] {
  const width = body.width - (minutes === null ? 0 : badge.width + 16);
  const labelled: Box[] =
    label === "" ? [] : [{ kind: "label", words: label, x: body.x, y: 20, width, height: 22 }];
  const timed: Box[] =
    minutes === null
      ? []
      : [{ kind: "minutes", minutes, x: body.x + body.width - badge.width, y: 44, ...badge }];
  return [
    ...labelled,
    { kind: "title", words: title, size: titleSize(title, width), x: body.x, y: 42, width, height: 60 },
    ...timed,
  ];
}

/** The largest type at which a title stands in two lines at most. */
function titleSize(title: string, width: number): number {
  return (
    [34, 30, 26, 24, 20].find((size) => wrap([text(title, "bold")], size, width).length * size * 1.2 <= 60) ??
    16
  );
}

/** The title is measured with room to spare: where Arial is missing its letters are wider. */
function openingBoxes({ title, subtitle, status, footer }: Deck): Box[] {
  const size =
    [54, 46, 38, 32, 26, 20].find(
      (points) => textHeight([text(title, "bold")], points, openingWidth * 0.85) <= 250,
    ) ?? 16;
  const boxes: Box[] = [
    { kind: "title", words: title, size, x: 72, y: 36, width: openingWidth, height: 260 },
  ];
  let y = 318;
  for (const [words, points, tone] of [
    [subtitle, 22, "ink"],
    [status ?? "", 18, "quiet"],
    [footer, 16, "quiet"],
  ] as const) {
    if (words === "") continue;
    const height = textHeight([text(words)], points, openingWidth) + 8;
    boxes.push({ kind: "line", words, size: points, tone, x: 72, y, width: openingWidth, height });
    y += height;
  }
  return boxes.filter((box) => box.y + box.height <= slide.height);
}

/** Neighbouring lines of text share a box, as a person would type them; all else has its own. */
function stacked(pieces: readonly Piece[], top: number): Box[] {
  const boxes: Box[] = [];
  let y = top;
  for (let at = 0; at < pieces.length; ) {
    const run = sharing(pieces, at);
    const [first] = run;
    if (first === undefined) break;
    const height = run.reduce((sum, piece) => sum + piece.height, 0);
    const x = body.x + leftOf(first);
    const place = { x, y, width: body.x + body.width - x, height };
    if (first.kind !== "text") boxes.push({ kind: "piece", piece: first, ...place });
    else if (isFlow(first)) boxes.push(...flowed(first, body.x, y));
    else
      boxes.push({
        kind: "text",
        pieces: run.flatMap((piece) => (piece.kind === "text" ? [piece] : [])),
        ...place,
      });
    y += height;
    at += run.length;
  }
  return boxes;
}

function sharing(pieces: readonly Piece[], at: number): Piece[] {
  const [first, ...rest] = pieces.slice(at);
  if (first === undefined) return [];
  if (first.kind !== "text" || isFlow(first)) return [first];
  const end = rest.findIndex(
    (next) => next.kind !== "text" || isFlow(next) || leftOf(next) !== leftOf(first),
  );
  return [first, ...rest.slice(0, end < 0 ? undefined : end)];
}

/** Whether a line of it holds a formula that ordinary letters cannot set: it is laid out word by word. */
export function isFlow({ runs }: TextPiece): boolean {
  return runs.some((run) => run.kind === "formula" && isStacked(run.tex, run.display));
}

function isStacked(tex: string, display: boolean): boolean {
  return (
    display ||
    /<(?:mfrac|msqrt|mroot|mtable|munder|mover|menclose|msubsup)/.test(tagsOf(readFormula(tex, display).tree))
  );
}

type Tree = { tag: string; children: readonly Tree[] };
const tagsOf = ({ tag, children }: Tree): string => `<${tag}${children.map(tagsOf).join("")}`;
