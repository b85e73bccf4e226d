import { type MathNode, type MathTag, mathTags } from "./formula.ts";

/** Of what can be nested, and of all together. */
export const mostDeep = 40;
export const mostNodes = 2000;

/** What does not fit the bounds; its words end a sentence that begins with "This formula". */
export class TooMuch extends Error {}

const tags: ReadonlySet<string> = new Set(mathTags);
/** Shown as what is in them. */
const transparent: ReadonlySet<string> = new Set(["math", "mpadded", "semantics"]);

/** The one or more of MathML that a stranger's formula may come to. Nothing else gets through: no links, styles, classes or ids. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  mi: { mathvariant: /^(normal|italic)$/ },
  mo: {
    stretchy: /^(true|false)$/,
    fence: /^true$/,
    form: /^(prefix|infix|postfix)$/,
    movablelimits: /^(true|false)$/,
    lspace: /^[0-9.]{1,8}(em)?$/,
    rspace: /^[0-9.]{1,8}(em)?$/,
  },
  mspace: { width: /^-?[0-3](\.\d{1,6})?em$/ },
  mstyle: { displaystyle: /^(true|false)$/, scriptlevel: /^[012]$/ },
  mfrac: { linethickness: /^0(px)?$/ },
  mover: { accent: /^(true|false)$/ },
  munder: { accentunder: /^(true|false)$/ },
  menclose: { notation: /^(box|updiagonalstrike|downdiagonalstrike|horizontalstrike|top|bottom)$/ },
  mtable: { displaystyle: /^(true|false)$/ },
};

/** The MathML that temml writes (well formed, every tag closed), as a tree of ours. */
export function readMathml(mathml: string): MathNode {
  const top: Open = { tag: "mrow", attributes: {}, text: "", children: [], unseen: false };
  const open: Open[] = [top];
  let nodes = 0;
  for (const [, close, name = "", attributes = "", words] of mathml.matchAll(
    /<(\/?)([a-z]+)((?:\s[a-z]+="[^"]*")*)>|([^<]+)/g,
  )) {
    const at = open.at(-1) ?? top;
    if (words !== undefined) at.text += unescaped(words);
    else if (close === "") {
      if (++nodes > mostNodes) throw new TooMuch("has too many parts");
      if (open.length > 2 * mostDeep) throw new TooMuch("is nested too deep");
      open.push(opened(name, attributes));
    } else if (open.length > 1) finish(open.pop() ?? top, open.at(-1) ?? top);
  }
  return simplified({ tag: "mrow", attributes: {}, text: "", children: top.children });
}

type Open = {
  tag: MathTag;
  attributes: Record<string, string>;
  text: string;
  children: MathNode[];
  unseen: boolean;
};

function opened(name: string, written: string): Open {
  const given = new Map(
    Array.from(written.matchAll(/([a-z]+)="([^"]*)"/g), ([, key = "", value = ""]) => [key, value]),
  );
  const style = given.get("style") ?? "";
  // What is invisible on paper would still be in the file's bytes.
  if (name === "mphantom")
    return { tag: "mspace", attributes: { width: "1em" }, text: "", children: [], unseen: true };
  const boxed = name === "mrow" && /\bborder:/.test(style);
  const tag = boxed ? "menclose" : transparent.has(name) ? "mrow" : name;
  if (!isTag(tag)) throw new TooMuch("uses something that cannot be shown");
  const attributes: Record<string, string> = boxed ? { notation: "box" } : {};
  for (const [key, pattern] of Object.entries(allowed[tag] ?? {})) {
    const value = given.get(key);
    if (value !== undefined && pattern.test(value)) attributes[key] = value;
  }
  const side = /\btml-(left|right)\b/.exec(given.get("class") ?? "")?.[1];
  if (tag === "mtd" && side !== undefined) attributes.columnalign = side;
  if (tag === "menclose" && attributes.notation === undefined)
    throw new TooMuch("uses something that cannot be shown");
  return { tag, attributes, text: "", children: [], unseen: false };
}

function isTag(tag: string): tag is MathTag {
  return tags.has(tag);
}

const leaves: ReadonlySet<string> = new Set(["mi", "mn", "mo", "mtext"]);

function finish({ tag, attributes, text, children, unseen }: Open, into: Open): void {
  const isLeaf = leaves.has(tag);
  into.children.push(
    simplified({ tag, attributes, text: isLeaf ? text : "", children: isLeaf || unseen ? [] : children }),
  );
}

/** How many children each of these has: a missing one is an empty row. */
const counts: Readonly<Partial<Record<MathTag, number>>> = {
  mfrac: 2,
  mroot: 2,
  msup: 2,
  msub: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};

/** A row of one thing is that thing; empty rows among others are nothing. */
function simplified(node: MathNode): MathNode {
  const count = counts[node.tag];
  if (count !== undefined)
    return {
      ...node,
      children: Array.from({ length: count }, (_, at) => node.children[at] ?? row([])),
    };
  if (node.tag === "mtable" || node.tag === "mtr" || leaves.has(node.tag)) return node;
  const children = node.children.filter((child) => child.tag !== "mrow" || child.children.length > 0);
  const [only] = children;
  if (node.tag === "mrow" && children.length === 1 && only !== undefined) return only;
  return { ...node, children };
}

export function row(children: readonly MathNode[]): MathNode {
  return { tag: "mrow", attributes: {}, text: "", children };
}

function unescaped(words: string): string {
  return words
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, "&");
}
