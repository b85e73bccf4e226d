/** What was asked of a library, whatever order its fields stand in: answers are kept by it. */
export function keyOf(args: unknown): string {
  const fields = typeof args === "object" && args !== null ? Object.entries(args) : [];
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
