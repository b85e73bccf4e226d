import type { EditType } from "./decision.ts";

/** The first that matches decides: "too short" asks for more, whatever else is said about length. */
const signs: readonly [EditType, RegExp][] = [
  [
    "fix_curriculum_link",
    /\bcurriculum\b|\b[A-Z]{2,4}[ -]?\d-\d{2}[a-z]\b|\bbenchmarks?\b|\b(?:wrong|right|correct|fix)\b.*\b(?:outcomes?|codes?|links?)\b|\b(?:outcomes?|codes?|links?)\b.*\b(?:wrong|incorrect|do(?:es)? ?n[o']t (?:exist|match|fit))/i,
  ],
  [
    "more_differentiation",
    /\bdifferentiat|\bEAL\b|\bdyslexi|\bADHD\b|\bautis|\bdyscalculi|\bdyspraxi|\bimpairment|\bASN\b|\bSEND?\b|\binclusi|\badapt(?:ed|ations?)? for\b|\bfor (?:the|those|pupils|students|learners) (?:who|with|working)\b|\bmixed[- ]ability\b/i,
  ],
  [
    "easier",
    /\btoo (?:hard|difficult|complex|complicated|demanding|advanced)\b|\bless (?:hard|difficult|complex|demanding)\b/i,
  ],
  ["harder", /\btoo (?:easy|simple|basic)\b/i],
  ["more_detail", /\btoo (?:short|vague|brief|thin)\b|\bnot enough\b/i],
  ["shorter", /\btoo (?:long|wordy|much)\b|\btakes too\b/i],
  [
    "easier",
    /\beas(?:y|ier)\b|\bsimpl(?:e|er|ify)\b|\bmore accessible\b|\bscaffold|\bmore support\b|\bgentler\b/i,
  ],
  [
    "harder",
    /\bharder\b|\bchalleng|\bstretch|\bdeeper\b|\bmore (?:difficult|demanding|complex)\b|\bextension\b/i,
  ],
  [
    "shorter",
    /\bshort(?:er|en)\b|\bcut\b|\btrim\b|\bbrief(?:er)?\b|\bcondense|\bconcise\b|\bless (?:text|time|detail)\b|\bfewer\b|\breduce\b|\b(?:in|only|just) \d+ min/i,
  ],
  [
    "more_detail",
    /\bdetail|\bexpand|\belaborat|\blonger\b|\bmore (?:examples?|steps|specific|concrete|questions|information|about)\b|\badd\b|\bspell out\b|\bspecific\b|\bstep by step\b|\bexplain\b/i,
  ],
];

/** What kind of revision a teacher's own words ask for. */
export function editTypeOf(request: string): EditType {
  return signs.find(([, sign]) => sign.test(request))?.[0] ?? "other";
}
