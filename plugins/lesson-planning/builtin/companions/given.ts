import type { RootContent } from "mdast";
import { parseMarkdown } from "../../../../src/markdown/tree.ts";
import { asksOfGiven, bringsGiven, type GivenKind } from "../../../../src/questions/given.ts";

/** Something that a lesson gives pupils to look at. */
export type Given = {
  markdown: string;
  kind: GivenKind;
  /** Where it stands: put before an example's steps, anywhere else in the teaching, what the example came to, the problem itself. */
  from: "example" | "lesson" | "solution" | "problem";
};

const problem = /^\s*(?:\*\*|__)(?:Problem|Example|Worked example):?(?:\*\*|__):?\s*/i;
const result = /^\s*(?:\*\*|__)(?:Result|Answer|Teacher)\b/i;
const label =
  /^\s*(?:\*\*|__)?(?:Source|Text|Extract|Poem|Passage|Letter|Item)\s*[A-H1-9]?\s*[:.](?:\*\*|__)?/;
const notTaught =
  /^(?:overview|learning outcomes|curriculum|success criteria|assessment|differentiation|resources|timings|homework)\b/i;

/** All that a lesson gives to look at, in its order. What stands together is one. */
export function givenIn(lesson: string): Given[] {
  const found: (Given & { at: number })[] = [];
  let taught = true;
  let from: Given["from"] = "lesson";
  for (const [at, node] of parseMarkdown(lesson).children.entries()) {
    const markdown = lesson.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
    if (node.type === "heading") {
      from = "lesson";
      if (node.depth <= 2) taught = !notTaught.test(markdown.replace(/^#+\s*/, ""));
    } else if (!taught) continue;
    else if (node.type === "paragraph" && problem.test(markdown)) {
      from = "example";
      found.push({ markdown: markdown.replace(problem, ""), kind: "text", from: "problem", at });
    } else if (node.type === "list" && node.ordered) from = from === "example" ? "solution" : from;
    else if (node.type === "paragraph" && result.test(markdown)) from = "lesson";
    else {
      const kind = kindOf(node, markdown);
      const last = found.at(-1);
      if (kind === null) continue;
      if (last?.at === at - 1 && last.kind === kind && last.from === from)
        found.splice(-1, 1, { ...last, markdown: `${last.markdown}\n\n${markdown}`, at });
      else found.push({ markdown, kind, from, at });
    }
  }
  return found.map(({ at: _, ...given }) => given);
}

function kindOf(node: RootContent, markdown: string): GivenKind | null {
  switch (node.type) {
    case "table":
      return "table";
    case "blockquote":
      return "text";
    case "code":
      if (node.lang === "figure")
        return /^kind: *(?:(?:bar|line)-chart|(?:trace-)?table|coordinate-grid)\b/m.test(node.value)
          ? "table"
          : "picture";
      if (node.lang === "question" || (node.lang ?? "text") !== "text") return null;
      return rowsOf(node.value).length > 1 ? "table" : "text";
    case "paragraph": {
      const [only, more] = node.children;
      return (only?.type === "emphasis" && more === undefined) || label.test(markdown) ? "text" : null;
    }
    default:
      return null;
  }
}

/** Rows of figures, their cells apart: a table of the lesson's own or one that spaces line up. */
function rowsOf(markdown: string): string[][] {
  return markdown
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*\|/, "")
        .split(/\s*\|\s*|\s{2,}/)
        .map((cell) => cell.trim())
        .filter(Boolean),
    )
    .filter((cells) => cells.length > 1);
}

const order: readonly Given["from"][] = ["example", "lesson", "solution", "problem"];

/**
 * What of a lesson a task is asked of. `missing`: it is asked of something that is neither there nor in the task itself;
 * a map may hang on the wall.
 */
export function givenFor(prompt: string, all: readonly Given[]): { needs: Given[]; missing: boolean } {
  const ranked = all.toSorted((a, b) => order.indexOf(a.from) - order.indexOf(b.from));
  const kind = asksOfGiven(prompt);
  const told = ranked.find((one) => one.from !== "problem" && speaksOf(prompt, one));
  if (kind === null)
    return { needs: told?.from === "solution" || told === undefined ? [] : [told], missing: false };
  const fit = ranked.filter((one) => one.kind === kind);
  const first =
    told ?? fit.find((one) => namesOf(prompt).some((name) => one.markdown.includes(name))) ?? fit[0];
  const several = first !== undefined && /\b(?:sources|texts|extracts|poems|both|each)\b/i.test(prompt);
  const needs = several ? fit.filter(({ from }) => from === first.from) : first === undefined ? [] : [first];
  return { needs, missing: kind !== "picture" && needs.length === 0 && !bringsGiven(prompt) };
}

/** It quotes two words of a text or more, or asks about rows of a table by their names. */
function speaksOf(prompt: string, { kind, markdown }: Given): boolean {
  if (kind === "table") {
    const [head = [], ...rows] = rowsOf(markdown);
    const says = (cell: string) =>
      cell.length > 3 && /\p{L}/u.test(cell) && prompt.toLowerCase().includes(cell.toLowerCase());
    const named = rows.filter(([first = ""]) => says(first)).length;
    return named > 1 || (named === 1 && head.slice(1).some(says));
  }
  const flat = markdown.replace(/\s+/g, " ");
  return [...prompt.matchAll(/["“]([^"”\n]+)["”]/g)].some(
    ([, said = ""]) => said.trim().includes(" ") && flat.includes(said.trim().replace(/[.,?!]$/, "")),
  );
}

/** Names inside a sentence: "the paragraph about Mina". */
function namesOf(prompt: string): string[] {
  return Array.from(prompt.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu), ([name]) => name);
}
