/** A formula as data: MathML, cut down to what every way of showing it knows. */
export type Formula = { tex: string; display: boolean; tree: MathNode };

export type MathNode = {
  tag: MathTag;
  /** Only of what is allowed for its tag; see `read-mathml.ts`. */
  attributes: Readonly<Record<string, string>>;
  /** The letters of a leaf, empty elsewhere. */
  text: string;
  children: readonly MathNode[];
};

export const mathTags = [
  "mi",
  "mn",
  "mo",
  "mtext",
  "mspace",
  "mrow",
  "mstyle",
  "mfrac",
  "msqrt",
  "mroot",
  "msup",
  "msub",
  "msubsup",
  "munder",
  "mover",
  "munderover",
  "menclose",
  "mtable",
  "mtr",
  "mtd",
] as const;
export type MathTag = (typeof mathTags)[number];

/** Its letters, wherever they stand in it. */
export function lettersOf(node: MathNode): string {
  return node.text + node.children.map(lettersOf).join("");
}

/** What stands in a row, rows and styles inside it opened. */
export function inRow(node: MathNode): readonly MathNode[] {
  const opens = node.tag === "mrow" || node.tag === "mstyle";
  return opens ? node.children.flatMap(inRow) : [node];
}

/** Brackets that grow with what they hold, where a row is held by some. */
export function fenced(node: MathNode): { open: string; close: string; inside: readonly MathNode[] } | null {
  const first = node.children[0];
  const last = node.children.at(-1);
  if (node.tag !== "mrow" || first === last || first?.attributes.fence !== "true") return null;
  if (last?.attributes.fence !== "true" || last.attributes.form === "prefix") return null;
  return { open: first.text, close: last.text, inside: node.children.slice(1, -1) };
}

/** A fraction of two whole numbers: 3/4. */
export function simpleFraction(node: MathNode): { top: string; bottom: string } | null {
  const [top, bottom] = node.children;
  if (node.tag !== "mfrac" || top?.tag !== "mn" || bottom?.tag !== "mn") return null;
  if (node.attributes.linethickness !== undefined) return null;
  const whole = /^\d{1,6}$/;
  return whole.test(top.text) && whole.test(bottom.text) ? { top: top.text, bottom: bottom.text } : null;
}
