/** A test that is more than a call and its value: its own statements, run with a witness (`python/witness.py`). */
export function isWitnessed(call: string): boolean {
  return call.startsWith("_witness(");
}

/** What was called, for people: of statements that would fill a page, only which ones they are. */
export function callShown(call: string): string {
  if (!isWitnessed(call)) return call;
  return `the statements of ${/"([^"\\]*)"\)$/.exec(call)?.[1] ?? "the test"}`;
}
