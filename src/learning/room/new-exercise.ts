import { Problem } from "../../problem.ts";
import type { BloomLevel, Items, Modality } from "../course-format.ts";
import { type KindName, modalities } from "../course-words.ts";
import { availableModalities, isAvailable } from "../exercises/available.ts";
import { doneAs } from "../exercises/done-as.ts";
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
import { capitalised } from "../modality/words.ts";
import { notYetKnown, type PieceAt, piecesOf } from "../pieces.ts";
import { dueBy, piecesDue } from "../plan/due.ts";
import { ladderOf, levelFor, targetMet } from "../plan/ladder.ts";
import { awakeItems, restingPieces } from "../plan/resting.ts";
import { noProgress } from "../progress.ts";
import { recordNames, saveExercise } from "../state/exercise-files.ts";
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
  /** What is to be asked, where a plan says so. */
  pieces?: readonly PieceAt[] | undefined;
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
  if (named !== undefined && !isAvailable(named, course, concept.id, abilities)) {
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
      : [named];
  const whole = await openFor(course.items.get(concept.id));
  const awake = wish.quiz === true ? undefined : await openFor(awakeOf(course.items.get(concept.id)));
  const standing = { bloom, history: progress.exercise_history };
  // Asked for by its modality, it is done as suits the concept; asked for by its kind, it is that one.
  const asDone = (name: KindName): KindName[] => {
    const modality = wish.kind === undefined ? modalities.find((one) => one === name) : undefined;
    return modality === undefined ? [name] : [doneAs(modality, course.items.get(concept.id), standing), name];
  };
  return await state.locked(async () => {
    const problems: string[] = [];
    for (const kind of [...new Set(order.flatMap(asDone))].map(kindNamed)) {
      if (kind.isOfferOnly && named !== kind.name) continue;
      if (kind.make === null) {
        problems.push(`${capitalised(kind.words.several)} are begun in a sitting of their own.`);
        continue;
      }
      const request = await requestFor(kind);
      const make = kind.make;
      const making = {
        box: room.runInBox,
        teach: wish.teach ?? false,
        style: profile.learning_preferences.explanation_style,
      };
      // Without what rests where that is enough; whoever asks for more of it all the same gets it.
      const first = awake === undefined ? null : await make({ ...request, open: awake }, making);
      const made = first === null || "problem" in first ? await make(request, making) : first;
      if ("problem" in made) {
        problems.push(made.problem);
        continue;
      }
      // What could not be read again could not be graded: it is not handed out.
      kind.body.parse(made.record.body);
      const reason = named === undefined ? [whyForLearner(choice, bloom)] : [];
      return { ...(await saved(made)), instructions: made.instructions, reason };
    }
    throw new Problem("setup", problems.join("\n") || `There is nothing to practise ${concept.title} with.`);
  });

  /** Nothing is asked that was not shown: what was met, and what may still be met today. */
  async function openFor(items: Items | undefined): Promise<OpenMaterial | undefined> {
    if (items === undefined) return undefined;
    const { met, newLeft } = await acquaintance(visit);
    return openMaterial(course, concept, items, met, newLeft);
  }

  /** Left out where nothing rests. */
  function awakeOf(items: Items | undefined): Items | undefined {
    if (items === undefined) return undefined;
    const resting = restingPieces(concepts.values(), room.ports.now(), profile.time_zone);
    return resting.size === 0 ? undefined : awakeItems(items, resting);
  }

  async function saved(made: MadeExercise) {
    const asked = { bloom, sealed: sealed ?? false };
    const record = { ...made.record, asked, ...(wish.quiz === true ? { quiz: true } : {}) };
    return { record, files: await saveExercise(room.ports, state.places, { ...made, record }) };
  }

  async function requestFor(kind: { suffix: string }): Promise<ExerciseRequest> {
    const taken = new Set(await recordNames(room.ports, state.places));
    let now = room.ports.now();
    // Two within a second would share a name: the later one is a second younger.
    while (taken.has(exerciseId(now, concept.id, kind))) now = new Date(now.getTime() + 1000);
    return {
      course,
      concept,
      bloom,
      exerciseId: exerciseId(now, concept.id, kind),
      seed: wish.seed ?? now.getTime() % 2 ** 31,
      now,
      history: progress.exercise_history,
      errors: progress.error_history,
      due: new Set([
        ...piecesDue(progress, dueBy(now, profile.time_zone)).map(({ key }) => key),
        // Shown at its level: what is still wanting is its pieces.
        ...(targetMet(progress, concept)
          ? notYetKnown(piecesOf(course.items.get(concept.id)), progress.items)
          : []),
      ]),
      ...(wish.pieces === undefined ? {} : { pieces: wish.pieces }),
      ...(whole === undefined ? {} : { open: whole }),
      sealed: sealed ?? course.config.answer_key === "sealed",
      folder: state.places.folder,
    };
  }
}
