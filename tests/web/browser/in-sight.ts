import type { Page } from "playwright-core";

/** Where Tab has led to, and whether anything of it can be seen. */
type Stop = { what: string; seen: boolean; isEnd: boolean };

/** Goes through a page by Tab, and names every stop of which nothing can be seen. */
export async function hiddenStops(page: Page, most = 150): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    // From the top, wherever the keyboard was.
    const top = document.createElement("i");
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
    for (const each of document.querySelectorAll("[data-stop]")) each.removeAttribute("data-stop");
  });
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press("Tab");
    const { what, seen, isEnd } = await stop(page);
    if (isEnd) return { stops, hidden };
    if (!seen) hidden.push(what);
  }
  return { stops: most, hidden };
}

async function stop(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const at = document.activeElement;
    if (at === null || at === document.body || at.hasAttribute("data-stop"))
      return { what: "", seen: true, isEnd: true };
    at.setAttribute("data-stop", "");
    const { left, top, width, height } = at.getBoundingClientRect();
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const belongs = (hit: Element | null) =>
      hit !== null && (at.contains(hit) || hit.contains(at) || hit.closest("label")?.contains(at) === true);
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
    const seen = points.some(([x, y]) => belongs(over(document.elementFromPoint(x, y))));
    const what = `${at.tagName} ${at.className} ${at.getAttribute("aria-label") ?? at.textContent?.slice(0, 60)}`;
    return { what, seen, isEnd: false };

    /** What floats over the page hides whatever is behind it, even where that holds the element. */
    function over(hit: Element | null): Element | null {
      for (let each = hit; each !== null; each = each.parentElement)
        if (/^(sticky|fixed)$/.test(getComputedStyle(each).position) && !each.contains(at)) return null;
      return hit;
    }
  });
}
