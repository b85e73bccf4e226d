import { foldedHeading } from "./heading-languages.ts";
import { headings } from "./headings.ts";
import { hasForm } from "./noun-forms.ts";

/** A list without the lines that head its parts, and the part that each line is in. Lines keep their numbers. */
export type Sectioned = { body: string; sectionOf(line: number): string };

/** `isRow`: whether a line has two sides. What has none and stands where a heading stands heads the lines below it. */
export function sectionsIn(text: string, isRow: (line: string) => boolean): Sectioned {
  const lines = text.split(/\r\n|\n|\r/);
  const below = nextWritten(lines);
  const rows = lines.filter((line) => isRow(line.trim()));
  const begun = firstWordsOf(rows);
  const isUsual = begun.values().reduce((sum, count) => sum + count, 0) * 2 >= rows.length;
  const sections: string[] = [];
  let section = "";
  let isQuoted = false;
  const body = lines.map((source, at) => {
    const title = isQuoted ? null : headingAt(at);
    if ((source.split('"').length - 1) % 2 === 1) isQuoted = !isQuoted;
    section = title ?? section;
    sections.push(section);
    return title === null ? source : "";
  });
  return { body: section === "" ? text : body.join("\n"), sectionOf: (line) => sections[line - 1] ?? "" };

  /** "der Betriebsrat" among "der Vertrag – contract" and "der Lohn – wage" is a word whose meaning was forgotten. */
  function beginsLikeWords(line: string): boolean {
    const [, first] = small.exec(line) ?? [];
    return first !== undefined && (isUsual || (begun.get(first) ?? 0) >= fewestAlike);
  }

  function headingAt(at: number): string | null {
    const line = (lines[at] ?? "").trim();
    if (line === "") return null;
    const marked = markedTitle(line);
    if (marked !== null) return marked;
    if (
      isRow(line) ||
      hasForm(line) ||
      beginsLikeWords(line) ||
      /^(?:[-*•]|\d{1,4}[.)])\s/.test(line) ||
      line.length > longest
    )
      return null;
    const next = below[at] ?? "";
    const heads = isRow(next) || markedTitle(next) !== null;
    const standsAlone = at === 0 || (lines[at - 1] ?? "").trim() === "";
    const isCalled = /[:：]$/.test(line) || (/\p{Lu}{2}/u.test(line) && line === line.toUpperCase());
    return heads && (standsAlone || isCalled) ? line.replace(/\s*[:：]$/, "") : null;
  }
}

const longest = 80;
const fewestAlike = 2;

/** A line that begins with a small word: an article, "to", "se". */
const small = /^\s*(?:[-*•]\s+|\d{1,4}[.)]\s+)?(\p{Ll}{1,4})\s+\p{L}/u;

/** How many lines begin with each. */
function firstWordsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [, first] = small.exec(line) ?? [];
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

/** Of each line the next one that is not empty. */
function nextWritten(lines: readonly string[]): string[] {
  const next: string[] = [];
  let written = "";
  for (let at = lines.length - 1; at >= 0; at--) {
    next[at] = written;
    written = lines[at]?.trim() || written;
  }
  return next;
}

/** "# Animals", "== Animals ==", "**Animals**", "[Animals]", "Unit 2", "Section: At home". */
function markedTitle(line: string): string | null {
  const [, hashed] = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? [];
  if (hashed !== undefined) return hashed;
  const [, , framed] = /^(={2,}|-{2,}|\*{1,3}|_{1,3})\s*([^=*_\t]+?)\s*\1:?$/.exec(line) ?? [];
  if (framed !== undefined && /\p{L}/u.test(framed)) return framed;
  const [, boxed] = /^\[([^\]\t]+)\]:?$/.exec(line) ?? [];
  if (boxed !== undefined) return boxed;
  const [, name = "", number = "", rest = ""] =
    /^(\p{L}+)\s*(\d{1,3})?\s*(?:[:.–—-]\s*(\P{C}*))?$/u.exec(line) ?? [];
  if (!units.has(foldedHeading(name)) || (number === "" && rest === "")) return null;
  return rest === "" ? `${name} ${number}` : rest;
}

/** What people call a part of a list; "tag" and "deck" head columns only. */
const units = new Set(headings.unit.filter((name) => !/^(?:tags?|deck|category)$/.test(name)));
