import { text } from "../../../src/lesson/export/block.ts";
import { type Deck, type DeckSlide, wordsOnSlide } from "../../../src/lesson/export/deck.ts";
import { type Box, boxesOf } from "../../../src/lesson/export/deck-boxes.ts";
import { textHeight } from "../../../src/lesson/export/measure.ts";
import { pieceWidth } from "../../../src/lesson/export/slide-pieces.ts";
import { body, slide } from "../../../src/lesson/export/slide-sizes.ts";

/** What a class would see go wrong, a sentence each: text that runs out of its place, boxes one on another, options torn apart. */
export function wrongInDeck(deck: Deck): string[] {
  return deck.slides.flatMap((one, at) => {
    const boxes = boxesOf(one, deck);
    const found = [
      ...boxes.flatMap((box) => outside(box, one.body.kind === "opening")),
      ...boxes.flatMap(overfull),
      ...overlapping(boxes),
      ...runsInto(boxes),
      ...tornOptions(one),
    ];
    return found.map((problem) => `slide ${at + 1} (${one.title}): ${problem}`);
  });
}

const nearly = 0.5;

function outside(box: Box, opening: boolean): string[] {
  const lowest = opening ? slide.height : body.y + body.height;
  const wide = box.x < body.x - nearly || box.x + box.width > body.x + body.width + nearly;
  const high = box.y < 0 || box.y + box.height > lowest + nearly;
  return [
    ...(wide ? [`${box.kind} beyond the sides`] : []),
    ...(high ? [`${box.kind} beyond the foot`] : []),
  ];
}

/** Measured again, in the box that it got. */
function overfull(box: Box): string[] {
  const needs = neededBy(box);
  return needs > box.height + nearly ? [`${box.kind} needs ${Math.round(needs)} points`] : [];
}

function neededBy(box: Box): number {
  switch (box.kind) {
    case "title":
      return textHeight([text(box.words, "bold")], box.size, box.width);
    case "line":
      return textHeight([text(box.words)], box.size, box.width);
    case "text":
      return box.pieces.reduce(
        (sum, piece) => sum + textHeight(piece.runs, piece.size, pieceWidth(piece)) + piece.gap,
        0,
      );
    case "card":
      return textHeight(box.runs, box.size, box.words.width);
    default:
      return 0;
  }
}

/** DejaVu Sans, which stands in for Arial on many machines, is about an eighth wider. */
const wider = 1.13;

/** A paragraph set in, whose last line would lie on the words below it in the wider letters that may stand in for Arial. */
function runsInto(boxes: readonly Box[]): string[] {
  return boxes.flatMap((box) => {
    if (box.kind !== "text" || !box.pieces.every(({ level, bullet }) => level > 0 && bullet === null))
      return [];
    const needs = box.pieces.reduce(
      (sum, piece) => sum + textHeight(piece.runs, piece.size, pieceWidth(piece) / wider),
      0,
    );
    const below = boxes.find((other) => other.kind === "text" && other.y > box.y);
    return below !== undefined && box.y + needs > below.y + nearly
      ? ["text would run into what is below it"]
      : [];
  });
}

/** What stands in a card may stand on it; nothing else on anything. */
function overlapping(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      const apart = wide <= nearly || high <= nearly || holds(one, other) || holds(other, one);
      return apart ? [] : [`${one.kind} on ${other.kind}`];
    }),
  );
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.kind === "card" &&
    (inner.kind === "words" || inner.kind === "formula") &&
    inner.x >= outer.x - nearly &&
    inner.x + inner.width <= outer.x + outer.width + nearly &&
    inner.y >= outer.y - nearly &&
    inner.y + inner.height <= outer.y + outer.height + nearly
  );
}

/** "C. 12" with no "B." before it on the same slide. */
function tornOptions(one: DeckSlide): string[] {
  const inText = wordsOnSlide(one).matchAll(/^([A-F])[.)] /gm);
  const letters =
    one.body.kind === "choice"
      ? one.body.options.map(({ letter }) => letter)
      : Array.from(inText, ([, letter = ""]) => letter);
  const torn = letters.find(
    (letter) => letter !== "A" && !letters.includes(String.fromCharCode(letter.charCodeAt(0) - 1)),
  );
  return torn === undefined ? [] : [`option ${torn} without the one before it`];
}
