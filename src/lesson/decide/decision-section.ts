import { nearest } from "../../nearest.ts";
import { kindsOf } from "../section-kind.ts";
import { DecisionError, type LessonState, type SectionState } from "./decision.ts";

/** The section a person means by its id. Throws a `DecisionError` that names the nearest right id, and all of them. */
export function sectionOf(state: LessonState, id: string): SectionState {
  const found = state.sections.find((section) => section.id === id);
  if (found !== undefined) return found;
  const likely = nearestSection(state, id);
  const hint = likely === null ? "" : ` Did you mean \`${likely}\`?`;
  const all = state.sections.map((section) => `\`${section.id}\``).join(", ");
  throw new DecisionError(`This lesson has no section \`${id}\`.${hint} Its sections are ${all}.`);
}

/** By spelling of id or title, then by what the word means: "warm-up" is near `starter`. */
function nearestSection(state: LessonState, word: string): string | null {
  const byName = new Map(
    state.sections.flatMap(({ id, title }) => [[id, id] as const, [title, id] as const]),
  );
  const spelled = nearest(word, byName.keys());
  if (spelled !== null) return byName.get(spelled) ?? null;
  const [kind] = kindsOf(word.replaceAll("-", " "));
  const meant = state.sections.find(({ title }) => kind !== undefined && kindsOf(title)[0] === kind);
  const begun = state.sections.find(({ id }) => word.length > 2 && id.startsWith(word.toLowerCase()));
  return (meant ?? begun)?.id ?? null;
}
