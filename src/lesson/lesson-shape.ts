import { partsSaid } from "./parts-said.ts";
import { kindsOf, nameIn } from "./section-kind.ts";

/** A stretch of the lesson: a section, or a part of one by its place among the section's headings; null where that has none. */
export type Stretch = {
  section: string;
  part: number | null;
  label: string;
  minutes: number;
  phase: "opening" | "main" | "closing";
};

/** What happens when, as far as the lesson says. A section's parts stand for it where they fill it. */
export function shapeOf(
  sections: readonly { id: string; title: string; body: string; minutes: number | null }[],
): Stretch[] {
  return sections.flatMap(({ id, title, body, minutes }): Stretch[] => {
    if (minutes === null || minutes === 0) return [];
    const [kind] = kindsOf(title);
    const phase = kind === "starter" ? "opening" : kind === "plenary" ? "closing" : "main";
    const parts = partsSaid({ title, text: `\n${body}`, line: 0 });
    const filled = parts.length > 1 && parts.reduce((all, part) => all + part.minutes, 0) === minutes;
    if (!filled) return [{ section: id, part: null, label: nameIn(title), minutes, phase }];
    return parts.map((part) => ({
      section: id,
      part: part.heading,
      label: part.label,
      minutes: part.minutes,
      phase,
    }));
  });
}
