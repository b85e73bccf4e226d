/** `about`: what was tried; there is one message about it at a time. `at`: the page it was told on. */
type Toast = {
  id: number;
  text: string;
  tone: "plain" | "problem";
  at: string;
  isSeen: boolean;
  about?: string;
  action?: ToastAction;
};
type ToastAction = { label: string; run(): void };
type More = { tone?: Toast["tone"]; about?: string; action?: ToastAction };

/** More would cover what they speak of. */
const most = 3;
const staysMs = 6_000;
/** After nobody holds them any more. */
const lingersMs = 3_000;
const watchers = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;
let page = "";

/** Says something that needs no answer. A problem stays until it is put away, tried again, or its page is left. */
export function tell(text: string, { tone = "plain", about, action }: More = {}): void {
  const toast: Toast = { id: ++count, text, tone, at: page, isSeen: false };
  if (about !== undefined) toast.about = about;
  if (action !== undefined) toast.action = action;
  const others = toasts.filter(
    (other) => other.text !== text && (about === undefined || other.about !== about),
  );
  set([...others, toast].slice(-most));
  if (toast.tone === "plain") leaves(toast.id, staysMs);
}

/** It is tried again, or has gone well: what was told about it is no longer so. */
export function settle(about: string): void {
  for (const toast of toasts) if (toast.about === about) putAway(toast.id);
}

/** Another page is shown: problems of the one that was left go with it. One that nobody has seen yet is for this one. */
export function moved(to: string): void {
  if (to === page) return;
  page = to;
  set(toasts.map((toast) => (toast.isSeen ? toast : { ...toast, at: to })));
  for (const toast of toasts) if (toast.tone === "problem" && toast.at !== to) putAway(toast.id);
}

/** All that is shown now has been on a page. */
export function seen(): void {
  if (toasts.some((toast) => !toast.isSeen)) set(toasts.map((toast) => ({ ...toast, isSeen: true })));
}

export function shownToasts(): readonly Toast[] {
  return toasts;
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

export function hold(next: boolean): void {
  if (heldOpen === next) return;
  heldOpen = next;
  if (!next) for (const id of leaving.keys()) leaves(id, lingersMs);
}

export function putAway(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
  if (toasts.length === 0) heldOpen = false;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
