import { aloud } from "./aloud.ts";
import type { Formula, MathNode } from "./formula.ts";

/** Lengths in points. `depth` is how far it goes below the line that text stands on. */
export type DrawnFormula = { svg: string; width: number; height: number; depth: number; alt: string };

/**
 * A formula laid out and drawn in lines, no font needed, at this size of type. By MathJax, which is loaded on first
 * use; it is handed the formula's own tree, never what somebody typed.
 */
export async function drawn(formula: Formula, size: number, colour: string): Promise<DrawnFormula> {
  drawing ??= loaded();
  const convert = await drawing;
  const svg = convert(
    `<math display="${formula.display ? "block" : "inline"}">${mathml(formula.tree)}</math>`,
  );
  const [, left = "0", top = "0", wide = "0", high = "0"] =
    /viewBox="([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)"/.exec(svg) ?? [];
  // A thousand units are one em. A little room, so that no stroke touches the edge.
  const room = 40;
  const [x, y] = [Number(left) - room, Number(top) - room];
  const [w, h] = [Math.max(Number(wide), 1) + 2 * room, Math.max(Number(high), 1) + 2 * room];
  const points = (units: number): number => (units * size) / 1000;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${points(w)}" height="${points(h)}" viewBox="${x} ${y} ${w} ${h}" color="${colour}">`;
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll("currentColor", colour);
  return {
    svg: `${open}${inner}</svg>`,
    width: points(w),
    height: points(h),
    depth: points(y + h),
    alt: aloud(formula),
  };
}

let drawing: Promise<(mathml: string) => string> | undefined;

async function loaded(): Promise<(mathml: string) => string> {
  const [{ mathjax }, { MathML }, { SVG }, { liteAdaptor }, { RegisterHTMLHandler }] = await Promise.all([
    import("mathjax-full/js/mathjax.js"),
    import("mathjax-full/js/input/mathml.js"),
    import("mathjax-full/js/output/svg.js"),
    import("mathjax-full/js/adaptors/liteAdaptor.js"),
    import("mathjax-full/js/handlers/html.js"),
  ]);
  const adaptor = liteAdaptor();
  RegisterHTMLHandler(adaptor);
  const page = mathjax.document("", { InputJax: new MathML(), OutputJax: new SVG({ fontCache: "none" }) });
  return (source) => adaptor.innerHTML(page.convert(source, { em: 16, ex: 8, containerWidth: 100_000 }));
}

/** Full MathML, as MathJax knows it. */
function mathml({ tag, attributes, text, children }: MathNode): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const inner = text === "" ? children.map(mathml).join("") : escaped(text);
  return `<${tag}${given.join("")}>${inner}</${tag}>`;
}

function escaped(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
