const breathPx = 8;

/** Whoever goes on by keys sees where they are: what a bar that stays in place would cover is scrolled clear of it. */
export function keepFocusInSight(page: Document): void {
  page.addEventListener("focusin", () => {
    // The browser has scrolled by then.
    requestAnimationFrame(() => {
      const { activeElement: at } = page;
      if (at !== null && at !== page.body && at.matches(":focus-visible")) uncover(at);
    });
  });
}

function uncover(at: Element): void {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const middle = (left + right) / 2;
  const above = barOver(at, middle, top + 1);
  const below = barOver(at, middle, bottom - 1);
  const by =
    below !== null
      ? bottom - below.getBoundingClientRect().top + breathPx
      : above !== null
        ? top - above.getBoundingClientRect().bottom - breathPx
        : 0;
  if (by !== 0) scrollerOf(at)?.scrollBy(0, by);
}

/** What stays in place over a point of an element. */
function barOver(at: Element, x: number, y: number): Element | null {
  for (let each = document.elementFromPoint(x, y); each !== null; each = each.parentElement) {
    if (each.contains(at)) return null;
    const { position } = getComputedStyle(each);
    if (position === "sticky") return each;
  }
  return null;
}

function scrollerOf(at: Element): Element | null {
  for (let each = at.parentElement; each !== null; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (overflowY === "auto" || overflowY === "scroll") return each;
  }
  return null;
}
