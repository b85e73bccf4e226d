import { toLearnerDay } from "../learner-day.ts";

const dayMs = 86_400_000;
/** Zones and the turn of a learner's day fall on quarters of an hour: within one, the day is the same. */
const quarter = 900_000;

/** A learner's day of a moment, in days since 1970; quick for thousands of moments that lie close together. */
export function learnerDays(zone: string): (moment: number) => number {
  const known = new Map<number, number>();
  return (moment) => {
    const slot = Math.floor(moment / quarter);
    const found = known.get(slot);
    if (found !== undefined) return found;
    const day = Math.floor(toLearnerDay(new Date(moment), zone).getTime() / dayMs);
    known.set(slot, day);
    return day;
  };
}
