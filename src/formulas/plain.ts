import { type Formula, inRow, lettersOf, type MathNode, simpleFraction } from "./formula.ts";

/** A formula in one line of ordinary letters: "3/4 + 1/6", "(x + 1)/2", "√(x² + 1)". For terminals, and wherever text is looked at. */
export function plain({ tree }: Formula): string {
  return row(inRow(tree)).replace(/\s+/g, " ").trim();
}

/** Signs that stand between spaces. */
const spaced = /^[+−±×÷=≠<>≤≥≈≡≅∼∝→⟶⇒⟹⟺∈∉⊂∪∩∥⊥]$/;

function row(nodes: readonly MathNode[]): string {
  return nodes
    .map((node, at) => {
      const before = nodes[at - 1];
      if (node.tag === "mo" && spaced.test(node.text)) {
        // A sign in front of what it belongs to: −3, 2 × −3.
        const isSign = before === undefined || (before.tag === "mo" && !/^[)\]|!]$/.test(before.text));
        return isSign && /^[+−±]$/.test(node.text) ? node.text : ` ${node.text} `;
      }
      if (node.tag === "mo" && node.text === ",") return ", ";
      return `${before?.tag === "mn" && simpleFraction(node) !== null ? " " : ""}${part(node)}`;
    })
    .join("");
}

const inside = (node: MathNode | undefined): string => (node === undefined ? "" : row(inRow(node)).trim());

/** In brackets where it is more than one thing. */
function held(node: MathNode | undefined): string {
  const words = inside(node);
  return /^[\p{L}\p{N}.,√π°′□]*$/u.test(words) || /^\([^()]*\)$/.test(words) ? words : `(${words})`;
}

function part(node: MathNode): string {
  const [first, second, third] = node.children;
  switch (node.tag) {
    case "mi":
    case "mo":
      return (
        node.text.normalize("NFKC").replace(/[\u2061-\u2064]/g, "") +
        (/^\p{L}{2,}$/u.test(node.text) ? " " : "")
      );
    case "mn":
    case "mtext":
      return node.text;
    case "mspace":
      return node.attributes.width?.startsWith("-") === true ? "" : " ";
    case "mfrac":
      // What it is over stands in brackets as soon as it is two things: 1/(2a).
      return `${held(first)}/${second !== undefined && inRow(second).length > 1 ? `(${inside(second)})` : held(second)}`;
    case "msqrt":
      return `√${held({ tag: "mrow", attributes: {}, text: "", children: node.children })}`;
    case "mroot":
      return `${lettersOf(second ?? node) === "3" ? "∛" : `${raised(inside(second), superscripts) ?? inside(second)}√`}${held(first)}`;
    case "msup":
      return `${based(first)}${power(second)}`;
    case "msub":
    case "munder":
      return `${based(first)}${index(second)}`;
    case "msubsup":
    case "munderover":
      return `${based(first)}${index(second)}${power(third)}`;
    case "mover":
      return second !== undefined && /^[\p{L}\p{N}]/u.test(lettersOf(second))
        ? `${held(first)} (${inside(second)})`
        : inside(first);
    case "mtable":
      return node.children.map((line) => line.children.map(inside).join(" ").trim()).join("; ");
    default:
      return row(node.children.flatMap(inRow));
  }
}

function based(node: MathNode | undefined): string {
  if (node === undefined) return "";
  if (node.tag === "mi") return part(node).trimEnd();
  return node.tag === "mfrac" || node.tag === "msup" ? `(${inside(node)})` : row(inRow(node));
}

function power(node: MathNode | undefined): string {
  const words = inside(node);
  return raised(words, superscripts) ?? `^${held(node)}`;
}

function index(node: MathNode | undefined): string {
  const words = inside(node);
  return raised(words, subscripts) ?? `_${held(node)}`;
}

const superscripts: Readonly<Record<string, string>> = letters(
  "0123456789+−=()ni∘°′",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ°°′",
);
const subscripts: Readonly<Record<string, string>> = letters(
  "0123456789+−=()aeoxijnkm",
  "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓᵢⱼₙₖₘ",
);

function letters(from: string, to: string): Record<string, string> {
  const become = [...to];
  return Object.fromEntries([...from].map((letter, at) => [letter, become[at] ?? letter]));
}

/** Letter by letter, or null where one has no small form. */
function raised(words: string, forms: Readonly<Record<string, string>>): string | null {
  const small = [...words.replace(/ /g, "")].map((letter) => forms[letter]);
  return small.length > 0 && small.every((letter) => letter !== undefined) ? small.join("") : null;
}
