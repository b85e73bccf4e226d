/** Who opens a session takes it from the other tabs of this browser: they are told at once, not at their next answer. */
export function otherTabs(deck: string, onTaken: () => void): { took(): void; close(): void } {
  if (typeof BroadcastChannel === "undefined") return { took() {}, close() {} };
  const channel = new BroadcastChannel("teacher-assist.speak");
  channel.addEventListener("message", ({ data }) => {
    if (data === deck) onTaken();
  });
  return { took: () => channel.postMessage(deck), close: () => channel.close() };
}
