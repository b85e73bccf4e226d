import { countryNamed } from "./country.ts";
import { isAllSubjects, sharesSubject, subjectsIn } from "./subjects.ts";

/** Those that a teacher of this subject in this country will draw on. */
export function packsFor<Pack extends { subject: string; country: string }>(
  all: readonly Pack[],
  subject: string,
  country: string,
): Pack[] {
  const there = countryNamed(country);
  const own = subjectsIn(subject);
  return all.filter(
    (pack) =>
      pack.country === there && (isAllSubjects(subject) || sharesSubject(own, subjectsIn(pack.subject))),
  );
}
