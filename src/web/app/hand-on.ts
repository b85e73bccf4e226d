/** One for the tab: what it says itself it does not hear. */
const tabs = typeof window === "undefined" ? null : new BroadcastChannel("teacher-assist.handed");

/** The browser has changed hands: what was read before is nothing for whoever has it now, in this tab and in every other. */
export function handOn(path: string): void {
  tabs?.postMessage(null);
  location.replace(path);
}

/** A page that somebody comes back to by the browser's own button is as old as one that was open all the time. */
export function reloadWhenHandedOn(): void {
  tabs?.addEventListener("message", () => location.reload());
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
