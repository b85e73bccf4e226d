/**
 * A count of tokens from whatever a server sends: a whole number, or a whole number written as text. Anything else is
 * no count, and `otherwise` stands.
 */
export function tokenCount(value: unknown, otherwise: number): number {
  const count = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : otherwise;
}
