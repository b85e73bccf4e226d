import type { Course } from "../course.ts";
import type { Modality } from "../course-format.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { type Candidate, candidatesOf, isOwed } from "./candidates.ts";
import { cardsStep, hadCards } from "./cards-step.ts";
import { furthestBehind } from "./furthest-behind.ts";
import { itemFor } from "./item-for.ts";
import type { PlanItem } from "./plan-item.ts";
import { isOfOne, type PlanInput, type Setting, settingOf } from "./setting.ts";
import { minutesOf, mostNew, workingMinutes } from "./timing.ts";
import { turnsFor } from "./turns.ts";
import { firstIn, firstThatFits, type Haste, made, total } from "./what-fits.ts";

/**
 * What to do in a session, in order (exercise-modalities §10, §13.2). It never takes longer than `minutes`, has each
 * concept once, and never two exercises on files in a row. Empty when nothing is due and nothing new is open: `nextDue`
 * says when to come back. The same input gives the same plan.
 */
export function planSession(whole: PlanInput): PlanItem[] {
  const input = whole.unit === undefined ? whole : { ...whole, course: ofUnit(whole.course, whole.unit) };
  const { minutes, mode = "study" } = input;
  if (!(minutes > 0)) return [];
  const working = workingMinutes(minutes);
  const pools = candidatesOf({ ...input, minutes: working });
  const setting = settingOf(input);
  const cards = mode === "quiz" ? null : cardsStep(input, working);
  const later = cards !== null && hadCards(input.progress, input.now);
  const plan: PlanItem[] = cards === null || later ? [] : [cards];
  let room = working - total(plan);
  const due = pools.review.filter(isOwed).length;
  const turns = turnsFor(due, room, mode, input.recent.filter(takesATurn).length);
  while (true) {
    const open = turns(plan.filter((item) => isOfOne(item) && takesATurn(item))).filter(
      (type) => type !== "new" || countNew(plan) < mostNew(minutes),
    );
    const fitting = (haste: Haste) =>
      firstThatFits(open, pools, (candidate) => made(candidate, plan, room, setting, haste));
    const spare = () =>
      firstIn(pools.spare, (candidate) =>
        candidate.type === "new" && !open.includes("new")
          ? null
          : made(candidate, plan, room, setting, "early"),
      );
    // What is being learned waits for its minute while there is anything else to do.
    const next =
      furthestBehind(open, pools, plan, room, setting) ??
      fitting("none") ??
      fitting("early") ??
      spare() ??
      fitting("once more");
    if (next === null) break;
    plan.push(next);
    room -= next.minutes;
  }
  if (later && cards.minutes <= room) plan.push(cards);
  return plan.length > 0 ? plan : onlyOne(turns([]), pools, minutes, setting);
}

function ofUnit(course: Course, unit: string): Course {
  return { ...course, concepts: course.concepts.filter((concept) => concept.unit === unit) };
}

/** A long answer is squeezed in before the others, whose turns go on as they were. */
function takesATurn({ modality }: { modality: Modality }): boolean {
  return kindNamed(modality).manner !== "long";
}

/** A session too short for anything: one thing all the same, for as long as there is. */
function onlyOne(
  types: readonly PlanItem["type"][],
  pools: Record<PlanItem["type"], Candidate[]>,
  minutes: number,
  setting: Setting,
): PlanItem[] {
  const candidates = types.toReversed().flatMap((type) => pools[type].slice(0, 1));
  const [shortest] = candidates.toSorted(
    (a, b) => minutesOf(a.type, "conversation") - minutesOf(b.type, "conversation"),
  );
  if (shortest === undefined) return [];
  const item = itemFor(shortest, [], workingMinutes(minutes), setting);
  if (item === null) return [];
  return [{ ...item, minutes: Math.min(item.minutes, minutes) }];
}

function countNew(plan: readonly PlanItem[]): number {
  return plan.filter(({ type }) => type === "new").length;
}
