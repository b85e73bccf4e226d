import { type RefObject, useEffect, useRef, useState } from "react";

/** How wide an element is now; `usual` until it is known. */
export function useWidthOf<T extends HTMLElement>(usual: number): [RefObject<T | null>, number] {
  const ref = useRef<T | null>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
