import { formulaNodes } from "../../markdown/formula-nodes.ts";
import { formulaSyntax } from "../../markdown/formula-syntax.ts";

/** Formulas between dollars, as everywhere else in the house. */
export function formulas(this: { data(): Extensions }): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), formulaSyntax()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), formulaNodes()];
}

type Extensions = {
  settings?: object;
  micromarkExtensions?: ReturnType<typeof formulaSyntax>[];
  fromMarkdownExtensions?: (ReturnType<typeof formulaNodes> | ReturnType<typeof formulaNodes>[])[];
};

type Node = { type: string; tex?: string; display?: boolean; data?: object; children?: Node[] };

/** What the page's code element makes a formula of: it passes as code through what cleans the page. */
export const formulaClass = { inLine: "language-tex-formula", onItsOwn: "language-tex-display" };

export function formulasAsCode() {
  return (tree: Node): void => turn(tree);
}

function turn(node: Node): void {
  for (const child of node.children ?? []) turn(child);
  if (node.type !== "formula" && node.type !== "formulaBlock") return;
  const display = node.type === "formulaBlock" || node.display === true;
  node.data = {
    hName: "code",
    hProperties: { className: [display ? formulaClass.onItsOwn : formulaClass.inLine] },
    hChildren: [{ type: "text", value: node.tex ?? "" }],
  };
}
