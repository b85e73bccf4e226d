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

/** How tall the tallest of an element's buttons has to be, so that none cuts its words. */
export function useTallest(least: number): [height: number, ref: (element: HTMLElement | null) => void] {
  const [height, setHeight] = useState(least);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const measure = () => {
        const needed = Array.from(element.querySelectorAll("button"), wordsHeight);
        setHeight(Math.max(least, ...needed));
      };
      const sizes = new ResizeObserver(measure);
      const observe = () => {
        sizes.disconnect();
        for (const words of element.querySelectorAll("button > *")) sizes.observe(words);
      };
      const parts = new MutationObserver(observe);
      parts.observe(element, { childList: true });
      observe();
      return () => {
        sizes.disconnect();
        parts.disconnect();
      };
    },
    [least],
  );
  return [height, ref];
}

function wordsHeight(button: HTMLElement): number {
  const [first, last] = [button.firstElementChild, button.lastElementChild];
  if (first === null || last === null) return 0;
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(button);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  const words = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
  return Math.ceil(around.reduce((sum, each) => sum + each, words));
}
