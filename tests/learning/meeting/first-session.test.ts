import { expect, test } from "bun:test";
import { knownIn } from "../../../bench/trials/study/catalogue.ts";
import { personOf } from "../../../bench/trials/study/person.ts";
import { workOn } from "../../../bench/trials/study/work.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { inWords, keepMeeting, meetingBefore } from "../../../src/learning/room/meeting.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { ownRoom } from "../room/own-room.ts";

const courses = [
  "bahasa-melayu",
  "intro-to-algorithms",
  "research-methods",
  "behavioural-interviews",
  "mathematics-11-14",
];

/** Remembers for the rest of the sitting what was on a page, and knows nothing else. */
const beginner = {
  name: "beginner",
  mind: { threshold: -50, decay: 0.1 },
  guesses: false,
  away: () => false,
};

test.each(courses)(
  "a beginner who has just read what is new succeeds at the first exercise of %s",
  async (name) => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const catalogue = knownIn(learner.course);
    const person = personOf(beginner, catalogue, 1);
    let graded = null;
    const [first] = (await planToday(learner)).plan;
    if (first === undefined) throw new Error("Nothing is planned.");
    const { concept_id, kind, modality, bloom_level: bloom } = first;
    // Sums with new numbers every time cannot be read off a page: there the sheet on the same text is tried.
    const kinds = kind === "maths" ? (["worksheet"] as const) : [kind];
    for (const kind of kinds) {
      const { record } = await takeUp(learner, concept_id, { kind, modality, bloom });
      const meeting = await meetingBefore(learner, record);
      const at = own.clock.now.getTime();
      if (meeting?.lesson != null) person.reads(meeting.lesson.text, concept_id, at);
      person.reads(inWords({ lesson: null, words: meeting?.words ?? [] }), null, at);
      if (meeting !== null) await keepMeeting(learner, record, meeting);
      const work = workOn(record, person, catalogue, at + 60_000);
      if (work === null) throw new Error(`Nobody can work on ${kind} here.`);
      for (const { key } of work.asked) {
        const known = catalogue.get(key);
        if (known !== undefined) expect([key, person.wasTaught(known)]).toEqual([key, true]);
      }
      own.clock.now = new Date(at + 5 * 60_000);
      const id = { id: record.exercise_id };
      const handIn = { record: true, response: work.response };
      graded = await gradeExercise(own.room, id, handIn);
      if (graded.evaluation.provisional)
        graded = await gradeExercise(own.room, id, { ...handIn, self: work.self });
    }
    expect(graded?.evaluation.score.percentage ?? 0).toBeGreaterThanOrEqual(0.8);
    expect(graded?.evaluation.fsrs_rating ?? 0).toBeGreaterThanOrEqual(3);
  },
);
