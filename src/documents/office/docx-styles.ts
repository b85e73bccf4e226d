import { at, elements, type Xml } from "./xml.ts";

export type Style = {
  level: number | null;
  title: boolean;
  listed: boolean;
  contents: boolean;
  bold: boolean;
};
/** What a paragraph's style makes of it, by the style's id. */
export type Styles = (id: string | undefined) => Style;

const plain: Style = { level: null, title: false, listed: false, contents: false, bold: false };

/** A style says what it is by its name in English, whatever Word's language; what it leaves open, by the one it is based on. */
export function stylesIn(part: Xml | null): Styles {
  const own = new Map(
    (part === null ? [] : elements(part)).map((style) => [style.attributes["w:styleId"] ?? "", style]),
  );
  const known = new Map<string, Style>();
  const styled = (id: string | undefined, depth = 0): Style => {
    const style = own.get(id ?? "");
    if (id === undefined || style === undefined || depth > 20) return plain;
    const before = known.get(id);
    if (before !== undefined) return before;
    const base = styled(at(style, "w:basedOn")?.attributes["w:val"], depth + 1);
    const name = (at(style, "w:name")?.attributes["w:val"] ?? "").toLowerCase();
    const heading = /^heading (\d)$/.exec(name)?.[1];
    const found = {
      level: heading === undefined ? (outlineLevel(at(style, "w:pPr")) ?? base.level) : Number(heading),
      title: name === "title" || base.title,
      listed: isListed(at(style, "w:pPr")) ?? (/^list (?:bullet|number)/.test(name) || base.listed),
      contents: /^toc \d$|^table of figures$/.test(name) || base.contents,
      bold: isOn(at(style, "w:rPr", "w:b")) ?? base.bold,
    };
    known.set(id, found);
    return found;
  };
  return (id) => styled(id);
}

/** 1 to 9; null where it says nothing, or that it is body text. */
export function outlineLevel(properties: Xml | undefined): number | null {
  const value = Number(at(properties, "w:outlineLvl")?.attributes["w:val"] ?? Number.NaN);
  return value >= 0 && value < 9 ? value + 1 : null;
}

/** null where it says nothing of lists; number 0 takes it out of one. */
export function isListed(properties: Xml | undefined): boolean | null {
  const numbers = at(properties, "w:numPr");
  return numbers === undefined ? null : at(numbers, "w:numId")?.attributes["w:val"] !== "0";
}

/** null where nothing is said. */
export function isOn(property: Xml | undefined): boolean | null {
  if (property === undefined) return null;
  return !["0", "false", "none", "off"].includes(property.attributes["w:val"] ?? "");
}
