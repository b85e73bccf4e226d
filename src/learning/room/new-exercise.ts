import { Problem } from "../../problem.ts";
import type { BloomLevel, Items, Modality } from "../course-format.ts";
import { type KindName, modalities } from "../course-words.ts";
import { availableModalities, isAvailable } from "../exercises/available.ts";
import { doneAs, kindsFor } from "../exercises/done-as.ts";
import {
  type ExerciseRecord,
  type ExerciseRequest,
  exerciseId,
  type MadeExercise,
} from "../exercises/exercise.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { type OpenMaterial, openMaterial } from "../meeting/open-material.ts";
import { whyForLearner } from "../modality/for-learner.ts";
import { selectModality } from "../modality/modality.ts";
import { weekOf } from "../modality/week.ts";
import { kindsAsking, notYetKnown, piecesOf } from "../pieces.ts";
import { dueBy, piecesDue } from "../plan/due.ts";
import { ladderOf, levelFor, targetMet } from "../plan/ladder.ts";
import { awakeItems, restingSince } from "../plan/resting.ts";
import { noProgress } from "../progress.ts";
import { givenAs } from "../state/begun.ts";
import { recordNames, saveExercise } from "../state/exercise-files.ts";
import { newSeed } from "../state/ports.ts";
import { acquaintance } from "./meeting.ts";
import { conceptNamed, type Visit } from "./room.ts";
import { abilitiesOf, recentExercises } from "./standing.ts";

export type ExerciseWish = {
  modality?: Modality | undefined;
  bloom?: BloomLevel | undefined;
  seed?: number | undefined;
  /** The key stays out of the file (decision 22); a quiz's always does. */
  sealed?: boolean | undefined;
  /** No hints, no second try. */
  quiz?: boolean | undefined;
  /** Teach it first, where it is a conversation. */
  teach?: boolean | undefined;
  /** Named more closely than by its modality: then it is that one or none. */
  kind?: KindName | undefined;
  /** Of a round for two: nobody goes on with it alone. */
  forTwo?: boolean | undefined;
};

export type NewExercise = {
  record: ExerciseRecord;
  /** Where the learner's files are. */
  files: string[];
  instructions: string;
  /** Why this modality; empty where it was asked for. */
  reason: string[];
};

/**
 * What a name may be begun as, best first. A kind that a plan chose for its modality gives way to the modality's own where
 * there is not enough of its material open today; one that was asked for alone does not.
 */
function namedAs(named: KindName, { kind, modality }: ExerciseWish): KindName[] {
  const own = modalities.find((one) => one === named);
  if (kind === undefined) return own === undefined ? [named] : kindsFor(own);
  return modality !== undefined && kindNamed(kind).modality === modality
    ? [...new Set([kind, modality])]
    : [kind];
}

/**
 * Makes an exercise on a concept, proves it and writes it. Where the chosen modality has nothing new to offer, another
 * that has is taken, unless it was asked for by name. Throws `Problem`.
 */
