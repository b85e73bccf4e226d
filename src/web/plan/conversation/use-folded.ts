import { useEffect, useState } from "react";
import { nothingMade } from "../session/nothing-made.ts";
import { runEnd } from "../session/run-state.ts";
import type { OpenSession } from "../session/use-session.ts";
import { entriesOf, worthReading } from "./entries.ts";

/**
 * The conversation is folded away while there is nothing in it to read. A question, an answer in words or a run that did
 * not end well unfolds it; a person's own hand does either, until there is something new.
 */
export function useFolded(
  session: OpenSession,
  text: string,
): { folded: boolean; fold(): void; unfold(): void } {
  const [byHand, setByHand] = useState<boolean | null>(text === "" ? null : true);
  const told = tellsSomething(session) ? session.view.session.messages.length : -1;
  useEffect(() => {
    if (told !== -1) setByHand(null);
  }, [told]);
  return {
    folded: !(byHand ?? told !== -1),
    fold: () => setByHand(false),
    unfold: () => setByHand(true),
  };
}

function tellsSomething(session: OpenSession): boolean {
  const { view, running } = session;
  if (running) return false;
  if (nothingMade(session) || runEnd(view) !== null) return true;
  const last = worthReading(entriesOf(view.session.messages, null)).at(-1)?.kind;
  return last === "said" || last === "unanswered";
}
