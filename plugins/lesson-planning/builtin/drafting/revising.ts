import { editTypeOf } from "../../../../src/lesson/decisions.ts";
import { sections, writeSection } from "./lesson.ts";
import { firstDraft, type LessonPlan, type Style, styled, toFill } from "./plan.ts";
import { whyFor } from "./whys.ts";

/** A section written again as asked. What the request asks for and this section cannot show is said, not faked. */
export function reviseSection(
  plan: LessonPlan,
  id: string,
  requests: readonly string[],
  current: string,
): string {
  const types = requests.map((request) => editTypeOf(request));
  const latest = requests.at(-1) ?? "";
  if (types.at(-1) === "other")
    return `${current.trim()}\n\nTeacher: you asked for "${latest.trim()}". Built-in drafting cannot write that by itself. ${toFill(latest.trim())}`;
  const written = writeSection(plan, id, types.reduce(styled, firstDraft(plan, id)));
  if (written !== "" && written.trim() !== current.trim()) return written;
  return `${current.trim()}\n\nTeacher: nothing in this section depends on that; the sections Starter, Main and Differentiation do.`;
}

export type Alternative = { why: string; text: string };

/** Two or three ways to write a section that differ from what stands there, and from each other. */
export function alternatives(plan: LessonPlan, id: string, current: string): Alternative[] {
  if (sections[id] === undefined) return [];
  const first = firstDraft(plan, id);
  const tries: { style: Style; why: string }[] = [
    ...[1, 2, 0].map((approach) => ({ style: { ...first, approach }, why: whyFor(plan, id, approach) })),
    { style: { ...first, length: -1 }, why: "The same in fewer words, for a lesson that is tight." },
    {
      style: { ...first, length: 1 },
      why: "The same with more to hand, for a colleague who takes the class.",
    },
    {
      style: { ...first, difficulty: 1 },
      why: "A step harder, if the starter shows that they are ready.",
    },
  ];
  const found = new Map<string, Alternative>();
  for (const { style, why } of tries) {
    const text = writeSection(plan, id, style);
    if (text.trim() !== current.trim() && !found.has(text)) found.set(text, { why, text });
  }
  return [...found.values()].slice(0, 3);
}
