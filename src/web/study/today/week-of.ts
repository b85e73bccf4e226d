import type { Report } from "../courses/reads.ts";

type WeekDay = { date: string; exercises: number; when: "before" | "today" | "later" };

const dayMs = 86_400_000;

/** Monday to Sunday around `today`, the learner's own. */
export function weekOf(activity: Report["activity"], today: string): WeekDay[] {
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  return Array.from({ length: 7 }, (_, i) => {
    const date = new Date(monday + i * dayMs).toISOString().slice(0, 10);
    const exercises = activity.find((day) => day.date === date)?.exercises ?? 0;
    return { date, exercises, when: date < today ? "before" : date === today ? "today" : "later" };
  });
}
