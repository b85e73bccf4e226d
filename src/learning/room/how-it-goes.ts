import { type ProgressReport, progressReport } from "../report/progress-report.ts";
import { schedules } from "../state/replay.ts";
import { recordLeftSitting } from "./card-sitting.ts";
import type { Visit } from "./room.ts";

/** How a learner stands in a course. */
export async function howItGoes(visit: Visit): Promise<{ report: ProgressReport; problems: string[] }> {
  const { course, state, profile, room } = visit;
  const now = room.ports.now();
  const left = await recordLeftSitting(visit);
  const { concepts, problems } = await state.progress();
  const results = (await state.results()).map(({ result }) => result);
  const zone = profile.time_zone;
  const report = progressReport({
    course,
    progress: concepts,
    results,
    now,
    zone,
    schedule: schedules(profile)(zone, now.toISOString()),
    retentionTarget: profile.fsrs.request_retention,
  });
  return { report, problems: [...visit.problems, ...left, ...problems] };
}
