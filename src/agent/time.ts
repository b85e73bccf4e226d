let lastMs = Number.NaN;
let lastIso = "";

/** ISO 8601, to the millisecond. Many stamps of a run fall into one millisecond, and writing one is not cheap. */
export function isoTime(ms: number): string {
  const whole = Math.floor(ms);
  if (whole !== lastMs) {
    lastMs = whole;
    lastIso = new Date(whole).toISOString();
  }
  return lastIso;
}
