import { at, elements, lettersIn, type Xml } from "./xml.ts";

/** A formula of Word or PowerPoint on one line: (a+b)/2, x^2, √(y); "[formula]" where nothing in it can be said so. */
export function formulaText(formula: Xml): string {
  return said(formula).replace(/\s+/g, " ").trim() || "[formula]";
}

function said(part: Xml): string {
  const of = (name: string) => {
    const found = at(part, name);
    return found === undefined ? "" : said(found);
  };
  switch (part.name) {
    case "m:f":
      return `${grouped(of("m:num"))}/${grouped(of("m:den"))}`;
    case "m:sSup":
      return `${of("m:e")}^${grouped(of("m:sup"))}`;
    case "m:sSub":
      return `${of("m:e")}_${grouped(of("m:sub"))}`;
    case "m:sSubSup":
      return `${of("m:e")}_${grouped(of("m:sub"))}^${grouped(of("m:sup"))}`;
    case "m:rad":
      return `${of("m:deg")}√${grouped(of("m:e"))}`;
    case "m:d":
      return `(${elements(part)
        .filter(({ name }) => name === "m:e")
        .map(said)
        .join(", ")})`;
    case "m:t":
      return lettersIn(part);
    default:
      return elements(part)
        .filter(({ name }) => !name.endsWith("Pr"))
        .map(said)
        .join("");
  }
}

function grouped(text: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}
