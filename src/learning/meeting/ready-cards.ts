import type { Course } from "../course.ts";
import type { Card } from "../exercises/flashcards/card.ts";
import type { PieceAt } from "../pieces.ts";
import { type Introduction, introductionsOf } from "./introductions.ts";
import type { Met } from "./met.ts";
import { mostAtOnce } from "./open-material.ts";

/**
 * Cards that were begun, or of what was met, or of what may still be met today right before: in their order, a few new ones
 * at a time, and the next few only once the last were turned over.
 */
export function readyCards(
  course: Course,
  cards: readonly Card[],
  isBegun: (card: Card) => boolean,
  met: Met,
  newLeft: number,
): Card[] {
  const introductions = introductionsOf(course);
  const begun = new Set(cards.filter(isBegun).map(({ item }) => item));
  const isWaiting = ({ item, concept_id }: Card) => {
    if (begun.has(item)) return false;
    const one = item.startsWith("vocabulary:") ? introductions.of(item, concept_id) : undefined;
    return one !== undefined && met.has(one);
  };
  const most = cards.some(isWaiting) ? 0 : Math.min(newLeft, mostAtOnce);
  const fresh = new Set<string>();
  return cards.filter((card) => {
    const { item, concept_id } = card;
    if (isBegun(card)) return true;
    const hasRead = met.hasRead(concept_id);
    // What its text teaches waits for the text; whether one does is not looked for where nothing new may come anyway.
    if (!hasRead && fresh.size === most && !item.startsWith("vocabulary:")) return false;
    const one = introductions.of(item, concept_id);
    if (one === undefined) return hasRead;
    if (one.afterText === true && !hasRead) return false;
    if (met.has(one) || fresh.has(one.id)) return true;
    if (fresh.size === most) return false;
    fresh.add(one.id);
    return true;
  });
}

/** Of pieces that no exercise asked, those that can be asked today: met, taught by a text that was read, or within the day's new words. */
export function askable(
  course: Course,
  met: Met,
  newLeft: number,
): (pieces: readonly PieceAt[]) => PieceAt[] {
  const introductions = introductionsOf(course);
  return (pieces) => {
    let left = newLeft;
    return pieces.filter(({ item, concept_id }) => {
      const one = introductions.of(item, concept_id);
      if (one === undefined || (one.afterText === true && !met.hasRead(concept_id)))
        return met.hasRead(concept_id);
      return met.has(one) || left-- > 0;
    });
  };
}

/** What is to be shown before these cards are turned over. */
export function toMeetFor(course: Course, cards: readonly Card[], met: Met): Introduction[] {
  const introductions = introductionsOf(course);
  const all = cards.flatMap(({ item, concept_id }) => introductions.of(item, concept_id) ?? []);
  const unmet = new Map(all.filter((one) => !met.has(one)).map((one) => [one.id, one]));
  return [...unmet.values()].sort((a, b) => a.place - b.place);
}
