import type { Line } from "./lines.ts";

/** How many lines at the top and at the bottom may stand on every page. */
const deepest = 3;

/** Pages without what stands at the top or the bottom of most of them, whatever number is in it, and without page numbers. */
export function withoutFurniture(pages: readonly (readonly Line[])[]): Line[][] {
  const counted = new Map<string, number>();
  for (const lines of pages)
    for (const text of new Set(edges(lines).map(({ text }) => unnumbered(text))))
      counted.set(text, (counted.get(text) ?? 0) + 1);
  const full = pages.filter((lines) => lines.length > 0).length;
  const isFurniture = ({ text }: Line) =>
    isPageNumber(text) || (full > 1 && (counted.get(unnumbered(text)) ?? 0) >= Math.max(2, full * 0.6));
  return pages.map((lines) => {
    const gone = new Set(edges(lines).filter(isFurniture));
    return lines.filter((line) => !gone.has(line));
  });
}

/** By height, not by order: a footer stands below both columns. */
function edges(lines: readonly Line[]): Line[] {
  const downwards = lines.toSorted((a, b) => b.y - a.y);
  return [...downwards.slice(0, deepest), ...downwards.slice(-deepest)];
}

function unnumbered(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim().toLowerCase();
}

function isPageNumber(text: string): boolean {
  return /^(?:[-–—|\s]*)(?:(?:page|p\.|seite|halaman|página|pagina)\s*)?\d{1,4}(?:\s*(?:\/|of|von|daripada|de|di)\s*\d{1,4})?(?:[-–—|\s]*)$/i.test(
    text,
  );
}
