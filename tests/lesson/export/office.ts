import { readZip } from "../../../src/text/zip.ts";

/** The parts of an office file as text, and what a reader of its XML would complain about. */
export function openOffice(bytes: Uint8Array): { part: (name: string) => string; names: string[] } {
  const entries = readZip(bytes);
  return {
    names: [...entries.keys()],
    part: (name) => {
      const content = entries.get(name);
      if (content === undefined) throw new Error(`no ${name} in ${[...entries.keys()].join(", ")}`);
      return new TextDecoder("utf-8", { fatal: true }).decode(content);
    },
  };
}

/** The words of a document or slide, entities resolved, paragraphs on lines of their own. */
export function wordsOf(xml: string): string {
  return xml
    .replace(/<\/(?:w|a):p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

/** The slides in order. */
export function slidesIn(bytes: Uint8Array): string[] {
  const { names, part } = openOffice(bytes);
  const count = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  return Array.from({ length: count }, (_, at) => part(`ppt/slides/slide${at + 1}.xml`));
}

/** Throws on tags that do not close in order and on characters XML cannot hold. */
export function checkXml(xml: string): void {
  const open: string[] = [];
  for (const [, close, name = "", rest = ""] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (close === "/") {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
    } else if (!rest.endsWith("/")) open.push(name);
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(", ")}`);
  const text = xml.replace(/<[^>]*>/g, "");
  if (/[<>]|&(?!amp;|lt;|gt;|quot;|apos;|#)/.test(text)) throw new Error("unescaped text");
}
