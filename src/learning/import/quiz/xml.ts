import { XMLParser } from "fast-xml-parser";

/** A part of an XML document: what stands in it, and its parts by name. */
export type XmlPart = { attributes: Record<string, string>; text: string; parts: Map<string, XmlPart[]> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  cdataPropName: "#cdata",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
});

/** Throws on what is no XML. Declared entities are refused: no question bank has them, and they can grow without end. */
export function readXml(source: string): XmlPart {
  if (/<!(DOCTYPE|ENTITY)/i.test(source)) throw new Error("it declares a document type");
  const read: unknown = parser.parse(source, true);
  return partOf(read, {});
}

export function partsOf(part: XmlPart, name: string): XmlPart[] {
  return part.parts.get(name) ?? [];
}

/** Of the first part of this name; empty where there is none. */
export function textIn(part: XmlPart, ...path: string[]): string {
  let at: XmlPart | undefined = part;
  for (const name of path) at = at?.parts.get(name)?.[0];
  return at?.text ?? "";
}

function partOf(nodes: unknown, attributes: Record<string, string>): XmlPart {
  const part: XmlPart = { attributes, text: "", parts: new Map() };
  for (const node of Array.isArray(nodes) ? nodes : []) {
    if (typeof node !== "object" || node === null) continue;
    const own = ":@" in node ? attributesOf(node[":@"]) : {};
    for (const [name, inside] of Object.entries(node)) {
      if (name === ":@") continue;
      if (name === "#text") part.text += String(inside);
      else if (name === "#cdata") part.text += partOf(inside, {}).text;
      else add(part.parts, name, partOf(inside, own));
    }
  }
  return part;
}

function attributesOf(given: unknown): Record<string, string> {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

function add(parts: Map<string, XmlPart[]>, name: string, part: XmlPart): void {
  const known = parts.get(name);
  if (known === undefined) parts.set(name, [part]);
  else known.push(part);
}
