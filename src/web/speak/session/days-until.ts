const dayMs = 24 * 60 * 60 * 1000;

/** Whole days of the calendar from now to a moment, where the learner is: tomorrow morning is 1, whatever the hour. */
export function daysUntil(moment: string, now: Date): number {
  const due = new Date(moment);
  return Math.round((midnight(due) - midnight(now)) / dayMs);
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
