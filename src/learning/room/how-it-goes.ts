import { type ProgressReport, progressReport } from "../report/progress-report.ts";
import { schedules } from "../state/replay.ts";
import { recordLeftSitting } from "./card-sitting.ts";
import type { Visit } from "./room.ts";
import { availability } from "./standing.ts";

/** How a learner stands in a course. */
export async function howItGoes(visit: Visit): Promise<{ report: ProgressReport; problems: string[] }> {
  const { course, state, profile, room } = visit;
  const now = room.ports.now();
  const left = await recordLeftSitting(visit);
  const { concepts, problems } = await state.progress();
  const results = (await state.results()).map(({ result }) => result);
  const zone = profile.time_zone;
  const available = await availability(visit, concepts, "study");
  const report = progressReport({
    course,
    progress: concepts,
    results,
    now,
    zone,
    schedule: schedules(profile)(zone, now.toISOString()),
    retentionTarget: profile.fsrs.request_retention,
    rests: (conceptId) => available(conceptId).length === 0,
  });
  return { report, problems: [...visit.problems, ...left, ...problems] };
}
