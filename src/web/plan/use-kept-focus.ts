import { useEffect, useRef } from "react";

/** The name of the lesson in the head: where the keyboard is when there is no better place. */
export const deskTitle = "desk-title";

/** What was said about how a run ended: read it first. */
export const runNotice = "run-notice";

/**
 * Keeps the keyboard on the desk. A button that goes away while it has the keyboard hands it on: to the section it stood
 * in, to the notice of how a run ended, or to the lesson's title. Whoever left it on purpose is left alone.
 */
export function useKeptFocus(): void {
  const last = useRef<{ element: Element; section: string | null } | null>(null);
  const arriving = useRef(true);
  useEffect(() => {
    const moved = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.id === "content") return;
      last.current = { element: target, section: target.closest("[id^='section-']")?.id ?? null };
    };
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, []);
  useEffect(() => {
    // A button that was disabled loses the keyboard only when the next picture is drawn.
    const frame = requestAnimationFrame(() => requestAnimationFrame(keep));
    return () => cancelAnimationFrame(frame);
  });

  function keep(): void {
    const { activeElement: at, body } = document;
    if (at !== null && at !== body && at.id !== "content") {
      arriving.current = false;
      return;
    }
    const from = last.current;
    if (!arriving.current && (from === null || !isGone(from.element))) return;
    // A title that was drawn anew is still the title.
    const toTitle = arriving.current || from?.element.id === deskTitle;
    const places = [from?.section ?? null, toTitle ? null : runNotice, deskTitle];
    const next = places
      .flatMap((id) => (id === null ? [] : [document.getElementById(id)]))
      .find((element) => element !== null);
    if (next === undefined || next === null) return;
    arriving.current = false;
    next.focus({ preventScroll: true });
  }
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(":disabled");
}
