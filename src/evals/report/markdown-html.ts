import type { Nodes } from "mdast";
import { escaped } from "../../lesson/export/html.ts";
import { parseMarkdown } from "../../markdown/tree.ts";

/** The markdown of our reports as HTML: headings, paragraphs, lists, tables. Whatever else stands in it is shown as text, never as markup. */
export function htmlOf(markdown: string): string {
  return parseMarkdown(markdown).children.map(block).join("\n");
}

function block(node: Nodes): string {
  switch (node.type) {
    case "heading":
      return `<h${node.depth}>${inside(node)}</h${node.depth}>`;
    case "paragraph":
      return `<p>${inside(node)}</p>`;
    case "list":
      return `<ul>\n${node.children.map((item) => `<li>${item.children.map(tight).join("\n")}</li>`).join("\n")}\n</ul>`;
    case "table": {
      const [head, ...rows] = node.children.map((row, at) => {
        const cell = at === 0 ? "th" : "td";
        return `<tr>${row.children.map((one) => `<${cell}>${inside(one)}</${cell}>`).join("")}</tr>`;
      });
      return `<table>\n<thead>${head ?? ""}</thead>\n<tbody>\n${rows.join("\n")}\n</tbody>\n</table>`;
    }
    default:
      return `<p>${inline(node)}</p>`;
  }
}

/** A paragraph in a list is its line. */
function tight(node: Nodes): string {
  return node.type === "paragraph" ? inside(node) : block(node);
}

function inside(node: Nodes): string {
  return "children" in node ? node.children.map(inline).join("") : inline(node);
}

function inline(node: Nodes): string {
  switch (node.type) {
    case "strong":
      return `<strong>${inside(node)}</strong>`;
    case "emphasis":
      return `<em>${inside(node)}</em>`;
    case "inlineCode":
      return `<code>${escaped(node.value)}</code>`;
    case "break":
      return "<br>";
    default:
      return "value" in node ? escaped(node.value) : inside(node);
  }
}
