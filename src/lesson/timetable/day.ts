import { z } from "zod";

/** A day of the calendar as people write it down, "2026-11-16": no clock and no zone has a part in it. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "a day as 2026-11-16")
  .refine(isDay, "a day that there is, as 2026-11-16");

/** A time of day as "09:05". */
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time as 09:05");

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

const oneDay = 86_400_000;

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * oneDay).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; below 0 where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / oneDay);
}

export function weekdayOf(day: string): Weekday {
  const sunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sunday + 6) % 7] ?? "mon";
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return daysLater(day, -weekdays.indexOf(weekdayOf(day)));
}

/** The day that it is where this computer stands, at a moment that is handed in. */
export function dayAt(moment: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
