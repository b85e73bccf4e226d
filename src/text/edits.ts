/** Decision 21: a word of up to 3 letters may have no slip, up to 7 one edit, above two. */
export function editsAllowed(expected: string): number {
  if (expected.length <= 3) return 0;
  return expected.length <= 7 ? 1 : 2;
}
