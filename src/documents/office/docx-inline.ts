import type { Block } from "../document-text.ts";
import { isOn } from "./docx-styles.ts";
import { formulaText } from "./formula.ts";
import { all, at, elements, lettersIn, type Xml } from "./xml.ts";

/** What stands in a paragraph. `page`: where its text begins. `bold`: of each run with text, null where its style decides. */
export type Inline = { text: string; page: number | null; bold: (boolean | null)[]; boxes: Block[] };

/** Changes accepted, what is hidden left out. `place` moves on with every mark of a page's end. */
export function inlineOf(
  paragraph: Xml,
  place: { page: number | null },
  box: (content: Xml) => Block[],
): Inline {
  const inline: Inline = { text: "", page: place.page, bold: [], boxes: [] };
  const say = (text: string) => {
    if (inline.text.trim() === "") inline.page = place.page;
    inline.text += text;
  };
  const walk = (part: Xml) => {
    for (const one of elements(part)) {
      const plain = marks[one.name];
      if (plain !== undefined) say(plain);
      else if (one.name === "w:t") say(lettersIn(one));
      else if (one.name === "w:lastRenderedPageBreak") place.page = (place.page ?? 1) + 1;
      else if (one.name === "m:oMath") say(` ${formulaText(one)} `);
      else if (one.name === "mc:AlternateContent") walk(seenOf(one));
      else if (one.name === "w:txbxContent") inline.boxes.push(...box(one));
      else if (one.name === "w:r") run(one);
      else if (one.name === "o:OLEObject")
        say(/^Equation/.test(one.attributes.ProgID ?? "") ? " [formula] " : "");
      else if (!unseen.has(one.name)) walk(one);
    }
  };
  const run = (part: Xml) => {
    const looks = at(part, "w:rPr");
    if (isOn(at(looks, "w:vanish")) === true) return;
    const before = inline.text.length;
    walk(part);
    if (inline.text.slice(before).trim() !== "") inline.bold.push(isOn(at(looks, "w:b")));
  };
  walk(paragraph);
  return inline;
}

const marks: Readonly<Record<string, string>> = {
  "w:tab": " ",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
};

const unseen = new Set([
  "w:pPr",
  "w:rPr",
  "w:del",
  "w:moveFrom",
  "w:instrText",
  "w:rt",
  "w:sdtPr",
  "wp:docPr",
]);

/** The same thing twice, for newer and older programs: one of them, the newer where there is text in it. */
function seenOf(part: Xml): Xml {
  const [newer, older] = [at(part, "mc:Choice"), at(part, "mc:Fallback")];
  if (newer !== undefined && (older === undefined || all(newer, "w:t", "a:t", "m:t").length > 0))
    return newer;
  return older ?? { ...part, inside: [] };
}
