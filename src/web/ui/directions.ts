import type { HtmlNode as Node } from "./html-node.ts";

/**
 * Text of two directions: a block runs from right to left where it begins so and most of its letters do. In any other,
 * each word of that direction keeps to itself: a sentence may begin with one, and a list of them stays a list.
 */
export function directions() {
  return (tree: Node): void => look(tree);
}

const blocks: ReadonlySet<string> = new Set(["p", "li", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6"]);
const scripts = ["Arabic", "Hebrew", "Syriac", "Thaana", "Nko", "Adlam"];
const letter = `[${scripts.map((name) => `\\p{Script=${name}}`).join("")}]`;
const rightToLeft = new RegExp(letter, "u");

function look(node: Node): void {
  if (node.tagName === "pre") return;
  const isBlock = node.tagName !== undefined && blocks.has(node.tagName);
  // A list item with paragraphs of its own leaves it to them.
  if (isBlock && !node.children?.some((child) => blocks.has(child.tagName ?? ""))) turn(node);
  else for (const child of node.children ?? []) look(child);
}

function turn(block: Node): void {
  const letters = textOf(block).match(/\p{L}/gu) ?? [];
  const right = letters.filter((letter) => rightToLeft.test(letter)).length;
  if (right === 0) return;
  const isRight = right * 2 > letters.length && rightToLeft.test(letters[0] ?? "");
  block.properties = { ...block.properties, dir: isRight ? "rtl" : "ltr" };
  if (!isRight) keepApart(block);
}

function textOf(node: Node): string {
  return node.value ?? node.children?.map(textOf).join("") ?? "";
}

/** Words of the other direction, with what stands between them; a comma or a dash of this one's ends them. */
const word = `(?:${letter}[\\p{M}\\p{Cf}]*)+`;
const runs = new RegExp(`(${word}(?:[ \\u00a0\\u060c\\u061b]+${word})*)`, "u");

function keepApart(node: Node): void {
  if (node.children === undefined || node.tagName === "code") return;
  node.children = node.children.flatMap((child): Node[] => {
    keepApart(child);
    if (child.type !== "text" || child.value === undefined) return [child];
    return child.value
      .split(runs)
      .map((text, at): Node => {
        const piece: Node = { type: "text", value: text };
        if (at % 2 === 0) return piece;
        return { type: "element", tagName: "bdi", properties: {}, children: [piece] };
      })
      .filter((piece) => piece.value !== "");
  });
}
