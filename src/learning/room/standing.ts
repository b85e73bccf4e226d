import type { Items, Modality } from "../course-format.ts";
import { type KindName, kindNames } from "../course-words.ts";
import { type Abilities, availableNow, isAvailable } from "../exercises/available.ts";
import { kinds } from "../exercises/kinds.ts";
import { openMaterial } from "../meeting/open-material.ts";
import { dueBy, piecesDue } from "../plan/due.ts";
import { restingPieces } from "../plan/resting.ts";
import type { ConceptProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";
import { acquaintance } from "./meeting.ts";
import type { Visit } from "./room.ts";

/** What was done longer ago belongs to another session: yesterday's worksheet does not forbid one today. */
const sessionMs = 3 * 3_600_000;

export type RecentExercise = { modality: Modality; conceptId: string; percentage: number };

/** The session's exercises so far, on all concepts, newest last: what variety and struggle look at (§2.2.5, §10.4). */
export function recentExercises(concepts: ReadonlyMap<string, ConceptProgress>, now: Date): RecentExercise[] {
  return [...concepts.values()]
    .flatMap(({ concept_id, exercise_history }) =>
      exercise_history.map((done) => ({ ...done, conceptId: concept_id })),
    )
    .filter((done) => !isOfCards(done))
    .filter(({ completed }) => now.getTime() - Date.parse(completed) < sessionMs)
    .toSorted((a, b) => Date.parse(a.completed) - Date.parse(b.completed))
    .map(({ modality, conceptId, percentage }) => ({ modality, conceptId, percentage }));
}

/** What each concept can be practised with here and now; in a quiz nothing rests. */
export async function availability(
  visit: Visit,
  concepts: ReadonlyMap<string, ConceptProgress>,
  mode: "study" | "quiz",
): Promise<(conceptId: string) => readonly KindName[]> {
  const { course, profile, room } = visit;
  if (mode === "quiz") return materialHere(visit);
  const abilities = await abilitiesOf(visit);
  const resting = restingPieces(concepts.values(), room.ports.now(), profile.time_zone);
  const by = dueBy(room.ports.now(), profile.time_zone);
  const byId = new Map(course.concepts.map((concept) => [concept.id, concept]));
  const { met, newLeft } = await acquaintance(visit);
  const known = new Map<string, readonly KindName[]>();
  return (conceptId) => {
    const before = known.get(conceptId) ?? now(conceptId);
    known.set(conceptId, before);
    return before;
  };

  function now(conceptId: string): readonly KindName[] {
    const concept = byId.get(conceptId);
    const own = concepts.get(conceptId);
    const history = own?.exercise_history ?? [];
    const due = new Set(own === undefined ? [] : piecesDue(own, by).map(({ key }) => key));
    if (concept === undefined) return [];
    const open = (items: Items) => openMaterial(course, concept, items, met, newLeft).items;
    return availableNow(course, concept, abilities, { resting, history, due, open });
  }
}

/** What each concept has material for that can be used here, whatever rests of it. */
export async function materialHere(visit: Visit): Promise<(conceptId: string) => readonly KindName[]> {
  const abilities = await abilitiesOf(visit);
  return (conceptId) => kindNames.filter((name) => isAvailable(name, visit.course, conceptId, abilities));
}

/** Whether code can run is asked only where a course has something to run. */
export async function abilitiesOf({ room, course }: Visit): Promise<Abilities> {
  const boxed = Object.values(kinds).filter(({ needsBox }) => needsBox);
  const wantsBox = [...course.items.values()].some((items) =>
    boxed.some(({ canPractise }) => canPractise(items)),
  );
  const { target_language: language } = course.config;
  const { speaks, isSpokenInPage } = room.voice;
  const voice = language !== undefined && (isSpokenInPage?.(language) === true || (await speaks(language)));
  return { box: wantsBox && (await room.canRunCode()), voice };
}

/** Kinds that ask one by one, and can do so here: beside what a concept is planned as. */
export async function alsoHere(visit: Visit): Promise<(conceptId: string, kind: KindName) => KindName[]> {
  const abilities = await abilitiesOf(visit);
  const asking = Object.values(kinds).filter(({ oneByOne }) => oneByOne !== undefined);
  return (conceptId, kind) =>
    asking
      .map(({ name }) => name)
      .filter((name) => name !== kind && isAvailable(name, visit.course, conceptId, abilities));
}
