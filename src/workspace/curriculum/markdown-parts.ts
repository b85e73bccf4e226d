import type { Definition, Nodes, Root } from "mdast";

/** What a browser would show of HTML: comments and tags gone, line breaks kept. */
export function seenIn(html: string): string {
  const kept = (text: string) => text.replace(/[^\n]/g, "");
  return html
    .replace(/<!--[\s\S]*?-->/g, kept)
    .replace(/<(?:br|\/?(?:td|th|tr|p|li|div))\b[^>]*>/gi, " ")
    .replace(/<\/?[a-z][^>]*>/gi, kept);
}

export function definitionsOf(root: Root): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Nodes): void => {
    if (node.type === "definition") add(node);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  const add = (node: Definition) => {
    if (!found.has(node.identifier)) found.set(node.identifier, node.url);
  };
  visit(root);
  return found;
}
