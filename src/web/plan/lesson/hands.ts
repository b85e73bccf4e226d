import type { Decision, Doings } from "../session/use-session.ts";

/** What a section can ask of the lesson it stands in. The same object all along, so that sections are not drawn again. */
export type Hands = {
  decide(decision: Decision, title: string): void;
  /** The same, for whoever waits for what comes of it: the lesson afterwards, or null where it failed. */
  save: Doings["decide"];
  /** Opens the way to revise a section; null closes it. */
  revise(id: string | null): void;
  history(id: string): void;
  /** The keyboard has come to a section. */
  entered(id: string): void;
};

export function elementOf(id: string): HTMLElement | null {
  return document.getElementById(`section-${id}`);
}

/** Brings a section into sight and gives it the keyboard. */
export function goTo(id: string): void {
  const element = elementOf(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start" });
}
