import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium } from "playwright-core";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { findBrowser } from "../../../src/lesson/export/pdf.ts";
import { bytesToText, loops, odd, soup } from "./inputs.ts";

const executablePath = findBrowser(process.env);
if (executablePath === null)
  console.log("skipped: axe on the HTML, because no Chrome, Chromium or Edge was found");

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

describe.skipIf(executablePath === null)("the HTML page passes axe", () => {
  let browser: Browser;
  beforeAll(async () => {
    const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const args = [
      ...root,
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-dev-shm-usage",
    ];
    browser = await chromium.launch({ executablePath: executablePath ?? "", args });
  });
  afterAll(() => browser?.close());

  test.each(cases)("%s, for the %s, in %s", async (name, audience, colorScheme) => {
    const { bytes } = await exportLesson(inputs[name], { format: "html", for: audience });
    const context = await browser.newContext({
      colorScheme,
      bypassCSP: true,
      viewport: { width: 390, height: 844 },
    });
    try {
      const page = await context.newPage();
      await page.setContent(bytesToText(bytes));
      const { violations } = await new AxeBuilder({ page }).exclude(longTail).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      // A phone shows it without scrolling sideways.
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    } finally {
      await context.close();
    }
  });
});
