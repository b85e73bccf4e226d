import { useCallback, useState } from "react";

/** How wide an element is now, so that a drawing in it is drawn to measure and its letters keep their size. */
export function useMeasured(): [
  width: number,
  ref: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
