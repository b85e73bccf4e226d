import { mayBegin } from "../meeting/open-material.ts";
import { type NextDue, nextDue } from "../plan/due.ts";
import type { PlanItem } from "../plan/plan-item.ts";
import { planSession } from "../plan/plan-session.ts";
import { schedules } from "../state/replay.ts";
import { recordLeftSitting } from "./card-sitting.ts";
import { acquaintance } from "./meeting.ts";
import type { Visit } from "./room.ts";
import { availability, recentExercises } from "./standing.ts";

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
  wish: { minutes?: number | undefined; mode?: "study" | "quiz" } = {},
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
  const plan = planSession({
    course,
    progress: concepts,
    preferences: modality_preferences,
    minutes,
    now,
    zone,
    schedule: schedules(profile)(zone, now.toISOString()),
    recent: recentExercises(concepts, room.ports.now()),
    available: await availability(visit, concepts, mode),
    mayBegin: (conceptId) => mayBegin(course, conceptId, met, newLeft),
    mode,
  });
  return { plan, minutes, next: nextDue(concepts), problems: [...visit.problems, ...left, ...problems] };
}
