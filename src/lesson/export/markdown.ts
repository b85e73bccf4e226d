import type { BlockContent, PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { drawFigure } from "../../figures/draw-figure.ts";
import { type Block, picture, type Run, type Table, text } from "./block.ts";
import type { ExportInput } from "./model.ts";
import { type Reference, referenceText } from "./references.ts";
import type { Sheet } from "./sheet.ts";

/** The teacher's own file: a note above it, references below it, the lesson itself byte for byte. */
export function renderTeacherMarkdown(input: ExportInput, sheet: Sheet): string {
  const below = sheet.references.length === 0 ? "" : `\n\n---\n\n${referenceMarkdown(sheet.references)}`;
  return `${writeBlocks(notes(sheet))}\n${input.markdown}${below}`;
}

export function renderMarkdown(sheet: Sheet): string {
  const parts = sheet.parts.flatMap((part): Block[] => {
    const heading: Block[] =
      part.title === null ? [] : [{ kind: "heading", level: 2, runs: [text(part.title)] }];
    return [...heading, ...part.blocks];
  });
  const title: Block = { kind: "heading", level: 1, runs: [text(sheet.title)] };
  return writeBlocks([title, ...notes(sheet), ...parts]);
}

/** Status, content guidance and origin, as one quotation that no other reader of markdown trips over. */
function notes(sheet: Sheet): Block[] {
  const said = [sheet.subtitle, sheet.status ?? "", ...guidance(sheet.guidance), sheet.footer];
  const lines = said.filter((line) => line !== "");
  const runs = lines.flatMap((line, at): Run[] =>
    at === 0 ? [text(line)] : [{ kind: "break", hard: true }, text(line)],
  );
  return lines.length === 0 ? [] : [{ kind: "quote", blocks: [{ kind: "paragraph", runs }] }];
}

function guidance(lines: readonly string[]): string[] {
  return lines.map((line) => `Content guidance: ${line}`);
}

function referenceMarkdown(references: readonly Reference[]): string {
  const items = references.map((one) => ({
    checked: null,
    blocks: [{ kind: "paragraph" as const, runs: [text(referenceText(one))] }],
  }));
  return writeBlocks([
    { kind: "heading", level: 2, runs: [text("Curriculum references")] },
    { kind: "list", ordered: true, start: 1, items },
  ]);
}

/** Blocks as markdown that reads as the same blocks again; a question that nobody printed is left out, with its key. */
export function writeBlocks(blocks: readonly Block[]): string {
  return toMarkdown({ type: "root", children: nodes(blocks) }, { bullet: "-", rule: "-", emphasis: "*" });
}

function nodes(blocks: readonly Block[]): BlockContent[] {
  return blocks.map(node);
}

function node(block: Block): BlockContent {
  switch (block.kind) {
    case "heading":
      return { type: "heading", depth: depth(block.level), children: phrasing(block.runs) };
    case "paragraph":
      return { type: "paragraph", children: phrasing(block.runs) };
    case "list": {
      const children = block.items.map((item) => {
        const box: RootContent[] = item.checked === null ? [] : [raw(item.checked ? "[x] " : "[ ] ")];
        const [first, ...rest] = nodes(item.blocks);
        const lead = first?.type === "paragraph" ? [withBox(first.children, box)] : first ? [first] : [];
        return { type: "listItem" as const, spread: rest.length > 0, children: [...lead, ...rest] };
      });
      return { type: "list", ordered: block.ordered, start: block.start, spread: false, children };
    }
    case "table":
      return raw(tableText(block));
    case "code":
      return { type: "code", lang: block.language, value: block.text };
    case "quote":
      return { type: "blockquote", children: nodes(block.blocks) };
    case "image":
      return { type: "paragraph", children: [{ type: "text", value: picture(block.alt) }] };
    case "figure":
      return figureNode(block);
    case "rule":
      return { type: "thematicBreak" };
    case "question":
      return { type: "blockquote", children: [] };
    case "together":
      return raw(writeBlocks(block.blocks).trimEnd());
    case "beside":
      return raw(
        [
          `**${block.number}. ${block.title}**`,
          writeBlocks(block.blocks).trimEnd(),
          "\\_\\_\\_\\_\\_\\_\\_\\_",
        ].join("\n\n"),
      );
    case "options":
      return raw(
        block.items
          .map(({ letter, runs }) => `- ${letter}. ${writeBlocks([{ kind: "paragraph", runs }]).trim()}`)
          .join("\n"),
      );
    case "lines":
      return raw(
        Array(block.count)
          .fill(`${block.before}\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_${block.after}`)
          .join("\n\n"),
      );
    case "cards":
      return raw(
        tableText({
          kind: "table",
          header: [[text("Word")], [text("What it means")]],
          rows: block.cards.map(({ front, back }) => [front, back]),
        }),
      );
  }
}

/** The block as it is; one with blanks holds their answers, so its words stand for it. */
function figureNode({ figure, source }: Extract<Block, { kind: "figure" }>): BlockContent {
  if (figure.blanks === undefined) return { type: "code", lang: "figure", value: source };
  return { type: "paragraph", children: [{ type: "text", value: picture(drawFigure(figure, "print").alt) }] };
}

function withBox(children: PhrasingContent[], box: readonly RootContent[]): BlockContent {
  const marks = box.flatMap((node) => (node.type === "html" ? [node] : []));
  return { type: "paragraph", children: [...marks, ...children] };
}

/** `html` is the node that is written as it stands: for what plain CommonMark has no node for. */
function raw(value: string): { type: "html"; value: string } {
  return { type: "html", value };
}

function tableText({ header, rows }: Table): string {
  const cell = (runs: Run[]): string =>
    writeBlocks([{ kind: "paragraph", runs }])
      .trim()
      .replace(/\\?\n/g, " ")
      .replace(/(?<!\\)\|/g, "\\|");
  const line = (cells: Run[][]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(header), `|${header.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n");
}

function phrasing(runs: readonly Run[]): PhrasingContent[] {
  return runs.flatMap((run): PhrasingContent[] => {
    if (run.kind === "break") return run.hard ? [{ type: "break" }] : [{ type: "text", value: "\n" }];
    if (run.kind === "formula") return [raw(run.display ? `$$${run.tex}$$` : `$${run.tex}$`)];
    const { marks, link } = run;
    let inner: PhrasingContent[] = [
      marks.includes("code") ? { type: "inlineCode", value: run.text } : { type: "text", value: run.text },
    ];
    if (marks.includes("strike")) inner = [raw("~~"), ...inner, raw("~~")];
    if (marks.includes("italic")) inner = [{ type: "emphasis", children: inner }];
    if (marks.includes("bold")) inner = [{ type: "strong", children: inner }];
    return link?.kind === "web" ? [{ type: "link", url: link.href, children: inner }] : inner;
  });
}

function depth(level: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const depths = [1, 2, 3, 4, 5, 6] as const;
  return depths[Math.min(Math.max(level, 1), 6) - 1] ?? 6;
}
