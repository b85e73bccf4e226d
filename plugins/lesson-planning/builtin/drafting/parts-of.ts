import type { AuthorRequest } from "../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { classDraws } from "../../../../src/workspace/packs/draw.ts";
import { isOtherLanguage } from "../../../../src/workspace/packs/subjects.ts";
import { agesFor, levelFor, stems } from "../../../../src/workspace/topics/choose.ts";
import type { Knowledge } from "./knowledge.ts";
import { lessonsOn } from "./library/find.ts";

/**
 * What a class could have of a field that was only named: notes, outcomes of its level and the library's lessons that are
 * called by it, those that bear its name before those that list it. A few titles, or what to ask for first.
 */
export function partsOf(
  request: Pick<AuthorRequest, "tools">,
  known: Knowledge,
  field: string,
  profile: ClassProfile,
): { calls: { name: string; args: unknown }[] } | { titles: string[] } {
  const drawn = lessonsOn(request, known, field, profile);
  if ("calls" in drawn) return drawn;
  const wanted = stems(field);
  const draws = classDraws(profile);
  const names = (text: string) => wanted.some((stem) => stems(text).includes(stem));
  const rank = ({ title, keywords }: { title: string; keywords: readonly string[] }) =>
    names(title) ? 2 : names(keywords.join(" ")) ? 1 : 0;
  const notes = known.heads.filter(
    (head) => draws(head.path, agesFor(head)) && !isOtherLanguage(profile.subject, head.subject),
  );
  const outcomes = known.registry.outcomes.filter(
    ({ file, level }) =>
      draws(file, null) && Math.abs(known.registry.levelDistance(level, levelFor(profile)) ?? 0) <= 1,
  );
  const ranked = [...notes, ...outcomes]
    .map((one) => ({ title: one.title, rank: rank(one) }))
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  const listed = drawn.titles.filter(names).map((title) => ({ title, rank: 2 }));
  return { titles: distinct([...ranked, ...listed].map(({ title }) => title)).slice(0, most) };
}

const most = 5;

/** Of titles that say the same, or the same and more, the first. */
function distinct(titles: readonly string[]): string[] {
  const kept: { title: string; said: ReadonlySet<string> }[] = [];
  for (const title of titles) {
    const said = new Set(stems(title));
    if (!kept.some((one) => said.isSubsetOf(one.said) || one.said.isSubsetOf(said)))
      kept.push({ title, said });
  }
  return kept.map(({ title }) => title);
}
