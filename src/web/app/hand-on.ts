import { line } from "../api/line.ts";

/** One for the tab: what it says itself it does not hear. */
const tabs = typeof window === "undefined" ? null : new BroadcastChannel("teacher-assist.handed");

/**
 * Asks for the browser to change hands. The server ends every line then: a page that heard of it would read afresh at once,
 * with a cookie that is good no longer, or not yet.
 */
export async function changingHands<T>(asked: () => Promise<T>): Promise<T> {
  line.rest();
  try {
    return await asked();
  } catch (error) {
    line.open();
    throw error;
  }
}

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
