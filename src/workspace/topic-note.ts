import type { Heading, List, ListItem, Root, RootContent } from "mdast";
import { parseMarkdown, sourceOf, textOfNode } from "../markdown/tree.ts";
import type { Misconception, Task } from "./topic.ts";

type Part = { heading: Heading; title: string; nodes: RootContent[]; parts: Part[] };

/** The parts of a topic note, as far as they are there. */
export function readNote(source: string) {
  const parts = partsOf(parseMarkdown(source));
  // A note may be called what a part of it is called: "Practice with fractions".
  const find = (title: string, within: Part[] = parts.filter(({ heading }) => heading.depth === 2)) =>
    within.find((part) => part.title.toLowerCase() === title) ??
    [...within, ...parts].find((part) => part.title.toLowerCase().startsWith(title));
  const items = (title: string) =>
    (find(title)?.nodes ?? []).flatMap((node) => (node.type === "list" ? listItems(source, node) : []));
  return {
    items,
    tasks(title: string, below: string | null): Task[] {
      const part = below === null ? find(title) : find(below, find(title)?.parts ?? []);
      const nodes = part?.nodes ?? [];
      return nodes.flatMap((node) =>
        node.type === "list" ? node.children.map((item) => task(source, item)) : [],
      );
    },
    example() {
      const part = find("worked example");
      // A heading with nothing below it is no example.
      if (part === undefined || (part.nodes.length === 0 && part.parts.length === 0)) return null;
      const solution = find("solution", part.parts);
      const solved = (solution?.nodes ?? []).filter((node) => !isFigure(node));
      const code = solved.find((node) => node.type === "code");
      const rest = solved.filter((node) => node !== code);
      const told = part.nodes.filter((node) => !isFigure(node));
      return {
        problem: unlabelled("problem", sources(source, told)),
        figure: sources(
          source,
          [part, ...part.parts].flatMap(({ nodes }) => nodes.filter(isFigure)),
        ),
        steps: (find("steps", part.parts)?.nodes ?? []).flatMap((node) =>
          node.type === "list" ? listItems(source, node).map((i) => i.text) : [],
        ),
        solution: code === undefined ? sources(source, rest) : sourceOf(source, code),
        result: code === undefined ? "" : unlabelled("result", sources(source, rest)),
      };
    },
    /** Figures that stand outside the worked example, as their blocks. */
    figures: () =>
      parts
        .filter((part) => part !== find("worked example"))
        .flatMap((part) => [part, ...part.parts])
        .flatMap(({ nodes }) => nodes.filter(isFigure).map((node) => sourceOf(source, node))),
    misconceptions: () => (find("misconceptions")?.parts ?? []).map((part) => misconception(source, part)),
  };
}

/** A picture as data (decision 47). */
function isFigure(node: RootContent): boolean {
  return node.type === "code" && node.lang === "figure";
}

function partsOf(root: Root): Part[] {
  const top: Part[] = [];
  for (const node of root.children) {
    const last = top.at(-1);
    if (node.type === "heading" && node.depth <= 2)
      top.push({ heading: node, title: textOfNode(node), nodes: [], parts: [] });
    else if (node.type === "heading" && last !== undefined)
      last.parts.push({ heading: node, title: textOfNode(node), nodes: [], parts: [] });
    else if (last !== undefined) (last.parts.at(-1) ?? last).nodes.push(node);
  }
  return top;
}

function listItems(source: string, list: List): { text: string }[] {
  return list.children.map((item) => ({ text: itemSource(source, item) }));
}

/** An item's markdown without its bullet, its further lines moved to the left. */
function itemSource(source: string, item: ListItem): string {
  const indent = (item.position?.start.column ?? 1) - 1;
  const [first = "", ...rest] = sourceOf(source, item).split("\n");
  const marker = /^(?:[-*+]|\d+[.)])\s+/.exec(first)?.[0].length ?? 0;
  const outdent = new RegExp(`^ {0,${indent + marker}}`);
  return [first.slice(marker), ...rest.map((line) => line.replace(outdent, ""))].join("\n").trim();
}

function task(source: string, item: ListItem): Task {
  const text = itemSource(source, item);
  const at = /(?:^|\n)\s*\*\*Answer:?\*\*:?\s*/.exec(text);
  if (at === null) return { text, answer: "" };
  return { text: text.slice(0, at.index).trim(), answer: text.slice(at.index + at[0].length).trim() };
}

function misconception(source: string, part: Part): Misconception {
  const fields = new Map<string, ListItem>();
  for (const node of part.nodes) {
    if (node.type !== "list") continue;
    for (const item of node.children) fields.set(label(textOfNode(item)), item);
  }
  const field = (name: string) => {
    const item = fields.get(name);
    return item === undefined ? "" : unlabelled(name, itemSource(source, item));
  };
  const asked = fields.get("question");
  const options = (asked?.children ?? []).flatMap((node) =>
    node.type === "list" ? node.children.map((o) => option(itemSource(source, o))) : [],
  );
  const question = asked === undefined ? "" : unlabelled("question", itemSource(source, asked));
  const [, answer = "", why = ""] = /^([A-E])\b[,.:]?\s*([\s\S]*)$/.exec(field("answer")) ?? [];
  return {
    title: part.title,
    think: field("what pupils think"),
    truth: field("what is true"),
    question: question.split(/\n\s*- A[.)]/)[0]?.trim() ?? "",
    options,
    answer,
    why,
  };
}

function option(text: string): { letter: string; text: string } {
  const [, letter = "", rest = text] = /^([A-E])[.)]\s*([\s\S]*)$/.exec(text) ?? [];
  return { letter, text: rest.trim() };
}

function label(text: string): string {
  return (text.split(":")[0] ?? "").trim().toLowerCase();
}

function unlabelled(name: string, text: string): string {
  return text.replace(new RegExp(`^\\*\\*${name}:?\\*\\*:?\\s*`, "i"), "").trim();
}

function sources(source: string, nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => sourceOf(source, node))
    .join("\n\n")
    .trim();
}
