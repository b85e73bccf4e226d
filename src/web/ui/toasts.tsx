import { useSyncExternalStore } from "react";
import { words } from "../words/words.ts";
import { Icon } from "./icon.tsx";

type Toast = { id: number; text: string; tone: "plain" | "problem"; action?: ToastAction };
type ToastAction = { label: string; run(): void };

const staysMs = 6_000;
const watchers = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;

/** Says something that needs no answer. A problem stays until it is put away. */
export function tell(text: string, more: { tone?: Toast["tone"]; action?: ToastAction } = {}): void {
  const toast: Toast = { id: ++count, text, tone: more.tone ?? "plain" };
  if (more.action !== undefined) toast.action = more.action;
  set([...toasts.filter((other) => other.text !== text), toast].slice(-4));
  if (toast.tone === "plain") setTimeout(() => putAway(toast.id), staysMs);
}

function putAway(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
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
  return (
    <section className="toasts" aria-label={words.frame.messages} aria-live="polite">
      {shown.map(({ id, text, tone, action }) => (
        <div key={id} className={`toast toast-${tone}`} role={tone === "problem" ? "alert" : undefined}>
          <p>{text}</p>
          {action !== undefined && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                action.run();
                putAway(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={words.frame.dismiss}
            onClick={() => putAway(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
