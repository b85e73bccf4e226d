import { useCallback } from "react";

/**
 * What one reads stays where it is when the lesson becomes narrower or wider, as it does when a file is opened beside it.
 * Some browsers see to that themselves; for those there is nothing left to do.
 */
export function useKeptPlace(): (scroller: HTMLElement | null) => (() => void) | undefined {
  return useCallback((scroller: HTMLElement | null) => {
    if (scroller === null) return undefined;
    let place = placeIn(scroller);
    let width = scroller.clientWidth;
    const scrolled = () => {
      // Moved by the browser because it is narrower now: the place is still the old one.
      if (scroller.clientWidth === width) place = placeIn(scroller);
    };
    const sizes = new ResizeObserver(() => {
      if (scroller.clientWidth === width) return;
      width = scroller.clientWidth;
      if (place?.block.isConnected) scroller.scrollBy(0, offsetIn(scroller, place.block) - place.offset);
      place = placeIn(scroller);
    });
    scroller.addEventListener("scroll", scrolled, { passive: true });
    sizes.observe(scroller);
    return () => {
      scroller.removeEventListener("scroll", scrolled);
      sizes.disconnect();
    };
  }, []);
}

type Place = { block: Element; offset: number };

/** The first block of the lesson that is in sight; none at its very top. */
function placeIn(scroller: HTMLElement): Place | null {
  if (scroller.scrollTop === 0) return null;
  const { top } = scroller.getBoundingClientRect();
  const shownFrom = top + (Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0);
  const blocks = scroller.querySelectorAll(":is(h2, h3, h4, p, li, tr, pre)");
  const block = Array.from(blocks).find((each) => each.getBoundingClientRect().top >= shownFrom);
  return block === undefined ? null : { block, offset: offsetIn(scroller, block) };
}

function offsetIn(scroller: HTMLElement, block: Element): number {
  return block.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}
