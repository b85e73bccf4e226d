import { headingSlug } from "../text/slug.ts";
/** The sections of a whole lesson, in the order in which they are drafted (decisions, 5). */
export const sectionTitles = [
  "Overview",
  "Learning outcomes",
  "Curriculum links",
  "Success criteria",
  "Starter",
  "Main",
  "Plenary",
  "Assessment",
  "Differentiation",
  "Resources",
  "Timings",
];

/** How teachers and models call a canonical section; the earliest match in a title decides. */
const namesOfKinds = {
  overview: /\boverview\b|\bat a glance\b|\bsummary\b|\bcontext\b/,
  "learning-outcomes":
    /\blearning (?:outcomes?|intentions?|objectives?|goals?|aims?|targets?)\b|^(?:intended )?(?:outcomes?|objectives?|aims)\b|\bwalt\b/,
  "curriculum-links":
    /\bcurriculum\b|\bexperiences and outcomes\b|\bes (?:and|&) os\b|\bstandards\b|\bbenchmarks\b/,
  "success-criteria": /\bsuccess criteria\b|\bi can\b|\bwilf\b/,
  starter:
    /\bstarter\b|\bwarm[- ]?up\b|\bdo now\b|\bbell ?(?:work|ringer)\b|\bretrieval\b|\bopening\b|^introduction\b/,
  main: /\bmain\b|\blesson activities\b|\blearning activities\b|^activities\b|\bdevelopment\b/,
  plenary: /\bplenary\b|\bexit (?:tickets?|questions?|tasks?)\b|\bclosing\b|\bwrap[- ]?up\b|^conclusion\b/,
  assessment: /\bassessment\b|\bcheck(?:s|ing)? (?:for |of )?understanding\b/,
  differentiation:
    /\bdifferentiation\b|\bsupport and (?:challenge|extension|stretch)\b|\binclusion\b|\badaptations?\b|\badaptive teaching\b|\bmeeting needs\b/,
  resources: /\bresources?\b|\bmaterials\b|\bequipment\b/,
  timings: /\btimings?\b|\btimeline\b|\btime plan\b|\bschedule\b|\bpacing\b|\brunning order\b/,
};

export type SectionKind = keyof typeof namesOfKinds;

/** Every canonical section a title names, the one named first first: "Plenary and assessment" names two. */
export function kindsOf(title: string): SectionKind[] {
  const folded = withoutMinutes(title)
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\p{N}\s]+/u, "");
  return Object.keys(namesOfKinds)
    .filter(isKind)
    .map((kind) => ({ kind, at: folded.search(namesOfKinds[kind]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

export function isKind(word: string): word is SectionKind {
  return Object.hasOwn(namesOfKinds, word);
}

export function slug(title: string): string {
  return headingSlug(title) || "section";
}

/** "5. Starter" is still the starter when a section before it goes. */
export function nameIn(title: string): string {
  return withoutMinutes(title).replace(/^\d+[.)]\s+/, "");
}

/** "Starter (8 min)" and "Starter – 8 minutes" are still the starter when it takes nine. */
function withoutMinutes(title: string): string {
  const rest = title.replace(
    /[\s:,–—-]*[([]?\s*\b\d+(?:\s*[-–]\s*\d+)?\s*min(?:ute)?s?\b\.?\s*[)\]]?\s*$/iu,
    "",
  );
  return rest === "" ? title : rest;
}
