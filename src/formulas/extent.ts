import { inRow, type MathNode } from "./formula.ts";

/** How much room a formula takes, in ems of the type it is set in; `depth` is what of the height is below the line. */
export type Extent = { width: number; height: number; depth: number };

/** Counted from its parts, a little on the safe side: for laying out a page before anything is drawn. */
export function extentOf(node: MathNode): Extent {
  const [first, second, third] = node.children.map(extentOf);
  switch (node.tag) {
    case "mi":
    case "mn":
    case "mtext":
      return { width: 0.56 * [...node.text].length, height: 1.1, depth: 0.25 };
    case "mo":
      return { width: /^[()[\]{}|,.!:′]?$/.test(node.text) ? 0.42 : 1.15, height: 1.1, depth: 0.25 };
    case "mspace":
      return { width: Math.max(0, Number.parseFloat(node.attributes.width ?? "0.2")), height: 0, depth: 0 };
    case "mfrac":
      return stacked(first, second, 0.35);
    case "msqrt":
      return grown(row(node.children.flatMap(inRow)), 0.95, 0.25);
    case "mroot":
      return grown(first ?? nothing, 1.2, 0.25);
    case "msup":
      return scripted(first, undefined, second);
    case "msub":
      return scripted(first, second, undefined);
    case "msubsup":
      return scripted(first, second, third);
    case "munder":
    case "mover":
    case "munderover":
      return limits(first, [second, third]);
    case "menclose":
      return grown(row(node.children), 0.25, 0.3);
    case "mtable":
      return table(node);
    default:
      return row(node.children);
  }
}

const nothing: Extent = { width: 0, height: 1.1, depth: 0.25 };

function row(nodes: readonly MathNode[]): Extent {
  const parts = nodes.map(extentOf);
  const depth = Math.max(0.25, ...parts.map((part) => part.depth));
  const above = Math.max(0.85, ...parts.map((part) => part.height - part.depth));
  return { width: parts.reduce((sum, { width }) => sum + width, 0), height: above + depth, depth };
}

function stacked(top: Extent = nothing, bottom: Extent = nothing, more: number): Extent {
  return {
    width: Math.max(top.width, bottom.width) + more,
    height: top.height + bottom.height + 0.2,
    depth: bottom.height - 0.15,
  };
}

function grown({ width, height, depth }: Extent, wide: number, high: number): Extent {
  return { width: width + wide, height: height + high, depth };
}

function scripted(base: Extent = nothing, low: Extent | undefined, high: Extent | undefined): Extent {
  const wide = 0.72 * Math.max(low?.width ?? 0, high?.width ?? 0) + 0.1;
  const up = high === undefined ? 0 : 0.72 * high.height - 0.35;
  const down = low === undefined ? 0 : 0.72 * low.height - 0.45;
  return {
    width: base.width + wide,
    height: base.height + Math.max(0, up) + Math.max(0, down),
    depth: base.depth + Math.max(0, down),
  };
}

function limits(base: Extent = nothing, around: readonly (Extent | undefined)[]): Extent {
  const width = Math.max(base.width, ...around.map((one) => 0.72 * (one?.width ?? 0)));
  const height = around.reduce((sum, one) => sum + 0.72 * (one?.height ?? 0), base.height);
  return { width, height, depth: base.depth + 0.72 * (around[0]?.height ?? 0) };
}

function table({ children }: MathNode): Extent {
  const rows = children.map((line) => line.children.map((cell) => row(cell.children)));
  const columns = Math.max(1, ...rows.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(0, ...rows.map((cells) => cells[at]?.width ?? 0)),
  );
  const height = rows.reduce(
    (sum, cells) => sum + Math.max(1.2, ...cells.map((cell) => cell.height)) + 0.35,
    0,
  );
  return { width: widths.reduce((sum, one) => sum + one + 0.9, 0), height, depth: height / 2 - 0.25 };
}
