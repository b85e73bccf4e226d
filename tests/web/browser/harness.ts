import { afterAll, beforeAll, describe, expect } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContext, Download, Page } from "playwright-core";
import type { Desk } from "../../server/desk.ts";
import { project } from "../../server/harness.ts";
import { times } from "../../sweep.ts";
import { alike, markAlike } from "./alike.ts";
import { chromiumHere } from "./drivers.ts";

const whole = times(0, 1) === 1;

export const screens = join(project, "test-output", "screens");

/** The widths at which the page is laid out in three ways: three columns, a drawer, tabs. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 900, height: 800 },
  { width: 360, height: 740 },
] as const;
export const themes = ["light", "dark"] as const;

export type Visit = {
  /** Where it begins; null: admitted, and nowhere yet, for a test that goes where it wants to. */
  path?: string | null;
  size?: { width: number; height: number };
  theme?: (typeof themes)[number];
  /** A browser that has never been here, for what is about the first sight of a page, or leaves something behind in it. */
  fresh?: boolean;
  /** What the browser may complain about in this test, and why the test makes it do so. */
  expected?: readonly { complaint: RegExp; because: string }[];
};

type Visiting = (program: Desk, visit: Visit, work: (page: Page) => Promise<void>) => Promise<void>;

/** A page that is open, with what its browser has complained of. */
type Open = { address: string; context: BrowserContext; page: Page; heard: string[] };

/**
 * Tests with one browser among them. `visit` goes to a place of the program's; in the page of the visit before it, if
 * that was the same program's: to open one costs a second, to go on in it a tenth of that.
 */
export function inBrowser(title: string, define: (visit: Visiting) => void, driver = chromiumHere): void {
  if (driver.missing !== null) console.log(`skipped: browser tests in ${driver.name}. ${driver.missing}`);
  describe.skipIf(driver.missing !== null)(title, () => {
    let browser: Browser;
    let kept: Open | null = null;
    const leave = async () => {
      const left = kept;
      kept = null;
      await left?.context.close();
    };
    beforeAll(async () => {
      browser = await driver.launch();
    });
    afterAll(async () => {
      await leave();
      if (!driver.isKept) await browser?.close();
    });
    define(async (program, visit, work) => {
      if (visit.fresh) {
        const open = await opened(browser, program, visit);
        await visiting(open, program, visit, work);
        await open.context.close();
        return;
      }
      if (kept?.address !== program.url()) await leave();
      const open = kept ?? (await opened(browser, program, visit));
      kept = null; // until it has ended well
      await visiting(open, program, visit, work);
      await tidied(open);
      kept = open;
    });
  });
}

async function opened(
  browser: Browser,
  program: Desk,
  { size = sizes[0], theme = "light" }: Visit,
): Promise<Open> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  // Ends what hangs; a busy machine is no reason to fail.
  context.setDefaultTimeout(180_000);
  const heard = listening(context, program);
  // Not every browser tells its console what the policy of the page has blocked.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`blocked by the page's policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return { address: program.url(), context, page: await context.newPage(), heard };
}

/** What went wrong in any of its pages fails the test, whether or not anybody looked. */
async function visiting(
  { context, page, heard }: Open,
  program: Desk,
  { path = "/", size = sizes[0], theme = "light", expected = [] }: Visit,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  try {
    if (isOf(page, program)) {
      await page.setViewportSize(size);
      await page.emulateMedia({
        colorScheme: theme,
        media: null,
        forcedColors: null,
        reducedMotion: "reduce",
      });
      await leftAsFound(page);
    } else if (path !== "/") await admit(page, program);
    if (path !== null) await goTo(page, program, path);
    await work(page);
  } catch (error) {
    await keepLook(context);
    if (error instanceof Error && heard.length > 0)
      error.message += `\n\nThe browser said meanwhile:\n${heard.join("\n")}`;
    await context.close();
    throw error;
  }
  const unexpected = heard.splice(0).filter((one) => !expected.some(({ complaint }) => complaint.test(one)));
  if (unexpected.length > 0) await context.close();
  expect(unexpected).toEqual([]);
}

/** Nothing listens, nothing stands in the way of a request, and one page is open. */
async function tidied({ context, page }: Open): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
}

const isOf = (page: Page, { port }: Desk) => page.url().startsWith(`http://127.0.0.1:${port}/`);

/** In no room, with nothing remembered, and the pointer on nothing. */
async function leftAsFound(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await moved(page, "/nowhere");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** To a place of the workbench as its links lead there, where the page is open. */
export async function goTo(page: Page, desk: Desk, path: string): Promise<void> {
  if (!isOf(page, desk)) {
    await page.goto(path === "/" ? desk.url() : at(desk, path));
    return;
  }
  // First out of every room: what is found afterwards is of the place that was gone to.
  await moved(page, "/nowhere");
  await moved(page, path);
}

async function moved(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    await new Promise((done) => setTimeout(done));
  }, path);
}

