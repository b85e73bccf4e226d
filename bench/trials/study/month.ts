import type { Modality } from "../../../src/learning/course-format.ts";
import type { KindName } from "../../../src/learning/course-words.ts";
import { quickMinutes } from "../../../src/learning/exercises/kind.ts";
import { type PieceAt, piecesOf } from "../../../src/learning/pieces.ts";
import { dueBy, piecesDue } from "../../../src/learning/plan/due.ts";
import type { PlanItem } from "../../../src/learning/plan/plan-item.ts";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { inWords, keepMeeting, meetingBefore } from "../../../src/learning/room/meeting.ts";
import { roundOf } from "../../../src/learning/room/one-by-one.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { type Room, type Visit, visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { type Known, knownIn } from "./catalogue.ts";
import type { Learner } from "./learners.ts";
import { personOf } from "./person.ts";
import { workOn } from "./work.ts";

/** What is said where a guess is not taken for an answer at all: the question stays open for it. */
const notKnown = "I don't know";

export type Month = {
  days: number;
  exercises: number;
  /** Questions on what no page had shown before, of all. */
  untaught: number;
  questions: number;
  /** Answered as the key has it, for want of another way. */
  byKey: number;
  minutes: number[];
  byModality: Partial<Record<Modality, number>>;
  /** The same in minutes: a long answer takes as long as five quick talks. */
  minutesBy: Partial<Record<Modality, number>>;
  byKind: Partial<Record<KindName, number>>;
  /** Pieces that were due on a day, and of these those that were asked that day: what can stand on a card, and tasks. */
  due: number;
  done: number;
  tasksDue: number;
  tasksDone: number;
  /** The same piece asked twice in a sitting; a fourth time in a week with no failure before. */
  twice: number;
  often: number;
  mastered: number;
  concepts: number;
  /** Of all pieces of the concepts called mastered: those that would be answered right two days after the last. */
  held: number | null;
  /** Concepts not called mastered of which nine tenths would be answered right as well: what the claim is too shy to say. */
  unclaimed: number;
  /** The same by kind of material: how many pieces, and the share that would be answered right. */
  heldByKind: Record<string, { pieces: number; held: number }>;
  /** What was asked too early or too often, one line each: for whoever looks for the reason. */
  notes: string[];
  /** What each day held, a line each. */
  diary: string[];
};

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** Of a piece of what is called mastered: below this it is named. */
const mostlyKnown = 0.75;
/** More exercises than anybody does in a day: a plan that never ends is a fault. */
const mostADay = 40;

