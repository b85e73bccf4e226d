import { type Block, flat, type Item, type Run, sliceRuns, trimRuns } from "./block.ts";
import { figureKey } from "./figure-block.ts";
import { namesNeed, type Reason, reasonOfTitle } from "./markers.ts";
import { type Piece, pieces } from "./pieces.ts";
import { answerInCode } from "./sift-code.ts";
import { siftTable } from "./sift-table.ts";

/** Something moved out of the text, and where it stood, so that a key can refer to it. */
export type Taken = {
  reason: Reason;
  section: string;
  /** The nearest subheading; empty where there is none. */
  under: string;
  /** The number of the task as it is printed; null where tasks have none. */
  number: string | null;
  /** The words of the question it belongs to; empty where nothing stands before it. */
  about: string;
  blocks: Block[];
};

export type Sifting = {
  takes: (reason: Reason) => boolean;
  /** Also take what names a need, whatever it starts with. */
  takesNeeds: boolean;
  taken: Taken[];
  section: string;
  under: string;
  number: string | null;
  about: string;
};

/**
 * The blocks without what is marked as an answer or as the teacher's. What belongs to a marker goes with it: the
 * rest of the list item or quotation after an answer, the code after an answer, the list or table that a marker
 * announces. Everything else stays, in order.
 */
export function sift(
  blocks: readonly Block[],
  into: Sifting,
  inside: "section" | "item" | "step" = "section",
): Block[] {
  const kept: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (block === undefined) continue;
    if (block.kind === "heading") {
      const reason = reasonOfBlock(flat(block.runs), reasonOfTitle(flat(block.runs)), into);
      into.under = flat(block.runs).replace(/\n/g, " ");
      into.about = "";
      if (reason !== null) {
        const end = endOfSubsection(blocks, at, block.level);
        take(into, reason, blocks.slice(at + 1, end));
        at = end - 1;
        continue;
      }
      kept.push(block);
      continue;
    }
    if (block.kind !== "paragraph") {
      kept.push(...siftInner(block, into));
      continue;
    }
    const last = siftParagraph(block.runs, into, kept, inside === "step" && at === 0);
    if (last === null) continue;
    const follows =
      inside !== "section" && last.reason === "answer" ? blocks.length : endOfMarked(blocks, at, last);
    into.taken.at(-1)?.blocks.push(...blocks.slice(at + 1, follows));
    at = follows - 1;
  }
  return kept;
}

type LastPiece = { reason: Reason; bare: boolean; announces: boolean };

/** What the paragraph's last words were marked as, when they were taken. */
function siftParagraph(runs: Run[], into: Sifting, kept: Block[], step: boolean): LastPiece | null {
  const whole = flat(runs);
  const need = into.takesNeeds && into.takes("teacher") && namesNeed(whole);
  const all: Piece[] = need
    ? [{ from: 0, to: whole.length, body: 0, end: whole.length, reason: "teacher" }]
    : pieces(runs, step);
  const goes = (piece: Piece): boolean => piece.reason !== null && into.takes(piece.reason);
  const staying = all.filter((piece) => !goes(piece)).flatMap((one) => sliceRuns(runs, one.from, one.to));
  const stays = trimRuns(staying);
  if (flat(stays) !== "") {
    kept.push({ kind: "paragraph", runs: stays });
    into.about = flat(stays);
  }
  let last: LastPiece | null = null;
  for (const piece of all) {
    if (piece.reason === null || !goes(piece)) {
      last = flat(sliceRuns(runs, piece.from, piece.to)).trim() === "" ? last : null;
      continue;
    }
    const isAnswer = piece.reason === "answer";
    const words = trimRuns(
      isAnswer ? sliceRuns(runs, piece.body, piece.end) : sliceRuns(runs, piece.from, piece.to),
    );
    take(into, piece.reason, flat(words) === "" ? [] : [{ kind: "paragraph", runs: words }]);
    const said = flat(sliceRuns(runs, piece.body, piece.end)).trim();
    last = { reason: piece.reason, bare: said === "", announces: said === "" || said.endsWith(":") };
  }
  return last;
}