export async function newExercise(
  visit: Visit,
  conceptId: string,
  wish: ExerciseWish = {},
): Promise<NewExercise> {
  const { course, state, room, profile } = visit;
  const sealed = wish.sealed ?? wish.quiz;
  const concept = conceptNamed(course, conceptId);
  const abilities = await abilitiesOf(visit);
  const available = availableModalities(course, concept.id, abilities);
  const named = wish.kind ?? wish.modality;
  const isHere = (name: KindName) => isAvailable(name, course, concept.id, abilities);
  if (named !== undefined && !namedAs(named, wish).some(isHere)) {
    const rest = available.length === 0 ? "nothing to practise with" : available.join(", ");
    throw new Problem("usage", `${concept.title} has no material for ${named}. It has: ${rest}.`);
  }
  const { concepts } = await state.progress();
  const progress = concepts.get(concept.id) ?? noProgress(concept.id);
  const bloom = wish.bloom ?? levelFor(progress, ladderOf(concept, course.items.get(concept.id)));
  const choice = selectModality({
    domain: course.config.domain_type,
    bloom,
    conceptType: concept.type,
    conceptId: concept.id,
    course: course.config.exercise_config,
    preferences: profile.learning_preferences.modality_preferences,
    recent: recentExercises(concepts, room.ports.now()),
    performance: { concept: progress.modality_performance },
    available,
    week: weekOf(concepts.values(), room.ports.now()),
  });
  const order: KindName[] =
    named === undefined
      ? [
          ...new Set([
            choice.modality,
            ...(choice.secondary === null ? [] : [choice.secondary]),
            ...available,
          ]),
        ]
      : namedAs(named, wish);
  const stages = await Promise.all(materialInStages().map(openFor));
  // Listening and small code questions are begun by their own name: who asks for a program gets one.
  const isAlike = (name: KindName) => (name === "maths" || name === kindNamed(name).modality) && isHere(name);
  const standing = { bloom, history: progress.exercise_history, can: isAlike };
  // Asked for by its modality, it is done as suits the concept; asked for by its kind, it is that one.
  const asDone = (name: KindName): KindName[] => {
    const modality = wish.kind === undefined ? modalities.find((one) => one === name) : undefined;
    return modality === undefined ? [name] : [doneAs(modality, course.items.get(concept.id), standing), name];
  };

  return await state.locked(async () => {
    const problems = new Set<string>();
    for (const [at, open] of stages.entries())
      for (const kind of namesAt(at).map(kindNamed)) {
        if (kind.isOfferOnly && named !== kind.name) continue;
        const request = await requestFor(kind);
        const made = await kind.make(open === undefined ? request : { ...request, open }, {
          box: room.runInBox,
          teach: wish.teach ?? false,
          style: profile.learning_preferences.explanation_style,
        });
        if ("problem" in made) {
          problems.add(made.problem);
          continue;
        }
        // What could not be read again could not be graded: it is not handed out.
        kind.body.parse(made.record.body);
        const reason = named === undefined ? [whyForLearner(choice, bloom)] : [];
        return { ...(await saved(made)), instructions: made.instructions, reason };
      }
    const all = [...problems].join("\n");
    throw new Problem("setup", all || `There is nothing to practise ${concept.title} with.`);
  });

  /** What a plan chose gives way to another kind before anything is asked that was known today. */
  function namesAt(stage: number): KindName[] {
    const isPlanned = wish.kind !== undefined && wish.modality !== undefined;
    const others =
      isPlanned && stage < stages.length - 1 ? available.filter((one) => one !== "long_form") : [];
    return [...new Set([...order.flatMap(asDone), ...others])];
  }

  /**
   * Without what rests where that is enough; then with what was asked often this week; and whoever asks for more of what
   * they knew today all the same gets it.
   */
  function materialInStages(): (Items | undefined)[] {
    const items = course.items.get(concept.id);
    if (items === undefined || wish.quiz === true) return [items];
    const { today, week } = restingSince(concepts.values(), room.ports.now(), profile.time_zone);
    const all = [new Set([...today, ...week]), today].filter(({ size }) => size > 0);
    return [...all.map((resting) => awakeItems(items, resting)), items];
  }

  /** Nothing is asked that was not shown: what was met, and what may still be met today. */
  async function openFor(items: Items | undefined): Promise<OpenMaterial | undefined> {
    if (items === undefined) return undefined;
    const { met, newLeft } = await acquaintance(visit);
    return openMaterial(course, concept, items, met, newLeft);
  }

  async function saved(made: MadeExercise) {
    const asked = { bloom, sealed: sealed ?? false };
    const given = givenAs(made);
    const marks = {
      ...(wish.quiz === true ? { quiz: true } : {}),
      ...(wish.forTwo === true ? { for_two: true } : {}),
    };
    const record = { ...made.record, asked, given, ...marks };
    return { record, files: await saveExercise(room.ports, state.places, { ...made, record }) };
  }

  /** What comes first in it. What was never asked waits for what is due: an exercise holds few tasks. */
  function dueFor({ name }: { name: KindName }, now: Date): ReadonlySet<string> {
    const due = piecesDue(progress, dueBy(now, profile.time_zone)).map(({ key }) => key);
    const asksSome = due.some((key) => kindsAsking(key, course.config.domain_type).includes(name));
    // Shown at its level: what is still wanting is its pieces.
    return asksSome || !targetMet(progress, concept)
      ? new Set(due)
      : new Set([...due, ...notYetKnown(piecesOf(course.items.get(concept.id)), progress.items)]);
  }

  async function requestFor(kind: { name: KindName; suffix: string }): Promise<ExerciseRequest> {
    const taken = new Set(await recordNames(room.ports, state.places));
    let now = room.ports.now();
    // Two within a second would share a name: the later one is a second younger.
    while (taken.has(exerciseId(now, concept.id, kind))) now = new Date(now.getTime() + 1000);
    return {
      course,
      concept,
      bloom,
      exerciseId: exerciseId(now, concept.id, kind),
      seed: wish.seed ?? newSeed(room.ports, now),
      now,
      history: progress.exercise_history,
      errors: progress.error_history,
      due: dueFor(kind, now),
      sealed: sealed ?? course.config.answer_key === "sealed",
      folder: state.places.folder,
    };
  }
}
