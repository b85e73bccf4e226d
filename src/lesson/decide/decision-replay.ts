import { type Lesson, parseLesson } from "../document.ts";
import { isDecided } from "../draft/keep-decided.ts";
import { preambleOf, sectionText } from "../splice.ts";
import type { LessonDecision, LessonState, SectionState, Version } from "./decision.ts";

/** Every state a section has gone through, the present one last. */
export type Stacks = ReadonlyMap<string, readonly SectionState[]>;

/**
 * A draft with the decisions taken on it, in order. A section that came into it unchanged from the draft before keeps
 * what was decided there (`before`), with the way back.
 */
export function replay(
  draft: number,
  original: string,
  events: readonly LessonDecision[],
  before: Stacks = new Map(),
): LessonState & { stacks: Stacks } {
  const lesson = parseLesson(original);
  const stacks = new Map<string, SectionState[]>();
  const sections = lesson.sections.map((section) => {
    const fresh: SectionState = {
      id: section.id,
      title: section.title,
      decision: "pending",
      text: section.text,
      versions: [{ text: section.text, from: "draft", at: null }],
      current: 0,
      offered: null,
    };
    const states = carried(before.get(section.id), section.text) ?? [fresh];
    for (const event of events) if (event.section === section.id) step(lesson, states, event);
    stacks.set(section.id, states);
    return states.at(-1) ?? fresh;
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
    stacks,
  };
}

/** null where the text is another, or where nothing had been decided on it. The last section may end otherwise. */
function carried(stack: readonly SectionState[] | undefined, text: string): SectionState[] | null {
  const top = stack?.at(-1);
  if (stack === undefined || top === undefined || !isDecided(top)) return null;
  if (top.text.trimEnd() !== text.trimEnd()) return null;
  return [...stack.slice(0, -1), { ...top, text, offered: null }];
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

/** What the teacher wrote waits for nobody's word; what came from elsewhere waits for theirs. */
function apply(
  lesson: Lesson,
  before: SectionState,
  event: Exclude<LessonDecision, { type: "undo" }>,
): SectionState | null {
  if (event.type === "accept") return { ...before, decision: "accepted", offered: null };
  if (event.type === "alternatives") return { ...before, offered: event.options };
  const newText = event.type === "pick" ? before.offered?.[event.pick - 1]?.text : event.text;
  const text = newText === undefined ? null : splice(lesson, before.id, newText);
  if (text === null) return null;
  const { type, at } = event;
  const version: Version = { text, from: type, at };
  if (type === "revise" && event.request !== undefined) version.request = event.request;
  if (type === "revise" && event.editType !== undefined) version.editType = event.editType;
  const versions = [...before.versions, version];
  const decision = type === "edit" ? "accepted" : "pending";
  return { ...before, decision, text, versions, current: versions.length - 1, offered: null };
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