/** Where the blocks that belong to a marker end. */
function endOfMarked(blocks: readonly Block[], at: number, marked: LastPiece): number {
  let next = at + 1;
  if (marked.bare && blocks[next]?.kind === "paragraph") next++;
  for (; next < blocks.length; next++) {
    const kind = blocks[next]?.kind;
    const body = kind === "list" || kind === "table" || kind === "quote" || kind === "code";
    if (!body || !(marked.announces || (marked.reason === "answer" && kind === "code"))) break;
  }
  return next;
}

function endOfSubsection(blocks: readonly Block[], at: number, level: number): number {
  const next = blocks.findIndex((one, index) => index > at && one.kind === "heading" && one.level <= level);
  return next < 0 ? blocks.length : next;
}

function siftInner(block: Block, into: Sifting): Block[] {
  switch (block.kind) {
    case "list": {
      const items: Item[] = [];
      const outer = { number: into.number, about: into.about };
      for (const item of block.items) {
        const reason = leadingReason(item.blocks, into, block.ordered);
        const place = `${outer.number === null ? "" : `${outer.number}.`}${block.start + items.length}`;
        if (reason === null) into.number = block.ordered ? place : outer.number;
        const stays = reason === null ? sift(item.blocks, into, block.ordered ? "step" : "item") : [];
        if (reason !== null) takeWhole(into, reason, item.blocks);
        if (stays.length > 0) items.push({ ...item, blocks: stays });
      }
      Object.assign(into, outer);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case "quote": {
      const reason = leadingReason(block.blocks, into);
      if (reason !== null) takeWhole(into, reason, block.blocks);
      const stays = reason === null ? sift(block.blocks, into, "item") : [];
      return stays.length === 0 ? [] : [{ ...block, blocks: stays }];
    }
    case "table":
      return siftTable(block, into, (reason, blocks) => take(into, reason, blocks));
    case "code": {
      const cut = answerInCode(block.text);
      if (cut === null || !into.takes("answer")) return [block];
      take(into, "answer", [{ ...block, text: cut.answer }]);
      return cut.kept.trim() === "" ? [] : [{ ...block, text: cut.kept }];
    }
    case "figure":
      if (into.takes("answer") && block.figure.blanks !== undefined)
        take(into, "answer", figureKey(block.figure));
      return [block];
    default:
      return [block];
  }
}

/** An item that starts as an answer is one, to its end; also a list that holds nothing else. */
function leadingReason(blocks: readonly Block[], into: Sifting, step = false): Reason | null {
  const [first] = blocks;
  if (first?.kind !== "paragraph") return null;
  const [piece, next] = pieces(first.runs, step);
  const whole = flat(first.runs);
  // A bracketed remark that closes again has the rest of the item after it.
  const covers = piece !== undefined && (piece.to === whole.length || next?.reason != null);
  return reasonOfBlock(whole, covers ? (piece?.reason ?? null) : null, into);
}

function reasonOfBlock(words: string, marked: Reason | null, into: Sifting): Reason | null {
  if (marked !== null && into.takes(marked)) return marked;
  return into.takesNeeds && into.takes("teacher") && namesNeed(words) ? "teacher" : null;
}

function take(into: Sifting, reason: Reason, blocks: Block[]): void {
  const { section, under, number, about } = into;
  into.taken.push({ reason, section, under, number, about, blocks: [...blocks] });
}

/** A whole item or quotation: its first paragraph loses its "Answer:", the rest comes along. */
function takeWhole(into: Sifting, reason: Reason, blocks: readonly Block[]): void {
  const all: Sifting = { ...into, takes: () => true, takesNeeds: false, taken: [] };
  const left = sift(blocks, all, "item");
  const moved = all.taken.flatMap((one) =>
    one.reason === "answer" || reason === "answer" ? one.blocks : [],
  );
  take(into, reason, reason === "answer" ? [...moved, ...left] : [...blocks]);
}
