import type { About } from "../../message.ts";
import type { LessonState, SectionState } from "../decide/decision.ts";
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
  if (kept.size === 0) return draft;
  const lesson = parseLesson(draft);
  const order = before.sections.map(({ id }) => id);
  const parts = lesson.sections.map(({ id, text }) => ({ id, text: kept.get(id) ?? text }));
  for (const [id, text] of kept) {
    if (parts.some((part) => part.id === id)) continue;
    const earlier = order.slice(0, order.indexOf(id));
    const at = parts.findLastIndex((part) => earlier.includes(part.id));
    parts.splice(at + 1, 0, { id, text });
  }
  const preamble = preambleOf(lesson);
  return parts.reduce((whole, { text }) => joined(whole, text), preamble);
}

/** The teacher's own text, whatever was made of it. */
function withOwn(draft: string, { section, text }: Extract<About, { kind: "edit" }>): string {
  const lesson = parseLesson(draft);
  return lesson.sections.some(({ id }) => id === section) ? replaceSection(draft, section, text) : draft;
}

export function isDecided({ decision, current }: SectionState): boolean {
  return decision === "accepted" || current > 0;
}

/** A section that ended the lesson may come without the blank line that a heading after it needs. */
function joined(whole: string, text: string): string {
  if (whole === "" || /\n\s*$/.test(whole)) return whole + text;
  return `${whole}\n\n${text}`;
}
