import { z } from "zod";
import { Day, TimeOfDay, weekdays } from "./day.ts";

const line = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\n\r]*$/, "one line only");

/** A period that comes every week, or every other week where a school has two. */
const WeeklyPeriod = z
  .object({
    class: line.min(1),
    day: z.enum(weekdays),
    start: TimeOfDay,
    minutes: z.number().int().min(5).max(300),
    week: z.enum(["A", "B"]).optional(),
    room: line.optional(),
  })
  .refine(({ start, minutes }) => minutesOfDay(start) + minutes <= 24 * 60, {
    message: "must end on the day on which it begins",
    path: ["minutes"],
  });

/** From the first to the last day, both of them free. */
const Holiday = z
  .object({ from: Day, to: Day, name: line.default("") })
  .refine(({ from, to }) => from <= to, { message: "must not end before it begins", path: ["to"] });

/** When a teacher has her classes: `timetable.yaml` of her workspace. Times are those of the wall she teaches by. */
export const Timetable = z
  .object({
    version: z.literal(1).default(1),
    periods: z.array(WeeklyPeriod).max(200).default([]),
    /** Any day of a week A; needed where periods name a week. */
    week_a: Day.optional(),
    holidays: z.array(Holiday).max(100).default([]),
  })
  .refine(({ periods, week_a }) => week_a !== undefined || periods.every(({ week }) => week === undefined), {
    message: "must be a day of a week A, because some periods come in one of two weeks",
    path: ["week_a"],
  });

export type Timetable = z.infer<typeof Timetable>;
export type WeeklyPeriod = z.infer<typeof WeeklyPeriod>;

export const noTimetable: Timetable = { version: 1, periods: [], holidays: [] };

export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
