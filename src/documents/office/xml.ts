import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { Unreadable } from "../unreadable.ts";

/** A part of an office file in its order. Names are as they stand there, with their prefix. */
export type Xml = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inside: readonly (Xml | string)[];
};

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** The outermost element. Throws on what is no XML; office files declare no entities, which can grow without end. */
export function readXml(source: string): Xml {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source))
    throw new Unreadable("declares XML entities, which no document does. It is damaged or made to do harm.");
  const [root] = nodes(parser.parse(source)).filter((node) => typeof node !== "string");
  if (root === undefined) throw new Error("no XML");
  return root;
}

const Nodes = z.array(z.record(z.string(), z.unknown()));

function nodes(parsed: unknown): (Xml | string)[] {
  return Nodes.parse(parsed).flatMap((node): (Xml | string)[] => {
    const [name] = Object.keys(node).filter((key) => key !== ":@");
    if (name === undefined) return [];
    if (name === "#text") return [String(node[name])];
    return [{ name, attributes: Attributes.parse(node[":@"] ?? {}), inside: nodes(node[name]) }];
  });
}

const Attributes = z.record(z.string(), z.coerce.string());

export function elements(part: Xml): Xml[] {
  return part.inside.filter((one) => typeof one !== "string");
}

/** The first element at the end of a path of names. */
export function at(part: Xml | undefined, ...path: readonly string[]): Xml | undefined {
  let found = part;
  for (const name of path)
    found = found?.inside.find((one): one is Xml => typeof one !== "string" && one.name === name);
  return found;
}

/** Every element of one of these names, however deep, in order; not those inside another found one. */
export function all(part: Xml, ...names: readonly string[]): Xml[] {
  return elements(part).flatMap((one) => (names.includes(one.name) ? [one] : all(one, ...names)));
}

/** All the letters in it, whatever they stand in. */
export function lettersIn(part: Xml | undefined): string {
  if (part === undefined) return "";
  return part.inside.map((one) => (typeof one === "string" ? one : lettersIn(one))).join("");
}
