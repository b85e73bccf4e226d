import { questionsIn } from "../../questions/questions-in.ts";
import { gapsIn } from "../check/gaps.ts";
import { type Lesson, parseLesson } from "../document.ts";
import { isDecided } from "../draft/keep-decided.ts";
import { withoutLeft } from "../left-to-fill.ts";
import { preambleOf, sectionText, underHeading } from "../splice.ts";
import type { LessonDecision, LessonState, SectionState, Version } from "./decision.ts";
import { joined, orderAfter } from "./order.ts";

/** Every state a section has gone through, the present one last. */
export type Stacks = ReadonlyMap<string, readonly SectionState[]>;

/** The states of every section, and which decision on more than one section's text put them there. */
type Replaying = {
  lesson: Lesson;
  stacks: Map<string, SectionState[]>;
  made: Map<SectionState, Minutes | Move | Edit | Revise | Add>;
};
type Minutes = Extract<LessonDecision, { type: "minutes" }>;
type Edit = Extract<LessonDecision, { type: "edit" }>;
type Revise = Extract<LessonDecision, { type: "revise" }>;
type Move = Extract<LessonDecision, { type: "move" }>;
type Add = Extract<LessonDecision, { type: "add" }>;

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
  const first = lesson.sections.map(({ id, title, text }): [string, SectionState[]] => {
    const versions: Version[] = [{ text, from: "draft", at: null }];
    const fresh: SectionState = {
      id,
      title,
      decision: "pending",
      text,
      versions,
      current: 0,
      offered: null,
      moved: false,
    };
    return [id, carried(before.get(id), text) ?? [fresh]];
  });
  const all: Replaying = { lesson, stacks: new Map(first), made: new Map() };
  for (const event of events) step(all, event);
  const placed = [...all.made.values()].filter((event) => event.type === "move" || event.type === "add");
  const order = orderAfter(
    first.map(([id]) => id),
    placed,
  );
  tellNothingLeft(all);
  const sections = order.flatMap((id) => all.stacks.get(id)?.at(-1) ?? []);
  const undecided = sections.flatMap(({ id, decision }) => (decision === "pending" ? [id] : []));
  return {
    draft,
    original,
    markdown: joined(
      preambleOf(lesson),
      sections.map(({ text }) => text),
    ),
    sections,
    complete: undecided.length === 0,
    undecided,
    stacks: withoutMoves(all),
  };
}

/** Once she has given everything that was left to her, the lesson no longer says that it is left. */
function tellNothingLeft({ stacks, made }: Replaying): void {
  const tops = Array.from(stacks.values(), (states) => states.at(-1));
  if (!tops.some((top) => top?.versions.some(({ from }) => from === "edit"))) return;
  if (tops.some((top) => top !== undefined && gapsIn(top.text) > 0)) return;
  for (const states of stacks.values()) {
    const top = states.at(-1);
    const text = withoutLeft(top?.text ?? "");
    if (top === undefined || text === top.text) continue;
    const versions = top.versions.map((one, at) => (at === top.current ? { ...one, text } : one));
    const after = { ...top, text, versions };
    const event = made.get(top);
    if (event !== undefined) made.set(after, event);
    states.splice(-1, 1, after);
  }
}

/** Where a section stands is the draft's own once another draft has been made in that order. */
function withoutMoves({ stacks, made }: Replaying): Stacks {
  return new Map(
    Array.from(stacks, ([id, states]) => [id, states.filter((state) => made.get(state)?.type !== "move")]),
  );
}

/** null where the text is another, or where nothing had been decided on it. The last section may end otherwise. */
function carried(stack: readonly SectionState[] | undefined, text: string): SectionState[] | null {
  const top = stack?.at(-1);
  if (stack === undefined || top === undefined || !isDecided(top)) return null;
  if (top.text.trimEnd() !== text.trimEnd()) return null;
  return [...stack.slice(0, -1), { ...top, text, offered: null, moved: false }];
}

/** Puts the state after a decision on top, or takes the top one off: an undo gives exactly what was before. */
function step(all: Replaying, event: LessonDecision): void {
  const { lesson, stacks, made } = all;
  if (event.type === "add") {
    add(all, event);
    return;
  }
  const states = stacks.get(event.section);
  const before = states?.at(-1);
  if (states === undefined || before === undefined) return;
  if (event.type === "undo") {
    undo(all, states);
    return;
  }
  if (event.type === "minutes") {
    retime(all, event);
    return;
  }
  const after = event.type === "move" ? { ...before, moved: true } : apply(lesson, before, event);
  if (after === null) return;
  const retimes = event.type === "edit" || (event.type === "revise" && event.timings !== undefined);
  if (event.type === "move" || retimes) made.set(after, event);
  states.push(after);
  if (event.type === "edit" || event.type === "revise") retime(all, event);
}

