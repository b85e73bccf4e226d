import type { Formula, MathNode } from "./formula.ts";

/** An element of a page: for React to make, or to be written out. */
export type MathElement = {
  tag: string;
  attributes: Record<string, string>;
  children: (MathElement | string)[];
};

/** As browsers show it: what MathML Core lacks (crossed out, boxed, a line above) is a class. */
export function mathmlOf({ display, tree }: Formula, aloud: string): MathElement {
  const attributes: Record<string, string> = {
    "aria-label": aloud,
    ...(display ? { display: "block" } : {}),
  };
  return { tag: "math", attributes, children: [element(tree)] };
}

const classes: Readonly<Record<string, string>> = {
  box: "formula-boxed",
  updiagonalstrike: "formula-struck",
  downdiagonalstrike: "formula-struck",
  horizontalstrike: "formula-through",
  top: "formula-over",
  bottom: "formula-under",
};

function element({ tag, attributes, text, children }: MathNode): MathElement {
  const inner = children.map(element);
  if (tag === "menclose")
    return {
      tag: "mrow",
      attributes: { class: classes[attributes.notation ?? "box"] ?? "" },
      children: inner,
    };
  const { columnalign, ...rest } = attributes;
  const aligned: Record<string, string> =
    columnalign === undefined ? {} : { class: `formula-${columnalign}` };
  return { tag, attributes: { ...rest, ...aligned }, children: text === "" ? inner : [text] };
}

export function written(
  { tag, attributes, children }: MathElement,
  escaped: (text: string) => string,
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = children.map((child) =>
    typeof child === "string" ? escaped(child) : written(child, escaped),
  );
  return `<${tag}${given.join("")}>${inner.join("")}</${tag}>`;
}
