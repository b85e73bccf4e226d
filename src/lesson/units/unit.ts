import { z } from "zod";
import { Day } from "../timetable/day.ts";

/** At most this many lessons in a unit: a year of daily lessons is several units. */
export const mostLessons = 60;

const line = z
  .string()
  .trim()
  .max(300)
  .regex(/^[^\n\r]*$/, "one line only");
const LessonId = z.string().regex(/^l\d{1,3}(?:-\d{1,2})?$/, "the id of a lesson, as l3");
const Code = z.string().trim().min(1).max(80);

/**
 * What a period of a unit is for. `teach`: something new. `consolidate`: practice of what was taught. `assess`: everybody
 * shows what they can. `open`: nothing here says what it is about, and only the teacher can.
 */
export const lessonKinds = ["teach", "consolidate", "assess", "open"] as const;

/** What of an earlier lesson is brought back at the beginning of a later one. */
const Retrieval = z.object({
  from: LessonId,
  /** In words for people: what is asked about. */
  what: line.min(1),
  /** How many lessons ago it was taught. */
  gap: z.number().int().positive(),
});

const PlannedLesson = z.object({
  id: LessonId,
  kind: z.enum(lessonKinds),
  title: line.min(1),
  /** The note or the library's lesson that it is drawn from, by path; left out: there is none. */
  note: line.min(1).optional(),
  /** By code. */
  outcomes: z.array(Code).max(20).default([]),
  /** Why it is in this unit, for the teacher; left out where she asked for it. */
  why: line.optional(),
  /** The lessons that it goes over or assesses, by id. */
  covers: z.array(LessonId).max(mostLessons).default([]),
  retrieves: z.array(Retrieval).max(12).default([]),
  /** The lessons of this unit whose topic has to come first, by id. */
  stands_on: z.array(LessonId).max(mostLessons).default([]),
  /** What only the teacher can give. */
  to_fill: line.optional(),
});

/** What became of a period, in the order in which it was said. Undo takes the last one away. */
export const Happened = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("taught"),
    lesson: LessonId,
    on: Day,
    /** How it went. */
    how: line.optional(),
    /** What was not finished: it moves on to a lesson of its own. */
    left: line.optional(),
  }),
  /** A period that did not take place. */
  z.object({ kind: z.literal("lost"), on: Day, why: line.optional() }),
  /** It stands before that one now; null: at the end. */
  z.object({ kind: z.literal("moved"), lesson: LessonId, before: LessonId.nullable() }),
  /** The teacher took it out. */
  z.object({ kind: z.literal("removed"), lesson: LessonId }),
  /** The teacher put one in, before that one; null: at the end. */
  z.object({ kind: z.literal("added"), added: PlannedLesson, before: LessonId.nullable() }),
]);

/** A sequence of lessons for one class: a file of the teacher's, `units/<id>.yaml`. */
export const Unit = z
  .object({
    version: z.literal(1),
    title: line.min(1),
    class: line.min(1),
    /** What was asked for, in the teacher's words; "" where outcomes say it. */
    topic: line.default(""),
    /** The first day on which it may be taught. */
    starts: Day,
    lessons: z.array(PlannedLesson).min(1).max(mostLessons),
    /** Topics that belong here and found no room, by title. */
    left_out: z.array(line).max(200).default([]),
    /** What the teacher should know of how it was put together. */
    notes: z.array(line).max(20).default([]),
    happened: z.array(Happened).max(2_000).default([]),
    /** Which session holds the draft of a lesson. */
    drafted: z.record(LessonId, line).default({}),
  })
  .superRefine(({ lessons, happened }, context) => {
    const places = new Map(lessons.map(({ id }, place) => [id, place]));
    const added = happened.flatMap((one) => (one.kind === "added" ? [one.added.id] : []));
    if (new Set([...places.keys(), ...added]).size < lessons.length + added.length)
      context.addIssue({ code: "custom", path: ["lessons"], message: "must not hold one id twice" });
    for (const [place, { covers, retrieves }] of lessons.entries())
      for (const id of [...covers, ...retrieves.map(({ from }) => from)])
        if ((places.get(id) ?? place) >= place)
          context.addIssue({
            code: "custom",
            path: ["lessons", place],
            message: `goes back to ${id}, which does not come before it`,
          });
  });

export type Unit = z.infer<typeof Unit>;
export type PlannedLesson = Unit["lessons"][number];
export type LessonKind = (typeof lessonKinds)[number];
export type Happened = z.infer<typeof Happened>;
