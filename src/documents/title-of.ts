import type { Block } from "./document-text.ts";
import { isClassOrTime, isFurniture } from "./page-furniture.ts";

/** What programs write where nobody gave a title. */
const nobodys =
  /^(?:untitled.*|(?:powerpoint|google slides|apple keynote) presentation|presentation ?\d*|document ?\d*|slide ?\d*|title|new page|microsoft (?:word|powerpoint))$/i;

const longest = 150;

/** The title that it gives itself; or else its first heading that names its matter; or else the file's name. */
export function titleOf(named: string, blocks: readonly Block[], name: string): string {
  const own = fileless(named.replace(/\s+/g, " ").trim());
  const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
  const heading = headings.find((text) => !isClassOrTime(text) && !isFurniture(text)) ?? "";
  const names = [isClassOrTime(own) || isFurniture(own) ? "" : own, heading, fileless(name)];
  const found = names.find((title) => title !== "" && !nobodys.test(title)) ?? name;
  return found.slice(0, longest).toWellFormed().trim() || "Untitled";
}

/** "Microsoft Word - Forces_y9.docx" → "Forces y9" */
function fileless(title: string): string {
  const bare = title.replace(/^Microsoft (?:Word|PowerPoint) - /i, "");
  if (!/\.[a-z0-9]{2,5}$/i.test(bare) || /\s\d*\.\d+$/.test(bare)) return bare;
  return bare
    .replace(/^.*[\\/]/, "")
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .replace(/_+/g, " ")
    .trim();
}
