const dayTurnsAtHour = 4;
const hour = 3_600_000;

/**
 * A learner's day turns at 04:00 where they are (decision 23). Schedulers count UTC days, so a moment is moved to where
 * its UTC day is the learner's day, and moved back afterwards.
 */
export function toLearnerDay(moment: Date, zone: string): Date {
  return new Date(moment.getTime() + offsetMs(moment, zone) - dayTurnsAtHour * hour);
}

export function fromLearnerDay(shifted: Date, zone: string): Date {
  const local = shifted.getTime() + dayTurnsAtHour * hour;
  // The offset belongs to the moment we are looking for: ask once with a guess, and once more with the better one.
  const guess = new Date(local - offsetMs(new Date(local), zone));
  return new Date(local - offsetMs(guess, zone));
}

/** The learner's day as a date, "2026-02-22". */
export function learnerDate(moment: Date, zone: string): string {
  return toLearnerDay(moment, zone).toISOString().slice(0, 10);
}

const dayMs = 24 * hour;
/** By zone, then by UTC day: what the offset is all day, or null on a day on which the clocks change. */
const offsets = new Map<string, Map<number, number | null>>();

/** How far a zone's clock is ahead of UTC at a moment. Throws `RangeError` on a zone nobody knows. */
function offsetMs(moment: Date, zone: string): number {
  const days = offsets.get(zone) ?? new Map<number, number | null>();
  offsets.set(zone, days);
  const day = Math.floor(moment.getTime() / dayMs);
  let all = days.get(day);
  if (all === undefined) {
    const [first, last] = [
      readOffset(new Date(day * dayMs), zone),
      readOffset(new Date((day + 1) * dayMs), zone),
    ];
    all = first === last ? first : null;
    days.set(day, all);
  }
  return all ?? readOffset(moment, zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function readOffset(moment: Date, zone: string): number {
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = parts;
  const local = Date.UTC(year, month - 1, day, hours, minute, second);
  return local - Math.floor(moment.getTime() / 1000) * 1000;
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const parts = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  } as const;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hourCycle: "h23", ...parts });
  formats.set(zone, made);
  return made;
}
