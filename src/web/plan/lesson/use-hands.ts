import { type RefObject, useEffect, useMemo } from "react";
import { remember, remembered } from "../../app/remembered.ts";
import { words } from "../../words/words.ts";
import type { LessonShown } from "../session/read-session.ts";
import type { Decision, Doings } from "../session/use-session.ts";
import { elementOf, goTo, type Hands } from "./hands.ts";
import { readyElement } from "./ready.tsx";
import type { Queue } from "./use-queue.ts";

type Places = {
  sessionId: string;
  /** Tells a screen reader. */
  say(text: string): void;
  setCurrent(id: string): void;
  setRevising(id: string | null): void;
  setHistoryOf(id: string): void;
  /** Which section a decision was just taken on; null: it was taken back. */
  setLast(id: string | null): void;
  /** The last section was accepted: what comes next is to be brought into sight once it is there. */
  toReady: RefObject<boolean>;
  /** The lesson as it is shown. */
  shown: RefObject<LessonShown | null>;
  put: Queue["put"];
};

/** The name under which what a teacher asks of a section is kept until it was done. */
export function reviseName(sessionId: string, section: string): string {
  return `plan.revise.${sessionId}.${section}`;
}

/** What sections ask for, done: after a decision the keyboard is where one goes on. All of `places` stays the same. */
export function useHands(
  doings: Doings,
  { sessionId, say, setCurrent, setRevising, setHistoryOf, setLast, toReady, shown, put }: Places,
): Hands {
  return useMemo(() => {
    const next = ({ sections }: LessonShown, section: string, isOpen: (id: string) => boolean) => {
      const at = sections.findIndex(({ id }) => id === section);
      const open = ({ id, decision }: { id: string; decision: string }) =>
        decision === "pending" && isOpen(id);
      return sections.slice(at + 1).find(open) ?? sections.find(open);
    };
    const later = (decision: Decision, title: string): boolean => {
      const taken = put(decision);
      if (taken === null) return false;
      const { queue: waiting, writing } = taken;
      const waits = (id: string) => waiting.some(({ section }) => section === id);
      const own = waiting.find(({ section }) => section === decision.section);
      const { later, said } = words.planLesson;
      say(own === undefined || writing ? later[own?.type ?? "keep"](title) : said[own.type](title));
      if (!writing) setLast(own?.type === "accept" ? decision.section : null);
      const lesson = own?.type === "accept" ? shown.current : null;
      const open = lesson === null ? undefined : next(lesson, decision.section, (id) => !waits(id));
      goTo(open?.id ?? decision.section);
      return true;
    };
    return {
      async decide(decision, title) {
        setRevising(null);
        if (later(decision, title)) return;
        // What was pressed goes away while the section is written; the section stays.
        if (decision.type === "revise" || decision.type === "alternatives") goTo(decision.section);
        // Seen as accepted already, so one goes on already; where it fails one is brought back.
        const on = decision.type === "accept" ? shown.current : null;
        const open = on === null ? undefined : next(on, decision.section, (id) => id !== decision.section);
        if (open !== undefined) goTo(open.id);
        if (decision.type === "accept") setLast(decision.section);
        const kept = reviseName(sessionId, decision.section);
        const own = decision.type === "revise" && remembered(kept)?.trim() === decision.request?.trim();
        const after = await doings.decide(decision);
        if (after === null) {
          if (decision.type === "accept") {
            setLast(null);
            goTo(decision.section);
          }
          if (own) setRevising(decision.section); // with what was written, to be changed or sent again
          return;
        }
        if (own) remember(kept, null);
        setLast(decision.type === "undo" ? null : decision.section);
        say(words.planLesson.said[decision.type](title));
        if (decision.type !== "accept") goTo(decision.section);
        if (decision.type === "alternatives") return offeredInSight(decision.section);
        if (decision.type === "accept" && next(after, decision.section, () => true) === undefined)
          toReady.current = true;
      },
      async save(decision) {
        const after = await doings.decide(decision);
        const title = after?.sections.find(({ id }) => id === decision.section)?.title;
        if (after !== null) setLast(decision.section);
        if (title !== undefined) say(words.planLesson.said[decision.type](title));
        return after;
      },
      revise: setRevising,
      history: setHistoryOf,
      entered: setCurrent,
    };
  }, [doings, sessionId, say, setCurrent, setRevising, setHistoryOf, setLast, toReady, shown, put]);
}

/** They stand at the end of the section, which may be long. */
function offeredInSight(section: string): void {
  requestAnimationFrame(() =>
    elementOf(section)?.querySelector(".lesson-offered")?.scrollIntoView({ block: "start" }),
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
