import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { foldText } from "../../text/fold.ts";
import type { Course } from "../course.ts";
import { mayBegin } from "../meeting/open-material.ts";
import { askable } from "../meeting/ready-cards.ts";
import { comesBack, dueBy, type NextDue, nextDue } from "../plan/due.ts";
import type { PlanItem } from "../plan/plan-item.ts";
import { planSession } from "../plan/plan-session.ts";
import { schedules } from "../state/replay.ts";
import { recordLeftSitting } from "./card-sitting.ts";
import { acquaintance } from "./meeting.ts";
import type { Visit } from "./room.ts";
import { alsoHere, availability, materialHere, recentExercises } from "./standing.ts";

export type Today = {
  plan: PlanItem[];
  minutes: number;
  /** When something comes back, for a day with nothing to do. */
  next: NextDue | null;
  problems: string[];
};

/** What to study now. `minutes`: as long as the learner usually studies, unless told. */
export async function planToday(
  visit: Visit,
  wish: { minutes?: number | undefined; mode?: "study" | "quiz"; unit?: string | undefined } = {},
): Promise<Today> {
  const { course, profile, state, room } = visit;
  const now = room.ports.now();
  const left = await recordLeftSitting(visit);
  const { concepts, problems } = await state.progress();
  const { session_duration_minutes, modality_preferences } = profile.learning_preferences;
  const minutes = wish.minutes ?? session_duration_minutes;
  const zone = profile.time_zone;
  const { met, newLeft } = await acquaintance(visit);
  const { mode = "study" } = wish;
  const available = await availability(visit, concepts, mode);
  const plan = planSession({
    course,
    progress: concepts,
    preferences: modality_preferences,
    minutes,
    now,
    zone,
    schedule: schedules(profile)(zone, now.toISOString()),
    recent: recentExercises(concepts, room.ports.now()),
    available,
    hasFor: await materialHere(visit),
    mayBegin: (conceptId) => mayBegin(course, conceptId, met, newLeft),
    mayAsk: askable(course, met, newLeft),
    mode,
    ...(wish.unit === undefined ? {} : { unit: unitNamed(course, wish.unit) }),
  });
  const also = await alsoHere(visit);
  for (const item of plan) if (item.pieces === undefined) item.also = also(item.concept_id, item.kind);
  const next = nextDue(concepts, undefined, (id, due) =>
    comesBack(due, available(id).length === 0, dueBy(now, zone)),
  );
  return { plan, minutes, next, problems: [...visit.problems, ...left, ...problems] };
}

/** By its name, or its number in the course. Throws `Problem` with the nearest there is. */
function unitNamed({ concepts, config }: Course, asked: string): string {
  const units = [...new Set(concepts.map(({ unit }) => unit))];
  const same = units.find((unit) => foldText(unit) === foldText(asked)) ?? units[Number(asked) - 1];
  if (same !== undefined) return same;
  const near = nearest(asked, units);
  const hint = near === null ? `There is: ${units.join(", ")}.` : `Did you mean “${near}”?`;
  throw new Problem("usage", `${config.title} has no unit “${asked}”. ${hint}`);
}