/** A learner follows Today for a month, through the functions that the page calls. The clock is the room's own. */
export async function month(
  room: Room,
  clock: { now: Date },
  courseName: string,
  learner: Learner,
  { days, seed }: { days: number; seed: number },
): Promise<Month> {
  const { course } = await visit(room, courseName);
  const catalogue = knownIn(course);
  const person = personOf(learner, catalogue, seed);
  const first = clock.now.getTime();
  const asks: { key: string; at: number; knew: boolean; kind: PlanItem["kind"] }[] = [];
  const whenAsked = (at: number) => `day ${Math.floor((at - first) / dayMs) + 1}`;
  const told = tally(days);
  for (let day = 0; day < days; day++) {
    if (learner.away(day)) continue;
    clock.now = new Date(first + day * dayMs);
    const due = await dueNow(room, courseName);
    const began = day * dayMs + first;
    const held = await sitting(began);
    const asked = new Set(asks.filter(({ at }) => at >= began).map(({ key }) => key));
    told.due += due.cards.length;
    told.done += due.cards.filter((key) => asked.has(key)).length;
    told.tasksDue += due.tasks.length;
    const tasksDone = due.tasks.filter((key) => asked.has(key)).length;
    told.tasksDone += tasksDone;
    told.diary.push(
      `${whenAsked(began)}: ${due.cards.length} cards and ${due.tasks.length} tasks due, of these ${tasksDone} asked: ${held.join(", ")}`,
    );
  }
  clock.now = new Date(first + (days + 1) * dayMs);
  const { concepts } = await (await visit(room, courseName)).state.progress();
  const mastered = [...concepts.values()].filter(({ status }) => status === "mastered");
  const ids = new Set(mastered.map(({ concept_id }) => concept_id));
  // A scene or a story of one's own is practice: there is nothing in it that would be known or not.
  const isPiece = ({ kind }: Known) => kind !== "scenarios" && kind !== "star";
  const claimed = [...catalogue.values()].filter((one) => ids.has(one.concept) && isPiece(one));
  for (const { key } of claimed) {
    const left = person.chanceOf(key, clock.now.getTime());
    if (left < mostlyKnown)
      told.notes.push(`mastered and ${Math.round(100 * left)} % left: ${key}, ${timesAsked(key)}`);
  }
  return {
    ...told,
    mastered: mastered.length,
    concepts: course.concepts.length,
    held: claimed.length === 0 ? null : meanOf(claimed),
    unclaimed: Map.groupBy(
      catalogue.values().filter((one) => !ids.has(one.concept) && isPiece(one)),
      ({ concept }) => concept,
    )
      .values()
      .filter((own) => meanOf(own) >= 0.9)
      .toArray().length,
    heldByKind: Object.fromEntries(
      Map.groupBy(claimed, ({ kind }) => kind)
        .entries()
        .map(([kind, own]) => [kind, { pieces: own.length, held: meanOf(own) }]),
    ),
  };

  function timesAsked(key: string): string {
    const times = asks.filter((one) => one.key === key);
    return (
      times.map(({ at, kind, knew }) => `${whenAsked(at)} ${kind} ${knew ? "right" : "wrong"}`).join(", ") ||
      "never asked"
    );
  }

  function meanOf(pieces: readonly Known[]): number {
    const at = clock.now.getTime();
    return pieces.reduce((total, { key }) => total + person.chanceOf(key, at), 0) / pieces.length;
  }

  async function sitting(began: number): Promise<string[]> {
    const held: string[] = [];
    const stuck = new Set<string>();
    let left = Number.POSITIVE_INFINITY;
    let minutes = 0;
    for (let done = 0; done < mostADay; done++) {
      const learning = await visit(room, courseName);
      const wish = Number.isFinite(left) ? { minutes: left } : {};
      const { plan, minutes: planned } = await planToday(learning, wish);
      const at0 = clock.now.getTime();
      if (!Number.isFinite(left)) left = planned;
      const next = plan.find(({ concept_id, modality }) => !stuck.has(`${concept_id} ${modality}`));
      if (next === undefined) break;
      if (next.pieces !== undefined) {
        await cards(learning, next.pieces, began);
        clock.now = new Date(Math.max(clock.now.getTime(), at0 + next.minutes * 60_000));
        count(next);
        continue;
      }
      const { concept_id, modality, kind, bloom_level: bloom, quiz } = next;
      const { record } = await takeUp(learning, concept_id, { modality, kind, bloom, quiz });
      const meeting = await meetingBefore(learning, record);
      if (meeting !== null) {
        const { lesson, words } = meeting;
        if (lesson !== null) person.reads(lesson.text, concept_id, clock.now.getTime());
        person.reads(inWords({ lesson: null, words }), null, clock.now.getTime());
        await keepMeeting(learning, record, meeting);
      }
      clock.now = new Date(clock.now.getTime() + next.minutes * 60_000);
      const at = clock.now.getTime();
      const work = workOn(record, person, catalogue, at);
      if (work === null) {
        stuck.add(`${concept_id} ${modality}`);
        continue;
      }
      for (const { key, knew, byKey } of work.asked) ask(key, knew, byKey, at, began, next.kind);
      const id = { id: record.exercise_id };
      if (work.lines !== null) {
        const round = await roundOf(room, record);
        for (const line of work.lines) await round.answer(line).catch(() => round.answer(notKnown));
        await round.finish();
      } else {
        const handIn = { record: true, response: work.response };
        const graded = await gradeExercise(room, id, handIn);
        if (graded.evaluation.provisional) await gradeExercise(room, id, { ...handIn, self: work.self });
      }
      count(next);
      if (left < quickMinutes) break;
    }
    told.minutes.push(minutes);
    return held;

    function count({ type, concept_id, modality, kind, minutes: own, pieces }: PlanItem): void {
      held.push(`${type} ${pieces === undefined ? concept_id : pieces.length} by ${kind} (${own})`);
      told.exercises++;
      told.byKind[kind] = (told.byKind[kind] ?? 0) + 1;
      told.byModality[modality] = (told.byModality[modality] ?? 0) + 1;
      told.minutesBy[modality] = (told.minutesBy[modality] ?? 0) + own;
      left -= own;
      minutes += own;
    }
  }

  function ask(
    key: string,
    knew: boolean,
    byKey: boolean,
    at: number,
    began: number,
    kind: PlanItem["kind"],
  ): void {
    const known = catalogue.get(key);
    const before = asks.filter((one) => one.key === key);
    // Seven days are this one and the six before it.
    const week = before.filter((one) => one.at >= began - weekMs + dayMs);
    const sitting = before.filter((one) => one.at >= began);
    const note = (what: string) => {
      told.notes.push(`${what}: ${key} by ${kind} ${whenAsked(at)}, after: ${timesAsked(key)}`);
    };
    told.questions++;
    if (byKey) told.byKey++;
    if (known !== undefined && !person.wasTaught(known)) {
      told.untaught++;
      note("before it was shown");
    }
    if (sitting.length > 0 && sitting.every((one) => one.knew)) {
      told.twice++;
      note("twice in a sitting");
    }
    if (week.length >= 3 && week.every((one) => one.knew)) {
      told.often++;
      note("four times in a week");
    }
    asks.push({ key, at, knew, kind });
    person.isTold(key, at);
  }

  /** Looked at, remembered or not, turned over, rated; ten seconds each. */
  async function cards(learning: Visit, pieces: readonly PieceAt[], began: number): Promise<void> {
    const session = await openCards(learning, pieces);
    const fresh = await session.toMeet();
    person.reads(inWords({ lesson: null, words: fresh }), null, clock.now.getTime());
    await session.met(fresh);
    for (let turned = 0; turned < 3 * pieces.length; turned++) {
      const [card] = await session.due();
      if (card === undefined) break;
      clock.now = new Date(clock.now.getTime() + 10_000);
      const at = clock.now.getTime();
      const knew = person.knows(card.item, at);
      ask(card.item, knew, false, at, began, "flashcards");
      await session.answer(card, knew ? 3 : 1);
    }
    await session.finish();
  }
}

function tally(days: number): Omit<Month, "mastered" | "concepts" | "held" | "unclaimed" | "heldByKind"> {
  return {
    days,
    exercises: 0,
    untaught: 0,
    questions: 0,
    byKey: 0,
    minutes: [],
    byModality: {},
    minutesBy: {},
    byKind: {},
    due: 0,
    done: 0,
    tasksDue: 0,
    tasksDone: 0,
    twice: 0,
    often: 0,
    notes: [],
    diary: [],
  };
}

async function dueNow(room: Room, courseName: string): Promise<{ cards: string[]; tasks: string[] }> {
  const { course, state, profile } = await visit(room, courseName);
  const { concepts } = await state.progress();
  const by = dueBy(room.ports.now(), profile.time_zone);
  const due = { cards: new Set<string>(), tasks: new Set<string>() };
  for (const one of concepts.values()) {
    const { cards, tasks, programs } = piecesOf(course.items.get(one.concept_id));
    const keys = piecesDue(one, by).map(({ key }) => key);
    for (const key of cards) if (keys.includes(key)) due.cards.add(key);
    for (const key of [...tasks, ...programs]) if (keys.includes(key)) due.tasks.add(key);
  }
  return { cards: [...due.cards], tasks: [...due.tasks] };
}
