/** How long a response asks us to wait, in milliseconds; null where it does not say, or says nothing sensible. */
export function retryAfterMs(headers: Headers | null, now: number): number | null {
  const exact = numberOf(headers?.get("retry-after-ms"));
  if (exact !== null) return Math.max(0, exact);
  const text = headers?.get("retry-after")?.trim();
  if (!text) return null;
  const seconds = numberOf(text);
  if (seconds !== null) return Math.max(0, seconds * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function numberOf(text: string | null | undefined): number | null {
  if (!text?.trim()) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
