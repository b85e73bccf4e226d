import { editDistance } from "../nearest.ts";
import { isNegation } from "../text/negation.ts";
import { oppositesOf } from "./meanings.ts";
import type { Token } from "./tokens.ts";

/** How alike two words are: 1 the same word, above 0 another form, a slip or a synonym, 0 unrelated. */
export function likeness(one: Token, other: Token): number {
  if (one.stem === other.stem) return 1;
  if (one.kind === "number" || other.kind === "number") return 0;
  if (one.kind === "label" || other.kind === "label") return 0;
  if (one.root === other.root) return 0.95;
  if (shareGroup(one.groups, other.groups)) return 0.8;
  if (one.kind === "function" || other.kind === "function") return 0;
  if (isOpposite(one, other)) return 0;
  if (isSlip(one.word, other.word)) return 0.9;
  return sharedStart(one.stem, other.stem) ? 0.7 : 0;
}

/** The two cannot both hold of one thing: listed so, or one is the other with un-, in-, dis-, non-. */
export function isOpposite(one: Token, other: Token): boolean {
  if (oppositesOf(one.stem).has(other.stem) || oppositesOf(one.root).has(other.root)) return true;
  return undoes(one.stem, other.stem) || undoes(other.stem, one.stem);
}

function undoes(longer: string, shorter: string): boolean {
  if (shorter.length < 4 || longer.length > shorter.length + 3 || !longer.endsWith(shorter)) return false;
  return undoing.has(longer.slice(0, longer.length - shorter.length));
}

const undoing = new Set(["un", "in", "im", "il", "ir", "dis", "non", "mis"]);

function shareGroup(one: readonly number[], other: readonly number[]): boolean {
  return one.some((group) => other.includes(group));
}

/** A typing slip: one edit in a word of 4 letters, two in one of 7. */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || shorter > 40) return false;
  const allowed = shorter >= 7 ? 2 : 1;
  if (Math.abs(one.length - other.length) > allowed) return false;
  if (one[0] !== other[0] && one[1] !== other[1]) return false;
  if (isNegation(one) !== isNegation(other)) return false;
  return editDistance(one, other) <= allowed;
}

function sharedStart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 5) return false;
  const start = Math.max(5, Math.ceil(0.7 * Math.max(one.length, other.length)));
  return shorter >= start && one.slice(0, start) === other.slice(0, start);
}
