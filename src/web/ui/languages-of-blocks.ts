import { surelyWrittenIn } from "../../words/written-in.ts";
import type { HtmlNode as Node } from "./html-node.ts";

/** A block whose words are surely of another language than the page's says so: a screen reader then says it in that one. */
export function languagesOfBlocks() {
  return (tree: Node): void => look(tree);
}

const blocks: ReadonlySet<string> = new Set(["p", "li", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6"]);
const within: ReadonlySet<string> = new Set([...blocks, "ul", "ol"]);

function look(node: Node): void {
  if (node.tagName === "pre") return;
  const isWhole = !node.children?.some(({ tagName = "" }) => within.has(tagName));
  if (node.tagName !== undefined && blocks.has(node.tagName) && isWhole) {
    const lang = surelyWrittenIn(textOf(node));
    if (lang !== null) node.properties = { ...node.properties, lang };
    return;
  }
  for (const child of node.children ?? []) look(child);
  if (node.tagName === "li") node.children = node.children?.map(told);
}

/** The words of a list item in front of a list of its own: the list keeps its own language. */
function told(child: Node): Node {
  const lang = child.type === "text" ? surelyWrittenIn(child.value ?? "") : null;
  return lang === null
    ? child
    : { type: "element", tagName: "span", properties: { lang }, children: [child] };
}

function textOf(node: Node): string {
  if (node.tagName === "code") return "";
  return node.value ?? node.children?.map(textOf).join("") ?? "";
}
