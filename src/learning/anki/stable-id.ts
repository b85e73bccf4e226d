import { createHash } from "node:crypto";

/** A number from a name, below 2^48: the same for the same name on every machine. */
function numberOf(name: string): number {
  return createHash("sha256").update(name).digest().readUIntBE(0, 6);
}

/** For decks and note types: Anki keeps what it knows under an id, so it must not change between exports. */
export function stableId(name: string): number {
  return 2 ** 30 + (numberOf(name) % 2 ** 30);
}

/**
 * For notes and cards, whose ids Anki reads as the millisecond they were made in, none of which may lie in the future:
 * some time between 2001 and 2017, one after the other. They keep a deck's order; its notes are known again by their guid.
 */
export function momentIds(name: string): () => number {
  let next = 1_000_000_000_000 + (numberOf(name) % 500_000_000_000);
  return () => next++;
}

/** Anki knows a note again by this, so that a second export updates the first. */
export function noteGuid(course: string, item: string): string {
  return createHash("sha256").update(`${course}\n${item}`).digest("base64url").slice(0, 16);
}

/** Anki's checksum of a note's first field, by which it finds doubles. */
export function fieldChecksum(firstField: string): number {
  return createHash("sha1").update(firstField).digest().readUInt32BE(0);
}
