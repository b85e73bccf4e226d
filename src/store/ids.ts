import { editDistance } from "../nearest.ts";
import { StoreError } from "./store.ts";

/**
 * Ids name files: nothing that could lead out of a folder, or be hidden in one, is an id. A child agent's session has
 * its parent's id with a dot and a number (decision 50).
 */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[1-9]\d{0,5})?$/;
const longestId = 128;

export function isId(text: string): boolean {
  return text.length <= longestId && idPattern.test(text);
}

/** Throws `bad_id`. */
export function checkId(text: string): void {
  if (isId(text)) return;
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const rule = `letters, digits, "-" and "_", starting with a letter or digit, at most ${longestId} of them`;
  throw new StoreError("bad_id", `${shown} is not an id. An id is made of ${rule}.`);
}

/** The `n`th session of a child agent of this one, from 1. */
export function childId(parent: string, n: number): string {
  return `${parent}.${n}`;
}

/** Whose child a session is; null where it is nobody's. */
export function parentOf(id: string): string | null {
  const dot = id.lastIndexOf(".");
  return dot === -1 ? null : id.slice(0, dot);
}

/** The ids that start with `text`; only the id itself where there is one. */
export function idsStartingWith(text: string, ids: readonly string[]): string[] {
  return ids.includes(text) ? [text] : ids.filter((id) => id.startsWith(text));
}

/** What was probably meant: the one id that starts like this, or the one nearest in spelling; null where none is near. */
export function nearestId(text: string, ids: readonly string[]): string | null {
  const [first, ...others] = idsStartingWith(text, ids);
  if (first !== undefined && others.length === 0) return first;
  let best: { id: string; distance: number } | null = null;
  for (const id of ids) {
    if (Math.abs(id.length - text.length) > farthest) continue;
    const distance = editDistance(text.toLowerCase(), id.toLowerCase());
    if (distance <= farthest && distance * 3 <= text.length && distance < (best?.distance ?? Infinity))
      best = { id, distance };
  }
  return best?.id ?? null;
}

/** "There is no session X." and the nearest one there is. */
export function notFoundMessage(kind: "session" | "trace", id: string, ids: readonly string[]): string {
  const nearest = nearestId(id, ids);
  return `There is no ${kind} ${id}.${nearest === null ? "" : ` Did you mean ${nearest}?`}`;
}

const farthest = 2;