/** The token becomes the cookie. By the page itself where a driver keeps its requests' cookies from its pages. */
export async function admit(page: Page, program: Desk): Promise<void> {
  if (isLookedAt(page)) await page.context().request.get(program.url(), { maxRedirects: 0 });
  else await page.goto(program.url());
}

export function at({ port }: Desk, path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

/** What was handed over, wherever the browser has put it. */
export async function bytesOf(download: Download): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(await download.createReadStream()));
}

/** Uncaught errors, errors on the console (what the content policy blocked is one), dialogs, requests to elsewhere. */
function listening(context: BrowserContext, { port }: Desk): string[] {
  const heard: string[] = [];
  context.on("weberror", (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("dialog", (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const own = new RegExp(`^(http|ws)://127\\.0\\.0\\.1:${port}/|^(blob|data|about):`);
  context.on("request", (request) => {
    if (!own.test(request.url())) heard.push(`request to elsewhere: ${request.url().slice(0, 200)}`);
  });
  return heard;
}

let failures = 0;

async function keepLook(context: BrowserContext): Promise<void> {
  mkdirSync(screens, { recursive: true });
  const path = join(screens, `failed-${process.pid}-${++failures}.png`);
  const shot = await context
    .pages()
    .at(-1)
    ?.screenshot({ path })
    .catch(() => null);
  if (shot) console.log(`How it looked when it failed: ${path}`);
}

/** Pictures and axe are Chromium's: another browser is asked whether all of it works there. */
function isLookedAt(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "chromium";
}

/**
 * axe, with everything it knows, on the page as it is now: all of it, or what `within` names. By sample, contrast is
 * measured once for all texts that look alike.
 */
export async function passesAxe(page: Page, within: readonly string[] = []): Promise<void> {
  if (!isLookedAt(page)) return;
  // Once a document: read anew each time, axe takes twice as long. "Legacy" opens no page of its own for the result,
  // which is for pages with frames of other sites: ours have none.
  if (!(await page.evaluate(() => "axe" in window)))
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(["document-title"]).analyze();
  const contrast = { id: "color-contrast", selector: whole ? "*" : `:not([${alike}])` };
  const axeSource = `axe.configure(${JSON.stringify({ rules: [contrast] })})`;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  for (const part of within) axe.include(part);
  if (!whole) await page.evaluate(markAlike, { within, mark: alike });
  const { violations } = await axe.analyze();
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(said).toEqual([]);
}

let looks = 0;

const opens = ["dialog", "alertdialog", "menu", "listbox", "tooltip"].map((role) => `[role=${role}]`);

/**
 * The same in both themes, for what is open: a dialog, a menu, or what `part` names. By sample: in one of them, by
 * turns, and only what is open: the view under it is looked at as a view (`looksRight`).
 */
export async function passesAxeInBothThemes(page: Page, part?: string): Promise<void> {
  if (!isLookedAt(page)) return;
  const open = await page.evaluate(
    (all) => all.filter((one) => document.querySelector(one)?.checkVisibility()),
    part === undefined ? opens : [part],
  );
  if (part !== undefined) expect(open).toEqual([part]);
  const one = themes[looks++ % themes.length];
  for (const colorScheme of themes.filter((each) => whole || each === one)) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await passesAxe(page, whole ? [] : open);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * A view at three widths, light and dark: kept as pictures, never wider than its window, and axe finds nothing. By
 * sample: no picture, and one look by axe a view, wide and dark or narrow and light by turns; its width at all three.
 * `part`: what is new in it, where the rest is looked at elsewhere.
 */
export async function looksRight(page: Page, name: string, part?: string): Promise<void> {
  if (!isLookedAt(page)) return;
  mkdirSync(screens, { recursive: true });
  const narrow = looks++ % 2 === 1;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      const inSample = size.width === (narrow ? 360 : 1440) && colorScheme === (narrow ? "light" : "dark");
      if (!whole && !inSample) continue;
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (whole)
        await page.screenshot({
          path: join(screens, `${name}-${size.width}-${colorScheme}.jpg`),
          type: "jpeg",
          quality: 80,
        });
      if (size.width !== 900 && (size.width === 1440) === (colorScheme === "dark"))
        await passesAxe(page, whole || part === undefined ? [] : [part]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, wide]).toEqual([name, size.width]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(sizes[0]);
}

/** Fonts are there, nothing is loading, and what was drawn is on the screen. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".skeleton, [aria-busy=true]") === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
