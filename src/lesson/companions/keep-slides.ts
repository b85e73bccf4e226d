import type { LessonState, SectionState } from "../decide/decision.ts";
import { joined } from "../decide/order.ts";
import { parseLesson } from "../document.ts";
import { readSlide } from "../export/slide-text.ts";
import { preambleOf } from "../splice.ts";

/** For each slide of a text, which of those that came, now or before, it was, by id; null: it is the teacher's own. */
export type Origins = readonly (string | null)[];

type Slide = { key: string; text: string; origin: string | null; hers: boolean };

/**
 * Slides made again from a changed lesson, with those that the teacher wrote, or wrote otherwise, as they are, and in
 * her order where she has given them one. What she changed stays even where the lesson no longer has it.
 */
export function keepSlides(
  before: LessonState,
  /** Of `before.original`. */
  origins: Origins,
  /** As they came; `before.original` has what was kept from the ones before. */
  came: string,
  made: string,
): { text: string; kept: number; origins: Origins } {
  const lesson = parseLesson(made);
  const drafted = new Map(parseLesson(came).sections.map((section) => [section.id, section.text]));
  const fresh = lesson.sections.map(({ id, text }): Slide => ({ key: id, text, origin: id, hers: false }));
  const ids = new Set(fresh.map(({ key }) => key));
  const places = new Map(parseLesson(before.original).sections.map(({ id }, at) => [id, at]));
  const stood = before.sections.map((state): Slide => {
    const { id, text } = state;
    const origin = origins[places.get(id) ?? -1] ?? null;
    const hers = isHers(state, origin === null ? undefined : drafted.get(origin), before.original);
    // A space is in no id.
    return { key: origin ?? `own ${id}`, text, origin, hers };
  });
  const own = stood.filter(({ key, hers, text }) => ids.has(key) || (hers && shows(text)));
  const wrote = new Map(own.filter(({ hers }) => hers).map((slide) => [slide.key, slide]));
  const order = isMoved(before, origins, came) ? woven(own, fresh) : woven(fresh, own);
  const slides = order.map(
    (slide) => wrote.get(slide.key) ?? fresh.find(({ key }) => key === slide.key) ?? slide,
  );
  return {
    text: joined(
      preambleOf(lesson),
      slides.map(({ text }) => text),
    ),
    kept: slides.filter(({ hers }) => hers).length,
    origins: slides.map(({ origin }) => origin),
  };
}

function isHers(
  { id, versions, current }: SectionState,
  came: string | undefined,
  original: string,
): boolean {
  if (versions.some(({ from }, at) => from === "edit" && at <= current)) return true;
  const started = parseLesson(original).sections.find((one) => one.id === id)?.text;
  return started?.trimEnd() !== came?.trimEnd();
}

/** One that was left out needs no leaving out once the lesson has it no more. */
function shows(text: string): boolean {
  return parseLesson(text).sections.some((section) => readSlide(section).text !== "");
}

/** Whether those that came stand in another order than they came in. */
function isMoved(before: LessonState, origins: Origins, came: string): boolean {
  const ids = parseLesson(before.original).sections.map(({ id }) => id);
  const first = parseLesson(came).sections.map(({ id }) => id);
  const origin = ({ id }: SectionState) => origins[ids.indexOf(id)] ?? [];
  const now = before.sections.flatMap(origin).filter((id) => first.includes(id));
  return now.join("\n") !== first.join("\n");
}

/** The first list, with what only the other has behind what it follows there. */
function woven(order: readonly Slide[], other: readonly Slide[]): Slide[] {
  const slides = [...order];
  for (const [at, slide] of other.entries()) {
    if (slides.some(({ key }) => key === slide.key)) continue;
    const last = other[at - 1];
    slides.splice(slides.findIndex(({ key }) => key === last?.key) + 1, 0, slide);
  }
  return slides;
}
