import type { About } from "../../message.ts";
import type { LessonState, SectionState } from "../decide/decision.ts";
import { joined } from "../decide/order.ts";
import { parseLesson } from "../document.ts";
import { preambleOf, replaceSection } from "../splice.ts";

/**
 * A new whole draft with what was decided put back, byte for byte: every accepted section and every one that the
 * teacher had written again or picked, unless its own change was asked for (decision 42). One that the new draft
 * left out comes back in its place. Where nothing was asked for, nothing changes.
 */
export function keepDecided(before: LessonState, answer: string, asked: About): string {
  const draft = asked.kind === "edit" ? withOwn(answer, asked) : answer;
  const named = asked.kind === "revise" ? asked.sections : asked.kind === "edit" ? [asked.section] : [];
  if (asked.kind === "lesson" || named === "all") return draft;
  if (asked.kind === "talk") return before.markdown;
  const kept = new Map(
    before.sections
      .filter((section) => isDecided(section) && !named.includes(section.id))
      .map((section) => [section.id, section.text]),
  );
  const order = before.sections.map(({ id }) => id);
  const moved = parseLesson(before.original).sections.some(({ id }, at) => order[at] !== id);
  if (kept.size === 0 && !moved) return draft;
  const lesson = parseLesson(draft);
  const parts = lesson.sections.map(({ id, text }) => ({ id, text: kept.get(id) ?? text }));
  for (const [id, text] of kept) {
    if (parts.some((part) => part.id === id)) continue;
    const earlier = order.slice(0, order.indexOf(id));
    const at = parts.findLastIndex((part) => earlier.includes(part.id));
    parts.splice(at + 1, 0, { id, text });
  }
  const arranged = moved ? inOrder(parts, order) : parts;
  return joined(
    preambleOf(lesson),
    arranged.map(({ text }) => text),
  );
}

/** The teacher's own text, whatever was made of it. */
function withOwn(draft: string, { section, text }: Extract<About, { kind: "edit" }>): string {
  const lesson = parseLesson(draft);
  return lesson.sections.some(({ id }) => id === section) ? replaceSection(draft, section, text) : draft;
}

export function isDecided({ decision, current }: SectionState): boolean {
  return decision === "accepted" || current > 0;
}

/** As the teacher has arranged them; a section that is new stays behind the one that it came after. */
function inOrder<T extends { id: string }>(parts: readonly T[], order: readonly string[]): T[] {
  const known = parts.filter(({ id }) => order.includes(id));
  const arranged = known.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  for (const [at, part] of parts.entries())
    if (!order.includes(part.id))
      arranged.splice(arranged.findIndex(({ id }) => id === parts[at - 1]?.id) + 1, 0, part);
  return arranged;
}
