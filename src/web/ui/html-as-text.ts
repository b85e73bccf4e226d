/** Of Markdown as it was parsed, what matters here. */
type Node = { type: string; value?: string; children?: Node[] };

/** HTML in Markdown is shown as it was written: a word such as `<b>` is a word. A comment stays unseen, `<br>` a line's end. */
export function htmlAsText() {
  return (tree: Node): void => turn(tree);
}

function turn(node: Node): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child): Node[] => {
    turn(child);
    return child.type === "html" ? shown(child.value ?? "", flow.has(node.type)) : [child];
  });
}

function shown(value: string, isBlock: boolean): Node[] {
  const text = value.replace(/<!--[\s\S]*?-->/g, "").trim();
  if (text === "") return [];
  if (!isBlock && /^<br\s*\/?>$/i.test(text)) return [{ type: "break" }];
  // Inside a line the spaces are its neighbours'.
  return isBlock
    ? [{ type: "paragraph", children: [{ type: "text", value: text }] }]
    : [{ type: "text", value }];
}

/** Where a piece of HTML is a block of its own. */
const flow: ReadonlySet<string> = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);
