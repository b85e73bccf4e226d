import { memoryPath } from "../../memory/memory-files.ts";
import type { NewProposal } from "../../memory/proposal.ts";
import type { Observed } from "./observed.ts";
import { type RememberedWish, type WishType, wishText } from "./remembered-wish.ts";

/** So many revisions of one kind, of one sort of section, for one class, are a habit; of the teacher, across classes. */
const ofOneClass = 2;
const ofTheTeacher = 3;

/** What asks for the contrary counts against it. */
const contrary: Readonly<Partial<Record<WishType, WishType>>> = {
  easier: "harder",
  harder: "easier",
  shorter: "more_detail",
  more_detail: "shorter",
};

/**
 * What a teacher's decisions add up to, each claim with the decisions behind it. A decision that came along with a
 * duplicated lesson is still one decision.
 */
export function learnedFrom(observed: readonly Observed[]): NewProposal[] {
  const once = new Map(observed.map((one) => [`${one.at} ${one.section} ${one.type}`, one]));
  const all = [...once.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const wishes = new Map(all.map(({ section, type }) => [`${section} ${type}`, { section, type }]));
  return [...wishes.values()].flatMap(({ section, type }) => {
    const here = all.filter((one) => one.section === section);
    const classes = [...new Set(here.flatMap((one) => one.class ?? []))];
    const wide = habit(here, type, ofTheTeacher);
    if (wide !== null && new Set(wide.map((one) => one.class)).size > 1)
      return [proposal(null, { section, type }, wide)];
    return classes.flatMap((id) => {
      const own = habit(
        here.filter((one) => one.class === id),
        type,
        ofOneClass,
      );
      return own === null ? [] : [proposal(id, { section, type }, own)];
    });
  });
}

/** The decisions that make a habit; null where they are too few, too mixed, or the last one says the contrary. */
function habit(here: readonly Observed[], type: WishType, least: number): Observed[] | null {
  const wanted = here.filter((one) => one.type === type);
  const against = here.filter((one) => one.type === contrary[type]);
  const last = here.findLast((one) => one.type === type || one.type === contrary[type]);
  const clear = wanted.length - against.length >= least && wanted.length > 2 * against.length;
  return clear && last?.type === type ? wanted : null;
}

function proposal(
  id: string | null,
  { section, type }: RememberedWish,
  decisions: readonly Observed[],
): NewProposal {
  const text = wishText({ section, type });
  const lessons = new Set(decisions.map(({ session }) => session)).size;
  const counted = `revised ${times(decisions.length)}, in ${lessons === 1 ? "1 lesson" : `${lessons} lessons`}`;
  return {
    key: `decisions/${id ?? "teacher"}/${section}/${type}`,
    class: id,
    path: memoryPath(id),
    changes: [{ old: null, new: `- ${text}`, under: null }],
    summary: `${id ?? "Every class"}: ${text} (${counted})`,
    rests: decisions.map(({ session, at }) => ({ kind: "decision", session, section, editType: type, at })),
    by: "memory-capture",
  };
}

function times(n: number): string {
  return n === 2 ? "twice" : `${n} times`;
}