/** A slide of hers is the first state of itself: taken back, it is gone. */
function add({ lesson, stacks, made }: Replaying, event: Add): void {
  const { section: id, text, at } = event;
  const [own, ...more] = parseLesson(text).sections;
  if (stacks.has(id) || lesson.sections.some((one) => one.id === id)) return;
  if (own === undefined || more.length > 0) return;
  const state: SectionState = {
    id,
    title: own.title,
    decision: gapsIn(text) === 0 ? "accepted" : "pending",
    text,
    versions: [{ text, from: "edit", at }],
    current: 0,
    offered: null,
    moved: false,
    added: true,
  };
  stacks.set(id, [state]);
  made.set(state, event);
}

/** The sections that say other minutes now, with nothing else decided about them. */
function retime({ stacks, made }: Replaying, event: Minutes | Edit | Revise): void {
  for (const { section, text } of timesIn(event)) {
    const present = stacks.get(section)?.at(-1);
    if (present === undefined) continue;
    const after = withText(present, { text, from: "minutes", at: event.at }, present.decision);
    made.set(after, event);
    stacks.get(section)?.push(after);
  }
}

function timesIn(event: Minutes | Edit | Revise): { section: string; text: string }[] {
  if (event.type === "minutes") return event.texts;
  return event.timings === undefined ? [] : [event.timings];
}

/** What was done to several sections at once is taken back in all of them in which nothing was done since. */
function undo({ stacks, made }: Replaying, states: SectionState[]): void {
  const [first] = states;
  if (states.length === 1 && first?.added) {
    made.delete(first);
    stacks.delete(first.id);
    return;
  }
  const popped = states.length > 1 ? states.pop() : undefined;
  const event = popped === undefined ? undefined : made.get(popped);
  if (popped === undefined || event === undefined) return;
  made.delete(popped);
  if (event.type === "move" || event.type === "add") return;
  for (const { section } of timesIn(event)) {
    const other = stacks.get(section);
    const top = other?.at(-1);
    if (top === undefined || made.get(top) !== event) continue;
    made.delete(top);
    other?.pop();
  }
}

type Applied = Exclude<LessonDecision, { type: "undo" | "minutes" | "move" | "add" }>;

/** What the teacher wrote waits for nobody's word, once nothing in it is left to fill in; what came from elsewhere waits for theirs, and so does what stands round a place she filled. */
function apply(lesson: Lesson, before: SectionState, event: Applied): SectionState | null {
  if (event.type === "accept") return { ...before, decision: "accepted", offered: null };
  if (event.type === "alternatives") return { ...before, offered: event.options };
  const newText = event.type === "pick" ? before.offered?.[event.pick - 1]?.text : event.text;
  const text = newText === undefined ? null : splice(lesson, before, newText, event.part === "slides");
  if (text === null) return null;
  const { type, at } = event;
  const version: Version = { text, from: type, at };
  if (type === "revise" && event.request !== undefined) version.request = event.request;
  if (type === "revise" && event.editType !== undefined) version.editType = event.editType;
  if (type === "edit" && event.filled === true) return withText(before, version, before.decision);
  const isHers = type === "edit" && gapsIn(text) === 0;
  return withText(before, version, !isHers ? "pending" : wordOn(before, text));
}

/** Whoever writes one question has said nothing of the others: those that stand as they were drafted wait for a word. */
function wordOn(before: SectionState, text: string): SectionState["decision"] {
  const drafted = before.versions.findLast(({ from }) => from !== "edit" && from !== "minutes");
  const others = new Set(questionsIn(drafted?.text ?? "").map(({ source }) => source));
  return questionsIn(text).some(({ source }) => others.has(source)) ? before.decision : "accepted";
}

function withText(before: SectionState, version: Version, decision: SectionState["decision"]): SectionState {
  const versions = [...before.versions, version];
  const title = parseLesson(version.text).sections[0]?.title ?? before.title;
  const { text } = version;
  return { ...before, title, decision, text, versions, current: versions.length - 1, offered: null };
}

/**
 * The section as it will stand in the lesson, under the heading that it has now; null where the text cannot stand
 * there. `named`: under the heading that the text gives it, as a slide's title is hers to say.
 */
export function splice(
  lesson: Lesson,
  { id, title, text: present, added }: Pick<SectionState, "id" | "title" | "text" | "added">,
  text: string,
  named = false,
): string | null {
  const [own] = named ? parseLesson(text).sections : [];
  const now = own === undefined ? { title, text: present } : underHeading(own, present);
  const drafted = added ? parseLesson(present).sections.map((one) => ({ ...one, id })) : lesson.sections;
  const sections = drafted.map((one) =>
    one.id === id && one.title !== now.title ? { ...one, ...now } : one,
  );
  try {
    return sectionText({ ...lesson, sections }, id, text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
