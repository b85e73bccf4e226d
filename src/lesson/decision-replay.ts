import type { LessonDecision, LessonState, SectionState, Version } from "./decision.ts";
import { type Lesson, parseLesson } from "./document.ts";
import { preambleOf, sectionText } from "./splice.ts";

/** A draft with the decisions taken on it, in order. */
export function replay(draft: number, original: string, events: LessonDecision[]): LessonState {
  const lesson = parseLesson(original);
  const sections = lesson.sections.map((section) => {
    const start: SectionState = {
      id: section.id,
      title: section.title,
      decision: "pending",
      text: section.text,
      versions: [{ text: section.text, from: "draft", at: null }],
      current: 0,
      offered: null,
    };
    const states = [start];
    for (const event of events) if (event.section === section.id) step(lesson, states, event);
    return states.at(-1) ?? start;
  });
  const markdown = preambleOf(lesson) + sections.map(({ text }) => text).join("");
  const undecided = sections.flatMap(({ id, decision }) => (decision === "pending" ? [id] : []));
  return {
    draft,
    original,
    markdown,
    sections,
    complete: undecided.length === 0,
    undecided,
  };
}

/** Puts the state after a decision on top, or takes the top one off: an undo gives exactly what was before. */
function step(lesson: Lesson, states: SectionState[], event: LessonDecision): void {
  const before = states.at(-1);
  if (before === undefined) return;
  if (event.type === "undo") {
    if (states.length > 1) states.pop();
    return;
  }
  const after = apply(lesson, before, event);
  if (after !== null) states.push(after);
}

function apply(lesson: Lesson, before: SectionState, event: LessonDecision): SectionState | null {
  if (event.type === "accept") return { ...before, decision: "accepted", offered: null };
  if (event.type === "alternatives") return { ...before, offered: event.options ?? null };
  const picked = before.offered?.[(event.pick ?? 0) - 1];
  const newText = event.type === "pick" ? picked?.text : event.text;
  const text = newText === undefined ? null : splice(lesson, before.id, newText);
  if (text === null) return null;
  const { request, editType, at } = event;
  const version: Version = { text, from: event.type === "pick" ? "pick" : "revise", at };
  if (request !== undefined) version.request = request;
  if (editType !== undefined) version.editType = editType;
  const versions = [...before.versions, version];
  return { ...before, decision: "pending", text, versions, current: versions.length - 1, offered: null };
}

/** The section as it will stand in the lesson; null where the text cannot stand there. */
export function splice(lesson: Lesson, id: string, text: string): string | null {
  try {
    return sectionText(lesson, id, text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
