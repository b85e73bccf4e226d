import { type RefObject, useEffect, useMemo } from "react";
import { words } from "../../words/words.ts";
import type { Doings } from "../session/use-session.ts";
import { goTo, type Hands } from "./hands.ts";
import { readyElement } from "./ready.tsx";

type Places = {
  /** Tells a screen reader. */
  say(text: string): void;
  setCurrent(id: string): void;
  setRevising(id: string | null): void;
  setHistoryOf(id: string): void;
  /** The last section was accepted: what comes next is to be brought into sight once it is there. */
  toReady: RefObject<boolean>;
};

/** What sections ask for, done: after a decision the keyboard is where one goes on. All of `places` stays the same. */
export function useHands(
  doings: Doings,
  { say, setCurrent, setRevising, setHistoryOf, toReady }: Places,
): Hands {
  return useMemo(
    () => ({
      async decide(decision, title) {
        setRevising(null);
        const after = await doings.decide(decision);
        if (after === null) return;
        say(words.planLesson.said[decision.type](title));
        if (decision.type !== "accept") return goTo(decision.section);
        const at = after.sections.findIndex(({ id }) => id === decision.section);
        const open = (one: { decision: string }) => one.decision === "pending";
        const next = after.sections.slice(at + 1).find(open) ?? after.sections.find(open);
        if (next === undefined) toReady.current = true;
        else goTo(next.id);
      },
      revise: setRevising,
      history: setHistoryOf,
      entered: setCurrent,
    }),
    [doings, say, setCurrent, setRevising, setHistoryOf, toReady],
  );
}

export function useReadyInSight(complete: boolean, toReady: RefObject<boolean>): void {
  useEffect(() => {
    if (!complete || !toReady.current) return;
    toReady.current = false;
    const element = document.getElementById(readyElement);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "end" });
  }, [complete, toReady]);
}
