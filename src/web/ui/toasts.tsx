import { useEffect, useRef, useSyncExternalStore } from "react";
import { words } from "../words/words.ts";
import { Icon } from "./icon.tsx";
import { hold, moved, putAway, seen, shownToasts, watch } from "./toast-list.ts";

/** `page`: the one that is shown. */
export function Toasts({ page }: { page: string }) {
  const shown = useSyncExternalStore(watch, shownToasts);
  useEffect(() => moved(page), [page]);
  useEffect(() => {
    if (shown.length > 0) seen();
  }, [shown]);
  const section = useRef<HTMLElement>(null);
  const held = () => hold(section.current?.matches(":hover, :focus-within") ?? false);
  // A message that goes takes the keyboard with it: it goes on from the content.
  const dismissed = (id: number) => {
    const had = section.current?.contains(document.activeElement) ?? false;
    putAway(id);
    if (had) document.getElementById("content")?.focus();
  };
  // Escape puts the newest away, unless somebody else has taken it: a dialog, a field, a run that is stopped.
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const escaped = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) putAway(newest);
    };
    window.addEventListener("keydown", escaped);
    return () => window.removeEventListener("keydown", escaped);
  }, [newest]);
  return (
    <section
      ref={section}
      className="toasts"
      aria-label={words.frame.messages}
      aria-live="polite"
      onMouseEnter={held}
      onMouseLeave={held}
      onFocus={held}
      onBlur={() => setTimeout(held)}
    >
      {shown.map(({ id, text, tone, action }) => (
        <div key={id} className={`toast toast-${tone}`} role={tone === "problem" ? "alert" : undefined}>
          <p>{text}</p>
          {action !== undefined && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                dismissed(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={words.frame.dismiss}
            onClick={() => dismissed(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
