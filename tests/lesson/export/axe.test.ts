import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { chromiumHere } from "../../web/browser/drivers.ts";
import { bytesToText, loops, odd, soup } from "./inputs.ts";

if (chromiumHere.missing !== null) console.log(`skipped: axe on the HTML. ${chromiumHere.missing}`);

const inputs = { loops, soup: { ...soup, status: "unverified" as const }, odd };
/** Two hundred rows alike would take axe as many times as long as one. */
const longTail = "tbody tr:nth-child(n + 12)";

const cases = [
  ...(["light", "dark"] as const).flatMap((scheme) => [
    ["loops", "teacher", scheme] as const,
    ["soup", "student", scheme] as const,
  ]),
  ["soup", "teacher", "dark"] as const,
  ["loops", "student", "light"] as const,
  ["odd", "student", "light"] as const,
];

describe.skipIf(chromiumHere.missing !== null)("the HTML page passes axe", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromiumHere.launch();
    page = await browser.newPage({ bypassCSP: true, viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(600_000);
  });
  afterAll(() => browser?.close());

  test.each(cases)("%s, for the %s, in %s", async (name, audience, colorScheme) => {
    const { bytes } = await exportLesson(inputs[name], { format: "html", for: audience });
    await page.emulateMedia({ colorScheme });
    await page.setContent(bytesToText(bytes));
    // "Legacy" opens no page of its own for the result, which is for pages with frames: ours have none.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] })
      .exclude(longTail)
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    // A phone shows it without scrolling sideways.
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  });
});
