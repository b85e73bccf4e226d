import { fewestReviews, fitParameters } from "../fit/fit-parameters.ts";
import { detectPreferences } from "../modality/detect-preferences.ts";
import type { ConceptProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";
import type { Recorded } from "../state/course-state.ts";
import type { Profile } from "../state/profile.ts";
import { changeProfile } from "../state/profile-file.ts";
import { allProgress } from "../state/progress-file.ts";
import type { Visit } from "./room.ts";

/**
 * What new results say about the learner: which modalities go well (exercise-modalities §11.2), and, once there are
 * reviews enough, how this learner forgets (decision 23). Gives what is to be told.
 */
export async function settleProfile(
  { room, profile }: Visit,
  { concepts, recorded }: Recorded,
): Promise<string[]> {
  const { home, ports } = room;
  const detected = detectPreferences(finished(concepts));
  const fitted = asksForFitting(concepts, recorded.length) ? await fit(home, ports, profile) : null;
  const { problems } = await changeProfile(home, ports, (before) => {
    const preferences = before.learning_preferences;
    const modality_preferences = { ...preferences.modality_preferences, auto_detected: detected };
    const fsrs = fitted === null ? before.fsrs : { ...before.fsrs, fitted: [...before.fsrs.fitted, fitted] };
    return { ...before, fsrs, learning_preferences: { ...preferences, modality_preferences } };
  });
  const told =
    fitted === null ? [] : [`The schedule is now fitted to how you forget, from ${fitted.reviews} reviews.`];
  return [...problems, ...told];
}

function finished(concepts: ReadonlyMap<string, ConceptProgress>) {
  return [...concepts.values()]
    .flatMap(({ exercise_history }) => exercise_history)
    .filter((done) => !isOfCards(done))
    .toSorted((a, b) => Date.parse(a.completed) - Date.parse(b.completed));
}

/** Looked into at every fiftieth review of a course: it means reading all that the learner ever did. */
const every = 50;

function asksForFitting(concepts: ReadonlyMap<string, ConceptProgress>, added: number): boolean {
  const total = [...concepts.values()].reduce((sum, { reviews }) => sum + reviews.length, 0);
  return Math.floor(total / every) > Math.floor((total - added) / every);
}

/** Again when there is half as much more to learn from. */
const growth = 1.5;

async function fit(
  home: string,
  ports: Visit["room"]["ports"],
  profile: Profile,
): Promise<Profile["fsrs"]["fitted"][number] | null> {
  const reviews = (await allProgress(home, ports)).map((progress) => progress.reviews);
  const total = reviews.reduce((sum, each) => sum + each.length, 0);
  const last = profile.fsrs.fitted.at(-1)?.reviews ?? 0;
  if (total < fewestReviews || total < last * growth) return null;
  const found = await fitParameters(reviews, profile.time_zone);
  return "problem" in found ? null : { since: ports.now().toISOString(), w: found.w, reviews: found.reviews };
}
