import { type Formula, fenced, lettersOf, type MathNode } from "./formula.ts";

/** A formula as Word has its own: OMML, which it sets, edits and reads out itself. */
export function omml({ display, tree }: Formula): string {
  const math = `<m:oMath>${row([tree])}</m:oMath>`;
  return display ? `<m:oMathPara>${math}</m:oMathPara>` : math;
}

const isBig = /^[∑∏∫∮⋃⋂]$/;
const isRelation = /^[=≠<>≤≥≈≡→⇒⟹]$/;

/** A sum takes what follows it as far as the next "=": Word wants to know what is summed. */
function row(nodes: readonly MathNode[]): string {
  const flat = nodes.flatMap((node) => (fenced(node) === null ? opened(node) : [node]));
  let words = "";
  for (let at = 0; at < flat.length; at++) {
    const node = flat[at];
    if (node === undefined) continue;
    const big = bigOf(node);
    if (big === null) {
      words += part(node);
      continue;
    }
    const end = flat.findIndex(
      (next, index) => index > at && next.tag === "mo" && isRelation.test(next.text),
    );
    const summed = flat.slice(at + 1, end < 0 ? undefined : end);
    words += nary(node, big, summed);
    at += summed.length;
  }
  return words;
}

function opened(node: MathNode): readonly MathNode[] {
  if (node.tag !== "mrow" && node.tag !== "mstyle") return [node];
  return node.children.flatMap((child) => (fenced(child) === null ? opened(child) : [child]));
}

function bigOf(node: MathNode): string | null {
  const limits = ["msub", "msup", "msubsup", "munder", "munderover"];
  const base = limits.includes(node.tag) ? node.children[0] : undefined;
  return base !== undefined && isBig.test(lettersOf(base)) ? lettersOf(base) : null;
}

function nary(node: MathNode, sign: string, summed: readonly MathNode[]): string {
  const [, second, third] = node.children;
  const [low, high] = node.tag === "msup" ? [undefined, second] : [second, third];
  const place = sign === "∫" || sign === "∮" ? "subSup" : "undOvr";
  const hide = (name: string, limit: MathNode | undefined) =>
    limit === undefined ? `<m:${name} m:val="1"/>` : "";
  const properties = `<m:chr m:val="${sign}"/><m:limLoc m:val="${place}"/>${hide("subHide", low)}${hide("supHide", high)}`;
  return `<m:nary><m:naryPr>${properties}</m:naryPr>${slot("sub", low)}${slot("sup", high)}<m:e>${row(summed)}</m:e></m:nary>`;
}

function slot(name: string, node: MathNode | undefined): string {
  return `<m:${name}>${node === undefined ? "" : row([node])}</m:${name}>`;
}

