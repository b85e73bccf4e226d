import type { Block } from "../document-text.ts";
import { lineOf } from "../line.ts";
import type { Content } from "../read-any.ts";
import { formulaText } from "./formula.ts";
import type { Package } from "./package.ts";
import { all, at, elements, lettersIn, type Xml } from "./xml.ts";

/** A presentation slide by slide, in the order in which it is shown, each with its speaker notes after it. */
export function readPptx(opened: Package, main: string): Content {
  const links = opened.links(main);
  const shown = at(opened.part(main) ?? undefined, "p:sldIdLst");
  const paths = (shown === undefined ? [] : elements(shown)).flatMap(({ attributes }) => {
    const path = links.get(attributes["r:id"] ?? "")?.path;
    return path === undefined ? [] : [path];
  });
  const blocks = paths.flatMap((path, index) => slide(opened, path, index + 1));
  return { format: "pptx", named: opened.title, blocks };
}

function slide(opened: Package, path: string, page: number): Block[] {
  const tree = at(opened.part(path) ?? undefined, "p:cSld", "p:spTree");
  if (tree === undefined) return [];
  const links = opened.links(path);
  const shapes = shapesIn(tree);
  const titles = shapes.filter((shape) => /^(?:ctrT|t)itle$/.test(placeOf(shape) ?? ""));
  const heading = titles.map((shape) => paragraphs(shape).join(" ")).join(" ");
  const rest = shapes
    .filter((shape) => !titles.includes(shape))
    .flatMap((shape) => ofShape(shape, page, (id) => opened.part(links.get(id)?.path ?? "")));
  const notes = [...links.values()].find(({ kind }) => kind === "notesSlide");
  return [
    ...(heading.trim() === "" ? [] : [{ kind: "heading" as const, text: heading, page, level: 1 }]),
    ...rest,
    ...(notes === undefined ? [] : speakerNotes(opened.part(notes.path), page)),
  ];
}

/** In their order on the slide, out of their groups; of what is there twice for older programs, the newer. */
function shapesIn(tree: Xml): Xml[] {
  return elements(tree).flatMap((one) => {
    if (one.name === "p:grpSp") return shapesIn(one);
    if (one.name === "mc:AlternateContent")
      return shapesIn(at(one, "mc:Choice") ?? at(one, "mc:Fallback") ?? one);
    return ["p:sp", "p:graphicFrame"].includes(one.name) ? [one] : [];
  });
}

/** Which place of its layout a shape fills: "title", "body", "sldNum"; null where it is a shape of its own. */
function placeOf(shape: Xml): string | null {
  const place = at(shape, "p:nvSpPr", "p:nvPr", "p:ph");
  return place === undefined ? null : (place.attributes.type ?? "obj");
}

const onEverySlide = new Set(["sldNum", "dt", "ftr", "hdr"]);

function ofShape(shape: Xml, page: number, part: (id: string) => Xml | null): Block[] {
  const place = placeOf(shape);
  if (place !== null && onEverySlide.has(place)) return [];
  if (shape.name === "p:graphicFrame") return ofFrame(shape, page, part);
  const body = at(shape, "p:txBody");
  return (body === undefined ? [] : all(body, "a:p")).flatMap((one): Block[] =>
    spoken(one)
      .split("\n")
      .filter((text) => text.trim() !== "")
      .map((text): Block => {
        if (!isBulleted(one, place)) return lineOf(text, page);
        return { ...lineOf(text, page), kind: "item" };
      }),
  );
}

/** The body of a layout has bullets unless a paragraph says otherwise, a text box has none. */
function isBulleted(paragraph: Xml, place: string | null): boolean {
  const looks = at(paragraph, "a:pPr");
  if (at(looks, "a:buNone") !== undefined) return false;
  if (at(looks, "a:buChar") !== undefined || at(looks, "a:buAutoNum") !== undefined) return true;
  return place === "body" || place === "obj";
}

/** A table, or a diagram ("SmartArt"), whose words stand in a part of their own. */
function ofFrame(frame: Xml, page: number, part: (id: string) => Xml | null): Block[] {
  const rows = all(frame, "a:tr").map((row) =>
    all(row, "a:tc").map((cell) => paragraphs(cell).join(" ").trim()),
  );
  const told = rows
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells): Block => ({ kind: "row", text: cells.join(" | "), page }));
  const [diagram] = all(frame, "dgm:relIds");
  const data = diagram === undefined ? null : part(diagram.attributes["r:dm"] ?? "");
  const points = data === null ? [] : all(data, "dgm:pt").flatMap((point) => paragraphs(point));
  return [...told, ...points.map((text): Block => ({ kind: "item", text, page }))];
}

function speakerNotes(notes: Xml | null, page: number): Block[] {
  const tree = at(notes ?? undefined, "p:cSld", "p:spTree");
  const bodies = (tree === undefined ? [] : shapesIn(tree)).filter((shape) => placeOf(shape) === "body");
  return bodies
    .flatMap(paragraphs)
    .map((text): Block => ({ kind: "paragraph", text: `Speaker notes: ${text}`, page }));
}

function paragraphs(part: Xml): string[] {
  return all(part, "a:p")
    .map(spoken)
    .filter((text) => text.trim() !== "");
}

function spoken(part: Xml): string {
  return elements(part)
    .map((one) => {
      if (one.name === "a:t") return lettersIn(one);
      if (one.name === "a:br") return "\n";
      if (one.name === "m:oMath") return ` ${formulaText(one)} `;
      if (one.name === "a:fld" && /slidenum|datetime/.test(one.attributes.type ?? "")) return "";
      if (one.name === "mc:AlternateContent") return spoken(at(one, "mc:Choice") ?? one);
      return one.name.endsWith("Pr") ? "" : spoken(one);
    })
    .join("");
}
