import { useEffect, useRef, useState } from "react";

/** The whole screen while slides are shown. Whoever leaves it (Esc is the browser's own there) has ended them. */
export function useFullScreen(onEnd: () => void) {
  const ends = useRef(onEnd);
  ends.current = onEnd;
  /** It is away for a moment: a second window was opened, or she wanted to see another one. */
  const lent = useRef(false);
  useEffect(() => {
    let was = isFull();
    const changed = () => {
      if (was && !isFull() && !lent.current) ends.current();
      was = isFull();
    };
    document.addEventListener("fullscreenchange", changed);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      if (isFull()) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const [hands] = useState(() => ({
    lend: (open: () => void) => {
      lent.current = isFull();
      open();
    },
    /** In a press of hers, where it was lent; true where there was something to take back. */
    takeBack: (): boolean => {
      const back = lent.current && !isFull();
      if (isFull() || !back) return false;
      lent.current = false;
      askForFullScreen();
      return true;
    },
    toggle: () => {
      lent.current = isFull();
      if (isFull()) void document.exitFullscreen().catch(() => undefined);
      else askForFullScreen();
    },
  }));
  return hands;
}

/** Where there is none to be had (a telephone), the window is filled. */
export function askForFullScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

function isFull(): boolean {
  return document.fullscreenElement !== null;
}
