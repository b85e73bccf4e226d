import type { Modality } from "../../../src/learning/course-format.ts";
import { quickMinutes } from "../../../src/learning/exercises/kind.ts";
import { type PieceAt, piecesOf } from "../../../src/learning/pieces.ts";
import { dueBy, piecesDue } from "../../../src/learning/plan/due.ts";
import type { PlanItem } from "../../../src/learning/plan/plan-item.ts";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { inWords, keepMeeting, meetingBefore } from "../../../src/learning/room/meeting.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { type Room, type Visit, visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { knownIn } from "./catalogue.ts";
import type { Learner } from "./learners.ts";
import { personOf } from "./person.ts";
import { workOn } from "./work.ts";

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
  /** Words, terms, facts and gaps that were due on a day, and of these those that were asked that day. */
  due: number;
  done: number;
  /** The same piece asked twice in a sitting; a fourth time in a week with no failure before. */
  twice: number;
  often: number;
  mastered: number;
  concepts: number;
  /** Of all pieces of the concepts called mastered: those that would be answered right two days after the last. */
  held: number | null;
};

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
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
  const asks: { key: string; at: number; knew: boolean }[] = [];
  const told = tally(days);
  for (let day = 0; day < days; day++) {
    if (learner.away(day)) continue;
    clock.now = new Date(first + day * dayMs);
    const due = await dueNow(room, courseName);
    const began = day * dayMs + first;
    await sitting(began);
    const asked = new Set(asks.filter(({ at }) => at >= began).map(({ key }) => key));
    told.due += due.length;
    told.done += due.filter((key) => asked.has(key)).length;
  }
  clock.now = new Date(first + (days + 1) * dayMs);
  const { concepts } = await (await visit(room, courseName)).state.progress();
  const mastered = [...concepts.values()].filter(({ status }) => status === "mastered");
  const ids = new Set(mastered.map(({ concept_id }) => concept_id));
  const claimed = [...catalogue.values()].filter(({ concept }) => ids.has(concept));
  const sum = claimed.reduce((total, { key }) => total + person.chanceOf(key, clock.now.getTime()), 0);
  return {
    ...told,
    mastered: mastered.length,
    concepts: course.concepts.length,
    held: claimed.length === 0 ? null : sum / claimed.length,
  };

  async function sitting(began: number): Promise<void> {
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
      const { concept_id, modality, bloom_level: bloom } = next;
      const { record } = await takeUp(learning, concept_id, { modality, bloom });
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
      for (const { key, knew, byKey } of work.asked) ask(key, knew, byKey, at, began);
      const graded = await gradeExercise(
        room,
        { id: record.exercise_id },
        { record: true, response: work.response },
      );
      if (graded.evaluation.provisional)
        await gradeExercise(
          room,
          { id: record.exercise_id },
          { record: true, response: work.response, self: work.self },
        );
      count(next);
      if (left < quickMinutes) break;
    }
    told.minutes.push(minutes);

    function count({ modality, minutes: own }: PlanItem): void {
      told.exercises++;
      told.byModality[modality] = (told.byModality[modality] ?? 0) + 1;
      left -= own;
      minutes += own;
    }
  }

  function ask(key: string, knew: boolean, byKey: boolean, at: number, began: number): void {
    const known = catalogue.get(key);
    told.questions++;
    if (byKey) told.byKey++;
    if (known !== undefined && !person.wasTaught(known)) told.untaught++;
    const before = asks.filter((one) => one.key === key);
    if (before.some((one) => one.at >= began && one.knew)) told.twice++;
    const week = before.filter((one) => one.at > at - weekMs);
    if (week.length >= 3 && week.every((one) => one.knew)) told.often++;
    asks.push({ key, at, knew });
    person.isTold(key, at);
  }

  /** Looked at, remembered or not, turned over, rated; ten seconds each. */
  async function cards(learning: Visit, pieces: readonly PieceAt[], began: number): Promise<void> {
    const session = await openCards(learning, pieces);
    for (let turned = 0; turned < 3 * pieces.length; turned++) {
      const [card] = await session.due();
      if (card === undefined) break;
      clock.now = new Date(clock.now.getTime() + 10_000);
      const at = clock.now.getTime();
      const knew = person.knows(card.item, at);
      ask(card.item, knew, false, at, began);
      await session.answer(card, knew ? 3 : 1);
    }
    await session.finish();
  }
}

function tally(days: number): Omit<Month, "mastered" | "concepts" | "held"> {
  return {
    days,
    exercises: 0,
    untaught: 0,
    questions: 0,
    byKey: 0,
    minutes: [],
    byModality: {},
    due: 0,
    done: 0,
    twice: 0,
    often: 0,
  };
}

async function dueNow(room: Room, courseName: string): Promise<string[]> {
  const { course, state, profile } = await visit(room, courseName);
  const { concepts } = await state.progress();
  const by = dueBy(room.ports.now(), profile.time_zone);
  return [...concepts.values()].flatMap((one) => {
    const { remembered } = piecesOf(course.items.get(one.concept_id));
    return piecesDue(one, by).flatMap(({ key }) => (remembered.includes(key) ? [key] : []));
  });
}
