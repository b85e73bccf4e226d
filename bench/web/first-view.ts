import type { Browser, Page } from "playwright-core";
import type { Program } from "../../tests/server/program.ts";
import { at, sizes } from "../../tests/web/browser/harness.ts";
import { isFont, type Part, transferred, weight } from "../../tests/web/browser/transferred.ts";
import { median } from "./median.ts";

declare global {
  interface Window {
    /** When the page could be used: its heading is there, and the browser has nothing left to do. */
    usableAt?: number;
  }
}

async function opened(browser: Browser, desk: Program, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: sizes[0] });
  try {
    const page = await context.newPage();
    await context.request.get(desk.url()); // the cookie, so that what is measured is the page
    await work(page);
  } finally {
    await context.close();
  }
}

export const firstView = {
  async bytes(browser: Browser, desk: Program) {
    let all: readonly Part[] = [];
    await opened(browser, desk, async (page) => {
      const parts = await transferred(page);
      await page.goto(at(desk, "/"));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      all = parts();
    });
    const of = (kind: string) => weight(all, (part) => part.kind === kind);
    return {
      withoutFonts: weight(all, (part) => !isFont(part)),
      script: of("Script"),
      styles: of("Stylesheet"),
      data: of("Fetch"),
      fonts: weight(all, isFont),
      requests: all.length,
    };
  },

  async times(browser: Browser, desk: Program, { rounds, throttle }: { rounds: number; throttle: number }) {
    const seen: { firstPaint: number; firstContent: number; interactive: number }[] = [];
    for (let i = 0; i < rounds; i++)
      await opened(browser, desk, async (page) => {
        const cdp = await page.context().newCDPSession(page);
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
        await page.addInitScript(() => {
          const look = () => {
            const ready =
              document.querySelector("h1") !== null && document.querySelector("main .skeleton") === null;
            if (!ready) requestAnimationFrame(look);
            else
              requestIdleCallback(() => {
                window.usableAt = performance.now();
              });
          };
          look();
        });
        await page.goto(at(desk, "/"));
        await page.waitForFunction(() => window.usableAt !== undefined);
        seen.push(
          await page.evaluate(() => {
            const paint = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
            return {
              firstPaint: paint("first-paint"),
              firstContent: paint("first-contentful-paint"),
              interactive: window.usableAt ?? Number.NaN,
            };
          }),
        );
      });
    const of = (name: "firstPaint" | "firstContent" | "interactive") =>
      Math.round(median(seen.map((one) => one[name])));
    return { firstPaint: of("firstPaint"), firstContent: of("firstContent"), interactive: of("interactive") };
  },
};
