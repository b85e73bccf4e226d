import { strToU8, zipSync } from "fflate";

/** Documents as programs make them, as small as they can be. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const packed = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === "string" ? strToU8(part) : part] as const,
  );
  return zipSync(Object.fromEntries(packed), { level: 6 });
}

const relations = (links: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`;
const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;

const styles = `<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
<w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="berschrift1"/></w:style>
<w:style w:styleId="Titel"><w:name w:val="Title"/></w:style><w:style w:styleId="Verz1"><w:name w:val="toc 1"/></w:style>
<w:style w:styleId="Liste"><w:name w:val="List Bullet"/></w:style></w:styles>`;

/** `body`: WordprocessingML. */
export function docxOf(body: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array {
  return zipOf({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations(link("rId1", "officeDocument", "word/document.xml")),
    "word/_rels/document.xml.rels": relations(link("rId1", "styles", "styles.xml")),
    "word/styles.xml": styles,
    "word/document.xml": `<?xml version="1.0"?><w:document><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ...more,
  });
}

export const para = (text: string, style?: string, run = "") =>
  `<w:p>${style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const shape = (place: string, paragraphs: readonly string[]) =>
  `<p:sp><p:nvSpPr><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join("")}</p:txBody></p:sp>`;

export type Slide = { title: string; points: readonly string[]; box?: string; notes?: string };

/** The first slide has the highest number in its file name, and its title comes last in it. */
export function pptxOf(slides: readonly Slide[]): Uint8Array {
  const file = (at: number) => `slide${slides.length - at}`;
  const parts: Record<string, string> = {
    "_rels/.rels": relations(link("a", "officeDocument", "ppt/presentation.xml")),
    "ppt/presentation.xml": `<p:presentation><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="r${at}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(
      slides.map((_, at) => link(`r${at}`, "slide", `slides/${file(at)}.xml`)).join(""),
    ),
  };
  for (const [at, { title, points, box, notes }] of slides.entries()) {
    const shapes = [
      shape('<p:ph type="sldNum"/>', ["7"]),
      shape('<p:ph idx="1"/>', points),
      box === undefined ? "" : shape("", [box]),
      shape('<p:ph type="title"/>', [title]),
    ];
    parts[`ppt/slides/${file(at)}.xml`] =
      `<p:sld><p:cSld><p:spTree><p:grpSp>${shapes.join("")}</p:grpSp></p:spTree></p:cSld></p:sld>`;
    if (notes === undefined) continue;
    parts[`ppt/slides/_rels/${file(at)}.xml.rels`] = relations(
      link("n", "notesSlide", `../notesSlides/n${at}.xml`),
    );
    parts[`ppt/notesSlides/n${at}.xml`] =
      `<p:notes><p:cSld><p:spTree>${shape('<p:ph type="body"/>', [notes])}</p:spTree></p:cSld></p:notes>`;
  }
  return zipOf(parts);
}

export function odtOf(body: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<?xml version="1.0"?><office:document-content><office:automatic-styles><style:style style:name="P1" style:parent-style-name="Heading_20_2"/></office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    ...more,
  });
}

/** Text at a place on an A4 page: 595 by 842 points, from below. */
export type Placed = { text: string; x: number; y: number; size?: number };

/** `trailer`: more of its last dictionary. */
export function pdfOf(pages: readonly (readonly Placed[])[], trailer = "", catalog = ""): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ");
  add(`<</Type/Catalog/Pages 2 0 R ${catalog}>>`);
  add(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>");
  for (const [at, placed] of pages.entries()) {
    const drawn = placed.map(
      ({ text, x, y, size = 11 }) =>
        `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`,
    );
    const content = drawn.join("\n");
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * at} 0 R>>`,
    );
    add(`<</Length ${content.length}>>stream\n${content}\nendstream`);
  }
  let file = "%PDF-1.4\n";
  const places: number[] = [];
  for (const [at, body] of objects.entries()) {
    places.push(file.length);
    file += `${at + 1} 0 obj${body}endobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R ${trailer}>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(`${file}${end}`, "latin1");
}

/** A column of lines, each as many points below the one before as lines are in print. */
export function columnOf(lines: readonly string[], x: number, y: number, size = 11): Placed[] {
  return lines.map((text, at) => ({ text, x, y: y - at * 13, size }));
}
