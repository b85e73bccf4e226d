import type { LookedAt } from "../../../learning/room/import-course.ts";
import type { Source, Wish } from "./calls.ts";

/** What was looked at: which list or file, with what was said of it then. */
export type Seen = { of: Source; wish: Wish; looked: LookedAt };

/** Whether a preview is of what stands there now. What the course is called changes nothing in it. */
export function isOf(seen: Seen, source: Source | null, wish: Wish): boolean {
  return source !== null && isSame(seen.of, source) && withoutTitle(seen.wish) === withoutTitle(wish);
}

export function isSame(a: Source, b: Source): boolean {
  if ("text" in a) return "text" in b && a.text === b.text;
  return "file" in b && a.file === b.file;
}

function withoutTitle({ title: _, ...rest }: Wish): string {
  return JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
