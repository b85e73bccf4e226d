import { Day } from "../lesson/timetable/day.ts";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";

/** What is written after an option, as what it means. Each throws `Problem` of kind `usage` on anything else. */

export function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const near = nearest(value, choices);
  const hint = near === null ? `It can be ${choices.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `--${option} cannot be "${value}". ${hint}`);
}

export function portNumber(value: string | undefined): number | undefined {
  const port = wholeNumber("port", value);
  if (port === undefined || port <= 65_535) return port;
  throw new Problem("usage", `--port is a number up to 65535, not "${value}".`);
}

export function wholeNumber(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number > 0) return number;
  throw new Problem("usage", `--${option} must be a whole number above 0, not "${value}".`);
}

export function seedNumber(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number)) return number;
  throw new Problem("usage", `--seed must be a whole number, not "${value}".`);
}

export function moment(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (/^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(date.getTime())) return date;
  throw new Problem("usage", `--now must be a moment, as in 2026-02-22T14:30:00Z, not "${value}".`);
}

/** A day of the calendar, as 2026-11-16. */
export function dayOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined || Day.safeParse(value).success) return value;
  throw new Problem("usage", `--${option} must be a day, as in 2026-11-16, not "${value}".`);
}

export function amount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== "" && Number.isFinite(number) && number > 0) return number;
  throw new Problem("usage", `--${option} must be a number above 0, not "${value}".`);
}
