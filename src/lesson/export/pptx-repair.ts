import { readZip, writeZip } from "../../text/zip.ts";

/**
 * What pptxgenjs 4.0.1 writes, as PowerPoint wants it. It repeats a paragraph's properties before every run (only
 * the first may stand), gives a table the number of another shape, and puts all speaker notes into one paragraph.
 */
export function repairPptx(bytes: Uint8Array): Uint8Array {
  const entries = readZip(bytes);
  for (const [name, content] of entries) {
    const isSlide = /^ppt\/slides\/slide\d+\.xml$/.test(name);
    const isNotes = /^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name);
    if (!isSlide && !isNotes) continue;
    const xml = new TextDecoder().decode(content);
    entries.set(name, new TextEncoder().encode(isSlide ? repairSlide(xml) : repairNotes(xml)));
  }
  return writeZip(entries);
}

export function repairSlide(xml: string): string {
  let id = 1;
  return (
    xml
      .replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
        const [first = ""] = /<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/s.exec(paragraph) ?? [];
        const bare = paragraph.replace(/<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs, "");
        return bare.replace("<a:p>", () => `<a:p>${first}`);
      })
      .replace(/(<p:cNvPr id=")\d+"/g, (_, start: string) => `${start}${id++}"`)
      // Without a font of its own a bullet comes from whatever the program falls back to, small and high.
      .replace(/<a:buChar /g, '<a:buFont typeface="Arial"/><a:buChar ')
      .replace(/ lang="en-US"/g, ' lang="en-GB"')
  );
}

function repairNotes(xml: string): string {
  return xml.replace(
    /<a:p><a:r>(<a:rPr[^>]*\/>)<a:t>([^<]*)<\/a:t><\/a:r>(<a:endParaRPr[^>]*\/>)<\/a:p>/,
    (_, look: string, words: string, end: string) =>
      words
        .split(/\r?\n/)
        .map((line) => `<a:p>${line === "" ? "" : `<a:r>${look}<a:t>${line}</a:t></a:r>`}${end}</a:p>`)
        .join(""),
  );
}
