import { type Formula, inRow, lettersOf, type MathNode, simpleFraction } from "./formula.ts";
import { fractionWords } from "./fraction-words.ts";
import { signWords } from "./sign-words.ts";

/** A formula as somebody reads it out: "three quarters plus one sixth". Alternative text and label, wherever it is shown. */
export function aloud({ tree }: Formula): string {
  return row(inRow(tree))
    .replace(/\s+/g, " ")
    .replace(/ ([,;])/g, "$1")
    .replace(/,+$/, "")
    .trim();
}

function row(nodes: readonly MathNode[]): string {
  return nodes
    .map((node, at) => {
      const before = nodes[at - 1];
      const fraction = before?.tag === "mn" && simpleFraction(node) !== null;
      return `${fraction ? "and " : ""}${part(node)}`;
    })
    .filter((words) => words !== "")
    .join(" ");
}

const said = (node: MathNode | undefined): string => (node === undefined ? "" : row(inRow(node)));
const isShort = (node: MathNode | undefined): boolean => node !== undefined && inRow(node).length <= 1;

function part(node: MathNode): string {
  const [first, second, third] = node.children;
  switch (node.tag) {
    case "mi":
    case "mo":
      return signWords[node.text] ?? node.text.normalize("NFKC");
    case "mn":
    case "mtext":
      return node.text.trim();
    case "mspace":
      return "";
    case "mfrac":
      return fraction(node);
    case "msqrt":
      return `the square root of ${rooted(node.children)}`;
    case "mroot":
      return `the ${second?.text === "3" ? "cube" : `${said(second)}th`} root of ${rooted(first === undefined ? [] : [first])}`;
    case "msup":
      return power(first, second);
    case "msub":
    case "munder":
      return limits(first, second, undefined);
    case "msubsup":
    case "munderover":
      return limits(first, second, third);
    case "mover":
      return above(first, second);
    case "menclose":
      return enclosed(node);
    case "mtable":
      return table(node);
    default:
      return row(node.children.flatMap(inRow));
  }
}

function fraction(node: MathNode): string {
  const [top, bottom] = node.children;
  const simple = simpleFraction(node);
  const words = simple === null ? null : fractionWords(simple.top, simple.bottom);
  if (words !== null) return words;
  if (node.attributes.linethickness !== undefined) return `${said(top)} above ${said(bottom)}`;
  if (isShort(top) && isShort(bottom)) return `${said(top)} over ${said(bottom)}`;
  return `the fraction ${said(top)} over ${said(bottom)}, end of fraction,`;
}

function rooted(children: readonly MathNode[]): string {
  const inside = children.flatMap(inRow);
  return inside.length <= 1 ? row(inside) : `${row(inside)}, end of root,`;
}

function power(base: MathNode | undefined, exponent: MathNode | undefined): string {
  const letters = exponent === undefined ? "" : lettersOf(exponent);
  const short: Readonly<Record<string, string>> = {
    "2": "squared",
    "3": "cubed",
    "∘": "degrees",
    "°": "degrees",
    "′": "prime",
    "″": "double prime",
  };
  const words = short[letters] ?? `to the power ${said(exponent)}${isShort(exponent) ? "" : ","}`;
  return `${said(base)} ${words}`;
}

const summed: Readonly<Record<string, string>> = {
  "∑": "the sum",
  "∏": "the product",
  "∫": "the integral",
};

function limits(base: MathNode | undefined, low: MathNode | undefined, high: MathNode | undefined): string {
  const letters = base === undefined ? "" : lettersOf(base);
  const over = summed[letters];
  if (over !== undefined)
    return `${over} from ${said(low)}${high === undefined ? "" : ` to ${said(high)}`} of`;
  if (letters.startsWith("lim")) return `the limit as ${said(low)} of`;
  const index = letters === "log" ? `log base ${said(low)} of` : `${said(base)} sub ${said(low)}`;
  return high === undefined
    ? index
    : power({ tag: "mtext", attributes: {}, text: index, children: [] }, high);
}

const marks: Readonly<Record<string, string>> = {
  "→": "vector",
  "‾": "bar",
  ˆ: "hat",
  "^": "hat",
  "˙": "dot",
  "~": "tilde",
  "˜": "tilde",
};

function above(base: MathNode | undefined, mark: MathNode | undefined): string {
  const name = mark === undefined ? undefined : marks[mark.text];
  if (name === "vector") return `vector ${said(base)}`;
  return name === undefined ? `${said(base)} with ${said(mark)} above` : `${said(base)} ${name}`;
}

function enclosed(node: MathNode): string {
  const inside = row(node.children.flatMap(inRow));
  switch (node.attributes.notation) {
    case "top":
      return `${inside} bar`;
    case "bottom":
      return `${inside} underlined`;
    case "box":
      return `${inside}, boxed,`;
    default:
      return `${inside} crossed out`;
  }
}

/** Lines of working follow each other; rows of numbers are counted. */
function table({ children }: MathNode): string {
  const lines = children.map((line) => line.children.map(said).filter((words) => words !== ""));
  const working = children.some((line) => line.children.some(({ attributes }) => attributes.columnalign));
  return lines
    .map((cells, at) => (working ? cells.join(" ") : `row ${at + 1}: ${cells.join(", ")}`))
    .join("; ");
}
