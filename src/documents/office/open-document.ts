import type { Block } from "../document-text.ts";
import { lineOf } from "../line.ts";
import type { Content } from "../read-any.ts";
import { Unreadable } from "../unreadable.ts";
import { all, at, elements, lettersIn, readXml, type Xml } from "./xml.ts";

/** A text or a presentation of LibreOffice: changes accepted, comments and footnotes left out. */
export function readOpenDocument(parts: ReadonlyMap<string, string>): Content {
  const root = readXml(parts.get("content.xml") ?? "");
  const meta = parts.get("meta.xml");
  const [named] = meta === undefined ? [] : all(readXml(meta), "dc:title");
  const text = at(root, "office:body", "office:text");
  const slides = at(root, "office:body", "office:presentation");
  const formula = (path: string) => {
    const source = parts.get(`${path.replace(/^\.\//, "")}/content.xml`);
    const [annotation] =
      source === undefined ? [] : all(withoutType(source), "annotation", "math:annotation");
    return lettersIn(annotation).trim() || "[formula]";
  };
  const parents = parentStyles(root);
  if (text !== undefined) {
    const paged = all(text, "text:soft-page-break").length > 0;
    const place: Place = { page: paged ? 1 : null, title: "", parents, formula };
    const blocks = inText(text, place);
    return { format: "odt", named: place.title || lettersIn(named), blocks };
  }
  if (slides === undefined)
    throw new Unreadable("is no text and no presentation. Copy the part you need and paste it.");
  const pages = elements(slides).filter(({ name }) => name === "draw:page");
  const blocks = pages.flatMap((page, index) =>
    slide(page, { page: index + 1, title: "", parents, formula }),
  );
  return { format: "odt", named: lettersIn(named), blocks };
}

/** Where the reading is; it moves on. */
type Place = {
  page: number | null;
  title: string;
  /** What a style is made from, by its name. */
  parents: ReadonlyMap<string, string>;
  formula: (path: string) => string;
};

const gone = new Set([
  "text:tracked-changes",
  "office:annotation",
  "office:annotation-end",
  "text:note",
  "text:table-of-content",
  "text:sequence-decls",
  "office:forms",
  "svg:title",
  "svg:desc",
]);

function inText(part: Xml, place: Place, listed = false): Block[] {
  return elements(part).flatMap((one): Block[] => {
    if (gone.has(one.name)) return [];
    if (one.name === "text:h" || one.name === "text:p") return paragraph(one, place, listed);
    if (one.name === "table:table-row") return tableRow(one, place);
    if (one.name === "text:soft-page-break") place.page = (place.page ?? 1) + 1;
    return inText(one, place, listed || one.name === "text:list-item");
  });
}

function paragraph(part: Xml, place: Place, listed: boolean): Block[] {
  const boxes: Block[] = [];
  let page = place.page;
  let text = "";
  const walk = (within: Xml) => {
    for (const one of within.inside) {
      if (typeof one === "string") {
        if (text.trim() === "") page = place.page;
        text += one;
      } else if (one.name === "text:soft-page-break") place.page = (place.page ?? 1) + 1;
      else if (one.name === "text:s" || one.name === "text:tab") text += " ";
      else if (one.name === "text:line-break") text += "\n";
      else if (one.name === "draw:text-box") boxes.push(...inText(one, place));
      else if (one.name === "draw:object") text += ` ${place.formula(one.attributes["xlink:href"] ?? "")} `;
      else if (!gone.has(one.name) && one.name !== "draw:image") walk(one);
    }
  };
  walk(part);
  if (text.trim() === "") return boxes;
  const level = headingLevel(part, place);
  if (level === 0 && place.title === "") place.title = text.trim();
  if (level !== null) return [{ kind: "heading", text, page, level: Math.max(1, level) }, ...boxes];
  if (listed) return [{ kind: "item", text, page }, ...boxes];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return [...lines.map((line) => lineOf(line, page)), ...boxes];
}

function tableRow(row: Xml, place: Place): Block[] {
  const { page } = place;
  const cells = all(row, "table:table-cell").map((cell) => inText(cell, place));
  const full = cells.filter((cell) => cell.length > 0);
  if (full.length <= 1) return full.flat();
  const texts = cells.map((cell) => cell.map(({ text }) => text.trim()).join(" "));
  return [{ kind: "row", text: texts.join(" | "), page }];
}

const onEverySlide = new Set(["page-number", "date-time", "footer", "header"]);

function slide(page: Xml, place: Place): Block[] {
  const blocks = elements(page).flatMap((one): Block[] => {
    const role = one.attributes["presentation:class"] ?? "";
    if (onEverySlide.has(role) || gone.has(one.name)) return [];
    if (one.name === "presentation:notes") return notesOf(one, place);
    const said = inText({ ...one, inside: [one] }, place);
    const title = said.map(({ text }) => text).join(" ");
    if (role !== "title") return said;
    return said.length === 0 ? [] : [{ kind: "heading", text: title, page: place.page, level: 1 }];
  });
  const isTitle = ({ kind }: Block) => kind === "heading";
  return [...blocks.filter(isTitle), ...blocks.filter((block) => !isTitle(block))];
}

function notesOf(notes: Xml, place: Place): Block[] {
  const spoken = all(notes, "draw:frame").filter(
    ({ attributes }) => attributes["presentation:class"] === "notes",
  );
  return spoken
    .flatMap((frame) => inText(frame, place))
    .map(({ text, page }): Block => ({ kind: "paragraph", text: `Speaker notes: ${text}`, page }));
}

function parentStyles(root: Xml): Map<string, string> {
  return new Map(
    all(root, "style:style").map(({ attributes }) => [
      attributes["style:name"] ?? "",
      attributes["style:parent-style-name"] ?? "",
    ]),
  );
}

/** By what it is, or by the style it has or is made from; 0 for the document's title, null for text. */
function headingLevel(part: Xml, { parents }: Place): number | null {
  const own = part.attributes["text:style-name"] ?? "";
  const style = [own, parents.get(own) ?? ""].find((name) => /^(?:Title|Heading_20_[1-9])$/.test(name));
  if (style === "Title") return 0;
  const said = part.attributes["text:outline-level"] ?? style?.slice(-1);
  return part.name === "text:h" || style !== undefined ? Number(said ?? 1) : null;
}

/** LibreOffice declares a document type in its formulas, and only there; one that declares entities is no XML to us. */
function withoutType(source: string): Xml {
  return readXml(source.replace(/<!DOCTYPE[^>[]*>/i, ""));
}
