import { useRef, useSyncExternalStore } from "react";
import { words } from "../words/words.ts";
import { Icon } from "./icon.tsx";

type Toast = { id: number; text: string; tone: "plain" | "problem"; action?: ToastAction };
type ToastAction = { label: string; run(): void };

const staysMs = 6_000;
/** After nobody holds them any more. */
const lingersMs = 3_000;
const watchers = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;

/** Says something that needs no answer. A problem stays until it is put away. */
export function tell(text: string, more: { tone?: Toast["tone"]; action?: ToastAction } = {}): void {
  const toast: Toast = { id: ++count, text, tone: more.tone ?? "plain" };
  if (more.action !== undefined) toast.action = more.action;
  set([...toasts.filter((other) => other.text !== text), toast].slice(-4));
  if (toast.tone === "plain") leaves(toast.id, staysMs);
}

const leaving = new Map<number, ReturnType<typeof setTimeout>>();
let heldOpen = false;

/** While somebody points at the messages or is among them with the keyboard, none of them goes. */
function leaves(id: number, afterMs: number): void {
  clearTimeout(leaving.get(id));
  leaving.set(
    id,
    setTimeout(() => {
      if (!heldOpen) putAway(id);
    }, afterMs),
  );
}

function hold(next: boolean): void {
  if (heldOpen === next) return;
  heldOpen = next;
  if (!next) for (const id of leaving.keys()) leaves(id, lingersMs);
}

function putAway(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
  if (toasts.length === 0) heldOpen = false;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function Toasts() {
  const shown = useSyncExternalStore(watch, () => toasts);
  const section = useRef<HTMLElement>(null);
  const held = () => hold(section.current?.matches(":hover, :focus-within") ?? false);
  // A message that goes takes the keyboard with it: it goes on from the content.
  const dismissed = (id: number) => {
    const had = section.current?.contains(document.activeElement) ?? false;
    putAway(id);
    if (had) document.getElementById("content")?.focus();
  };
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
