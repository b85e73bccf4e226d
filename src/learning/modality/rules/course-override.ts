import type { DomainType } from "../../course-format.ts";
import { isNamed, wordsOf } from "../concept-type.ts";
import type { Candidate, Rule } from "../draft.ts";
import { matrix } from "../matrix.ts";
import { namesOf } from "../words.ts";

/** The course's own matrix (exercise-modalities §2.3). What an override leaves out stays as it was. */
export const courseOverride: Rule = (draft, { question }) => {
  const overrides = question.course?.modality_overrides ?? {};
  const key = keyFor(question.domain, question.conceptType, Object.keys(overrides));
  const override = key === null ? undefined : overrides[key];
  if (override === undefined) return null;
  const atLevel = override.bloom_override?.[question.bloom];
  const primary = atLevel?.primary ?? override.primary;
  const replaced = draft.among.slice(0, primary === undefined ? undefined : 1);
  const among = replaced.map((old): Candidate => {
    const modality = primary ?? old.modality;
    // The nearest word on the second choice first; one that repeats the first choice is none.
    const seconds = [atLevel?.secondary, override.secondary, override.primary, old.secondary, old.modality];
    return { modality, secondary: seconds.find((each) => each && each !== modality) ?? null };
  });
  if (JSON.stringify(among) === JSON.stringify(draft.among)) return null;
  const level = atLevel === undefined ? "" : ` at ${question.bloom}`;
  const next = { ...draft, among };
  return {
    draft: next,
    reason: `The course sets its own order for ${key}${level}: ${namesOf(next)} (§2.3).`,
  };
};

/** The override meant for a type: its own name, else all of its words ("grammar" for "grammar rules"), else a synonym. */
function keyFor(domain: DomainType, conceptType: string, keys: readonly string[]): string | null {
  const type = wordsOf(conceptType);
  const spelled = keys.filter((key) => wordsOf(key).length > 0);
  const same = spelled.find((key) => wordsOf(key).join("") === type.join(""));
  const within = spelled
    .filter((key) => wordsOf(key).every((word) => type.includes(word)))
    .sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0];
  const rows = matrix.filter((row) => row.domain === domain && isNamed(row, conceptType));
  return same ?? within ?? spelled.find((key) => rows.some((row) => isNamed(row, key))) ?? null;
}
