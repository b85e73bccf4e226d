import { createHash } from "node:crypto";
import type { CompanionPart } from "../../message.ts";
import { parseLesson } from "../document.ts";
import { kindsOf, type SectionKind } from "../section-kind.ts";

/** What nothing is made from: plans, links and minutes may change, and the quiz stays as it is. */
const besideThePoint: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "overview",
  "curriculum-links",
  "assessment",
  "differentiation",
  "timings",
]);

/** What only slides show. */
const aims: ReadonlySet<SectionKind> = new Set<SectionKind>(["success-criteria", "learning-outcomes"]);

/** A mark for each section that companions are made from, by its id: the same text, the same mark. */
export function marksOf(lesson: string): Record<string, string> {
  const sections = parseLesson(lesson).sections.filter(
    ({ kind }) => kind === null || !besideThePoint.has(kind),
  );
  return Object.fromEntries(sections.map(({ id, text }) => [id, markOf(text)]));
}

/** Titles of what reads otherwise now, of what is gone and of what is new, as far as this part is made from it. */
export function changedSince(
  made: Readonly<Record<string, string>>,
  lesson: string,
  part: CompanionPart,
): string[] {
  const now = marksOf(lesson);
  const titles = new Map(parseLesson(lesson).sections.map(({ id, title }) => [id, title]));
  return [...new Set([...Object.keys(now), ...Object.keys(made)])]
    .filter((id) => now[id] !== made[id])
    .map((id) => titles.get(id) ?? id.replaceAll("-", " "))
    .filter(
      (title) =>
        part === "slides" ||
        !kindsOf(title)
          .slice(0, 1)
          .some((kind) => aims.has(kind)),
    );
}

/** Other minutes are no other tasks. */
function markOf(text: string): string {
  const words = text
    .replace(/\(\d+\s*min\w*\)/gi, "")
    .replace(/^\s*\*\*Time:?\*\*.*$/gim, "")
    .replace(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}
