import { useCallback, useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (watcher: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", watcher);
      return () => media.removeEventListener("change", watcher);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

/** Where side panes stand beside the middle, become drawers, become tabs (ui.md). */
export type Width = "wide" | "middle" | "narrow";

export function useWidth(): Width {
  const wide = useMedia("(min-width: 1200px)");
  const middle = useMedia("(min-width: 760px)");
  return wide ? "wide" : middle ? "middle" : "narrow";
}
