import { parseLesson } from "../document.ts";
import { preambleOf } from "../splice.ts";
import { DecisionError, type LessonState } from "./decision.ts";
import { sectionOf } from "./decision-section.ts";

type Move = { section: string; before: string | null };

/**
 * The order after some were moved or put in. A move that names a section which is not there moves nothing; what was put
 * in before such a one stands at the end.
 */
export function orderAfter(
  ids: readonly string[],
  changes: readonly (Move & { type?: "move" | "add" })[],
): string[] {
  return changes.reduce<string[]>(
    (order, { section, before, type }) => {
      const rest = order.filter((id) => id !== section);
      const at = before === null ? rest.length : rest.indexOf(before);
      if (type === "add") return rest.toSpliced(at < 0 ? rest.length : at, 0, section);
      return at < 0 || rest.length === order.length ? order : rest.toSpliced(at, 0, section);
    },
    [...ids],
  );
}

/** Sections one after the other. One that ended the lesson may come without the blank line that a heading needs. */
export function joined(preamble: string, texts: readonly string[]): string {
  return texts.reduce(
    (whole, text) => (whole === "" || /\n\s*$/.test(whole) ? whole + text : `${whole}\n\n${text}`),
    preamble,
  );
}

/** Throws a `DecisionError` where it would change nothing, or the lesson would not read as the same sections. */
export function checkMove(state: LessonState, { section, before }: Move): void {
  const moved = sectionOf(state, section);
  if (before !== null) sectionOf(state, before);
  const ids = state.sections.map(({ id }) => id);
  const order = before === section ? ids : orderAfter(ids, [{ section, before }]);
  if (order.join("\n") === ids.join("\n")) throw new DecisionError(`${moved.title} stands there already.`);
  const texts = order.map((id) => sectionOf(state, id).text);
  const read = parseLesson(joined(preambleOf(parseLesson(state.original)), texts)).sections;
  // Slides are called what she likes, several the same: what tells them apart is their text.
  const isSame =
    state.part === "slides"
      ? read.length === texts.length && read.every(({ text }, at) => text.trimEnd() === texts[at]?.trimEnd())
      : read.map(({ id }) => id).join("\n") === order.join("\n");
  if (!isSame)
    throw new DecisionError(
      `${moved.title} cannot stand there: two sections have one name, or its text does not end properly. Nothing was moved.`,
    );
}

export const places = ["up", "down", "first", "last", "before", "after"] as const;

/** A place in words, as a section to stand before; null: at the end. `other`: with before and after. */
export function placeIn(
  state: LessonState,
  section: string,
  place: (typeof places)[number],
  other = "",
): string | null {
  const ids = state.sections.map(({ id }) => id);
  const at = ids.indexOf(sectionOf(state, section).id);
  switch (place) {
    case "up":
      return ids[Math.max(0, at - 1)] ?? null;
    case "down":
      return ids[at + 2] ?? null;
    case "first":
      return ids[0] ?? null;
    case "last":
      return null;
    case "before":
      return sectionOf(state, other).id;
    case "after":
      return ids[ids.indexOf(sectionOf(state, other).id) + 1] ?? null;
  }
}
