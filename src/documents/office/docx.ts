import type { Block } from "../document-text.ts";
import { couldHead, lineOf } from "../line.ts";
import type { Content } from "../read-any.ts";
import { type Inline, inlineOf } from "./docx-inline.ts";
import { isListed, outlineLevel, type Styles, stylesIn } from "./docx-styles.ts";
import type { Package } from "./package.ts";
import { all, at, elements, type Xml } from "./xml.ts";

/**
 * A Word document as its reader sees it: changes accepted, comments, hidden text, field codes and the table of contents
 * left out, text boxes after the paragraph that holds them. It has pages where Word left marks of them.
 */
export function readDocx(opened: Package, main: string): Content {
  const body = at(opened.part(main) ?? undefined, "w:body");
  if (body === undefined) throw new Error("no body");
  const links = [...opened.links(main).values()];
  const styles = stylesIn(opened.part(links.find(({ kind }) => kind === "styles")?.path ?? ""));
  const isPaged = all(body, "w:lastRenderedPageBreak").length > 0;
  const place: Place = { styles, page: isPaged ? 1 : null, title: "" };
  const blocks = inBody(body, place);
  return { format: "docx", named: place.title || opened.title, blocks };
}

/** Where the reading is; it moves on. `title`: of the first paragraph that is styled as one. */
type Place = { styles: Styles; page: number | null; title: string };

function inBody(part: Xml, place: Place): Block[] {
  return elements(part).flatMap((one) => {
    if (one.name === "w:p") return paragraph(one, place);
    if (one.name === "w:tbl") return all(one, "w:tr").flatMap((row) => tableRow(row, place));
    return gone.has(one.name) ? [] : inBody(one, place);
  });
}

const gone = new Set(["w:del", "w:moveFrom", "w:sectPr", "w:sdtPr", "w:tcPr"]);

function tableRow(row: Xml, place: Place): Block[] {
  if (at(row, "w:trPr", "w:del") !== undefined) return [];
  const { page } = place;
  const cells = all(row, "w:tc").map((cell) => inBody(cell, place));
  const full = cells.filter((cell) => cell.length > 0);
  // One cell with something in it is a frame around a text.
  if (full.length <= 1) return full.flat();
  const texts = cells.map((cell) => cell.map(({ text }) => text.trim()).join(" "));
  return [{ kind: "row", text: texts.join(" | "), page }];
}

function paragraph(part: Xml, place: Place): Block[] {
  const properties = at(part, "w:pPr");
  const style = place.styles(at(properties, "w:pStyle")?.attributes["w:val"]);
  const inline = inlineOf(part, place, (box) => inBody(box, place));
  if (style.contents) return [];
  const text = inline.text.trim();
  if (text === "") return inline.boxes;
  const { page } = inline;
  if (style.title && place.title === "") place.title = text;
  const level = style.title ? 1 : (outlineLevel(properties) ?? style.level);
  if (level !== null) return [{ kind: "heading", text, page, level }, ...inline.boxes];
  if (isListed(properties) ?? style.listed) return [{ kind: "item", text, page }, ...inline.boxes];
  if (couldHead(text) && isBold(inline, style.bold))
    return [{ kind: "heading", text, page, level: 3 }, ...inline.boxes];
  // A line that was broken by hand is a line.
  const lines = inline.text.split("\n").filter((line) => line.trim() !== "");
  return [...lines.map((line) => lineOf(line, page)), ...inline.boxes];
}

/** Many a teacher's heading is a line in bold. */
function isBold({ bold }: Inline, byStyle: boolean): boolean {
  return bold.length > 0 && bold.every((one) => one ?? byStyle);
}