function part(node: MathNode): string {
  const [first, second, third] = node.children;
  const held = fenced(node);
  if (held !== null) return brackets(held.open, held.close, row(held.inside));
  switch (node.tag) {
    case "mi":
      return run(node.text, node.text.length > 1 || node.attributes.mathvariant === "normal" ? "p" : null);
    case "mn":
      return run(node.text, "p");
    case "mo":
      return run(node.text.replace(/[\u2061-\u2064]/g, ""), null);
    case "mtext":
      return run(node.text, "text");
    case "mspace":
      return node.attributes.width?.startsWith("-") === true ? "" : run("\u2009", null);
    case "mfrac": {
      const none =
        node.attributes.linethickness === undefined ? "" : '<m:fPr><m:type m:val="noBar"/></m:fPr>';
      return `<m:f>${none}${slot("num", first)}${slot("den", second)}</m:f>`;
    }
    case "msqrt":
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${row(node.children)}</m:e></m:rad>`;
    case "mroot":
      return `<m:rad>${slot("deg", second)}${slot("e", first)}</m:rad>`;
    case "msup":
      return `<m:sSup>${slot("e", first)}${slot("sup", second)}</m:sSup>`;
    case "msub":
      return `<m:sSub>${slot("e", first)}${slot("sub", second)}</m:sSub>`;
    case "msubsup":
      return `<m:sSubSup>${slot("e", first)}${slot("sub", second)}${slot("sup", third)}</m:sSubSup>`;
    case "munder":
      return `<m:limLow>${slot("e", first)}${slot("lim", second)}</m:limLow>`;
    case "mover":
      return above(first, second);
    case "munderover":
      return `<m:limUpp><m:e><m:limLow>${slot("e", first)}${slot("lim", second)}</m:limLow></m:e>${slot("lim", third)}</m:limUpp>`;
    case "menclose":
      return enclosed(node);
    case "mtable":
      return table(node);
    default:
      return row(node.children);
  }
}

/** `text` is words inside a formula, `p` upright letters. */
function run(words: string, style: "p" | "text" | null): string {
  if (words === "") return "";
  const how = style === null ? "" : `<m:rPr>${style === "text" ? "<m:nor/>" : '<m:sty m:val="p"/>'}</m:rPr>`;
  return `<m:r>${how}<m:t xml:space="preserve">${escaped(words)}</m:t></m:r>`;
}

function brackets(open: string, close: string, inside: string): string {
  const ends = `<m:begChr m:val="${escaped(open)}"/><m:endChr m:val="${escaped(close)}"/>`;
  return `<m:d><m:dPr>${ends}</m:dPr><m:e>${inside}</m:e></m:d>`;
}

const accents: Readonly<Record<string, string>> = {
  "→": "\u20D7",
  ˆ: "\u0302",
  "^": "\u0302",
  "˜": "\u0303",
  "~": "\u0303",
  "˙": "\u0307",
};

function above(base: MathNode | undefined, mark: MathNode | undefined): string {
  if (mark?.text === "‾") return bar("top", slot("e", base));
  const accent = mark === undefined ? undefined : accents[mark.text];
  if (accent === undefined) return `<m:limUpp>${slot("e", base)}${slot("lim", mark)}</m:limUpp>`;
  return `<m:acc><m:accPr><m:chr m:val="${accent}"/></m:accPr>${slot("e", base)}</m:acc>`;
}

function bar(where: "top" | "bot", inside: string): string {
  return `<m:bar><m:barPr><m:pos m:val="${where}"/></m:barPr>${inside}</m:bar>`;
}

function enclosed(node: MathNode): string {
  const { notation } = node.attributes;
  const inside = `<m:e>${row(node.children)}</m:e>`;
  if (notation === "top" || notation === "bottom") return bar(notation === "top" ? "top" : "bot", inside);
  const hidden = ["hideTop", "hideBot", "hideLeft", "hideRight"]
    .map((side) => `<m:${side} m:val="1"/>`)
    .join("");
  const strikes: Readonly<Record<string, string>> = {
    updiagonalstrike: `${hidden}<m:strikeBLTR m:val="1"/>`,
    downdiagonalstrike: `${hidden}<m:strikeTLBR m:val="1"/>`,
    horizontalstrike: `${hidden}<m:strikeH m:val="1"/>`,
  };
  return `<m:borderBox><m:borderBoxPr>${strikes[notation ?? ""] ?? ""}</m:borderBoxPr>${inside}</m:borderBox>`;
}

function table({ children }: MathNode): string {
  const columns = Math.max(1, ...children.map((line) => line.children.length));
  const aligns = Array.from({ length: columns }, (_, at) => {
    const side = children.find((line) => line.children[at] !== undefined)?.children[at]?.attributes
      .columnalign;
    return `<m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="${side ?? "center"}"/></m:mcPr></m:mc>`;
  });
  const rows = children.map((line) => {
    const cells = Array.from(
      { length: columns },
      (_, at) => `<m:e>${row(line.children[at]?.children ?? [])}</m:e>`,
    );
    return `<m:mr>${cells.join("")}</m:mr>`;
  });
  return `<m:m><m:mPr><m:mcs>${aligns.join("")}</m:mcs></m:mPr>${rows.join("")}</m:m>`;
}

function escaped(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
