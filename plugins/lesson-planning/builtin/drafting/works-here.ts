import type { LessonPlan, Style } from "./plan.ts";
import { checkPart, type Part } from "./shapes/shape.ts";
import { pickIndex } from "./wording.ts";

/** Where in a lesson a thing that works with a class is done; null: it is no matter of Main. The first that fits counts. */
const places: readonly [RegExp, (parts: readonly Part[]) => Part | null][] = [
  [
    /\bstarters?\b|\bas they come in\b|\bretrieval\b|\bwarm[- ]?ups?\b|\bplenar|\bexit\b|\bfinish(?:ing)? with\b|\bat the end\b|\bpraise\b/i,
    () => null,
  ],
  [/\bhinge\b|\bwhiteboards?\b/i, (parts) => parts.find(({ name }) => name === checkPart.name) ?? null],
  [
    /\bpast papers?\b|\bexam\b|\bextension|\balone\b|\bindependent|\bgaps?\b/i,
    (parts) => parts.at(-1) ?? null,
  ],
  [
    /\btalk|\bpartners?\b|\bpairs?\b|\bchoral|\bcall and response\b|\bcircle\b|\bgroups?\b|\broles?\b|\bhot seat|\bin parts\b|\bdebates?\b|\bdiscuss/i,
    (parts) =>
      parts.find(({ doing }) =>
        /\b(?:pairs?|together|groups?|circle|partners?|teams?|threes|fours)\b/i.test(doing),
      ) ?? null,
  ],
  [
    /\bworked examples?\b|\bdemonstrat|\bmodell|\bvisualiser|\bvideos?\b|\bclips?\b|\bpictures?\b|\bphotos?\b|\bphotographs?\b|\bimages?\b|\bdiagrams?\b|\bstor(?:y|ies)\b|\bpuppets?\b|\bsongs?\b|\bactions\b|\bside by side\b|\bon the board\b|\bpredict|\binstructions?\b|\b(?:key|technical) words\b|\bcharts?\b/i,
    (parts) => parts.find(({ name }) => !/^(?:warm up|made safe|the brief|agree how)/i.test(name)) ?? null,
  ],
  [
    /\bcards?\b|\bsort|\bgames?\b|\bhands[- ]on\b|\bpractical\b|\bbuild|\bfold|\btrac(?:e|ing)\b|\bmaps?\b|\bmatching\b|\bobjects?\b|\bnumber lines?\b|\bwalls?\b|\bparsons\b/i,
    (parts) =>
      parts.filter(({ name }) => name !== checkPart.name).toSorted((a, b) => b.share - a.share)[0] ?? null,
  ],
];

/** No more than this: the class's whole file is not read out again. */
const most = 2;

/**
 * What works with a class, by the part in which it can be done today. What belongs to another subject's room, or to no part
 * of this lesson, is left out: the teacher knows her class.
 */
export function worksHere(plan: LessonPlan, { approach }: Style): ReadonlyMap<string, string> {
  const fitting = plan.profile.worksWell.filter((note) => isOfThisRoom(note, plan));
  const from = fitting.length === 0 ? 0 : (pickIndex(plan.title, fitting.length) + approach) % fitting.length;
  const placed = new Map<string, string>();
  for (const note of [...fitting.slice(from), ...fitting.slice(0, from)]) {
    const part = places.find(([words]) => words.test(note))?.[1](plan.shape.shape.parts)?.name;
    if (part === undefined || placed.has(part) || placed.size === most) continue;
    placed.set(
      part,
      `Teacher: with ${plan.profile.id} this works: ${note.charAt(0).toLowerCase()}${note.slice(1).replace(/\.$/, "")}.`,
    );
  }
  return placed;
}

function isOfThisRoom(note: string, { title, topic }: LessonPlan): boolean {
  const here = [title, ...(topic?.keywords ?? []), topic?.language ?? ""].join(" ").toLowerCase();
  const special = (note.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => ofASubject.test(word));
  return special.every((word) => here.includes(word.replace(/s$/, "")));
}

/** Things that belong to one subject's rooms: they are not proposed elsewhere. */
const ofASubject =
  /^(?:programs?|programming|programmed|code|codes|coding|blocks?|parsons|python|scratch|makecode|debug\w*|loops?|trace|keyboard|circuits?|calculators?|number|numbers|fractions?|graphs?|maps?|atlas\w*|sources?|poems?|novels?|scenes?|microscopes?|experiments?|songs?|rhythms?|sketch\w*|paint\w*|recipes?|cook\w*)$/;
