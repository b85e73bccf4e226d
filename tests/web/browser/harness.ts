import { afterAll, beforeAll, describe, expect } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContext, Download, Page } from "playwright-core";
import { cookieName } from "../../../src/server/security/token.ts";
import type { Desk } from "../../server/desk.ts";
import { project } from "../../server/harness.ts";
import { isWhole } from "../../sweep.ts";
import { alike, markAlike } from "./alike.ts";
import { chromiumHere } from "./drivers.ts";

const screens = join(project, "test-output", "screens");

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

/** Left by the file before, with nothing in it, and what a browser has read of the workbench still at hand. */
const leftOpen = new Map<Browser, Open>();

/**
 * Tests with one browser among them. `visit` goes to a place of the program's; in the page of the visit before it, if
 * that was the same program's: to open one costs a second, to go on in it a tenth of that.
 */
export function inBrowser(title: string, define: (visit: Visiting) => void, driver = chromiumHere): void {
  if (driver.missing !== null) console.log(`skipped: browser tests in ${driver.name}. ${driver.missing}`);
  describe.skipIf(driver.missing !== null)(title, () => {
    let browser: Browser;
    let kept: Open | null = null;
    let visits = 0;
    beforeAll(async () => {
      browser = await driver.launch();
    });
    afterAll(async () => {
      if (!driver.isKept) await browser?.close();
      else if (kept !== null) leftOpen.set(browser, await emptied(kept));
    });
    define(async (program, given, work) => {
      // By turns, for what axe finds in one of them alone.
      const visit = { theme: themes[visits++ % themes.length], ...given };
      if (visit.fresh) {
        const open = await opened(browser, program);
        await visiting(open, program, visit, work);
        await open.context.close();
        return;
      }
      const left = kept ?? leftOpen.get(browser);
      kept = null; // until it has ended well
      leftOpen.delete(browser);
      const open = left ?? (await opened(browser, program));
      if (open.address !== program.url()) await emptied(open);
      open.address = program.url();
      await visiting(open, program, visit, work);
      await tidied(open);
      kept = open;
    });
  });
}

async function opened(browser: Browser, program: Desk): Promise<Open> {
  const context = await browser.newContext({ locale: "en-GB" });
  // Ends what hangs; a busy machine is no reason to fail.
  context.setDefaultTimeout(180_000);
  // Not every browser tells its console what the policy of the page has blocked.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`blocked by the page's policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  const open: Open = { address: program.url(), context, page: await context.newPage(), heard: [] };
  listen(open);
  return open;
}

/** What went wrong in any of its pages fails the test, whether or not anybody looked. */
async function visiting(
  { context, page, heard }: Open,
  program: Desk,
  { path = "/", size = sizes[0], theme = "light", expected = [] }: Visit,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  try {
    if (!isAsWide(page, size)) await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme, media: null, forcedColors: null, reducedMotion: "reduce" });
    if (isOf(page, program)) await leftAsFound(page);
    else if (path !== "/") await admit(page, program);
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

/**
 * Nothing remembered, nobody admitted, and at rest: at the workbench's icon, since a browser that goes to an empty page
 * ends the process that has compiled the workbench, and starts another for the next.
 */
async function emptied(open: Open): Promise<Open> {
  const { page, context, heard } = open;
  if (isAtRest(page)) return open;
  await page.evaluate(forget);
  const icon = await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href);
  const shown = icon === undefined ? null : await page.goto(icon).catch(() => null);
  // Where its program is gone, or another by now, there is no icon. In another page then: what the browser says of it in
  // this one may come at any time, and would break off whatever is gone to next.
  if (!shown?.ok()) {
    open.page = await context.newPage();
    await page.close();
  }
  await context.clearCookies();
  heard.splice(0); // what it said since its visit ended was nobody's
  return open;
}

const isAtRest = (page: Page) => page.url() === "about:blank" || page.url().endsWith(".svg");

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Nothing listens, nothing stands in the way of a request, and one page is open. */
async function tidied({ context, page }: Open): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
}

const isOf = (page: Page, { port }: Desk) =>
  page.url().startsWith(`http://127.0.0.1:${port}/`) && !isAtRest(page);

const nowhere = "/nowhere";

/** To change it, a page is laid out anew, even to what it was. */
function isAsWide(page: Page, { width, height }: { width: number; height: number }): boolean {
  const now = page.viewportSize();
  return now?.width === width && now.height === height;
}

/** In no room, with nothing remembered, and the pointer on nothing. */
async function leftAsFound(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await moved(page, nowhere);
  await page.evaluate(forget);
}

/** To a place of the workbench as its links lead there, where the page is open. */
export async function goTo(page: Page, desk: Desk, path: string): Promise<void> {
  if (!isOf(page, desk)) {
    await page.goto(path === "/" ? desk.url() : at(desk, path));
    return;
  }
  // First out of every room: what is found afterwards is of the place that was gone to.
  if (new URL(page.url()).pathname !== nowhere) await moved(page, nowhere);
  await moved(page, path);
}

async function moved(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    await new Promise((done) => setTimeout(done));
  }, path);
}

/** The process of a page dies, and nothing in the page hears of it. Gives another page of its browser. */
export async function pageKilled(page: Page): Promise<Page> {
  const gone = page.waitForEvent("crash");
  const wire = await page.context().newCDPSession(page);
  void wire.send("Page.crash").catch(() => {}); // nobody is left to answer
  await gone;
  return page.context().newPage();
}

/** The token becomes the cookie. By the page itself where a driver takes no cookies for its pages. */
export async function admit(page: Page, program: Desk): Promise<void> {
  if (!isLookedAt(page)) {
    await page.goto(program.url());
    return;
  }
  const { origin, searchParams } = new URL(program.url());
  const cookie = { name: cookieName(program.port), value: searchParams.get("token") ?? "", url: origin };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: "Strict" }]);
}

export function at({ port }: Desk, path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

/** What was handed over, wherever the browser has put it. */
export async function bytesOf(download: Download): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(await download.createReadStream()));
}

/** Uncaught errors, errors on the console (what the content policy blocked is one), dialogs, requests to elsewhere. */
function listen(open: Open): void {
  const { context, heard } = open;
  context.on("weberror", (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("dialog", (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("request", (request) => {
    const isOwn = new URL(request.url()).host === new URL(open.address).host;
    if (!isOwn && !/^(blob|data|about):/.test(request.url()))
      heard.push(`request to elsewhere: ${request.url().slice(0, 200)}`);
  });
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

/** How the texts look whose contrast was measured in this process, and is enough. */
const readable = new Set<string>();

/**
 * axe, with everything it knows, on the page as it is now: all of it, or what `within` names. By sample, contrast is
 * measured once for all texts that look alike, in whatever view.
 */
export async function passesAxe(page: Page, within: readonly string[] = []): Promise<void> {
  if (!isLookedAt(page)) return;
  // Once a document: read anew each time, axe takes twice as long. "Legacy" opens no page of its own for the result,
  // which is for pages with frames of other sites: ours have none.
  if (!(await page.evaluate(() => "axe" in window)))
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(["document-title"]).analyze();
  const contrast = { id: "color-contrast", selector: isWhole ? "*" : `:not([${alike}])` };
  const axeSource = `axe.configure(${JSON.stringify({ rules: [contrast] })})`;
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  for (const part of within) axe.include(part);
  const looks = isWhole ? [] : await page.evaluate(markAlike, { within, mark: alike, known: [...readable] });
  const { violations } = await axe.analyze();
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(said).toEqual([]);
  for (const look of looks) readable.add(look);
}

const opens = ["dialog", "alertdialog", "menu", "listbox", "tooltip"].map((role) => `[role=${role}]`);

const themeOf = async (page: Page): Promise<(typeof themes)[number]> =>
  (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)) ? "dark" : "light";

/**
 * The same in both themes, for what is open: a dialog, a menu, or what `part` names. By sample: in that of the visit,
 * and only what is open: the view under it is looked at as a view (`looksRight`).
 */
export async function passesAxeInBothThemes(page: Page, part?: string): Promise<void> {
  if (!isLookedAt(page)) return;
  const open = await page.evaluate(
    (all) => all.filter((one) => document.querySelector(one)?.checkVisibility()),
    part === undefined ? opens : [part],
  );
  if (part !== undefined) expect(open).toEqual([part]);
  const own = await themeOf(page);
  for (const colorScheme of isWhole ? themes : [own]) {
    if (isWhole) await page.emulateMedia({ colorScheme });
    await settled(page);
    await passesAxe(page, isWhole ? [] : open);
  }
  if (isWhole) await page.emulateMedia({ colorScheme: own });
}

/**
 * A view at three widths, light and dark: kept as pictures, never wider than its window, and axe finds nothing. By
 * sample: no picture, and one look a view, in the theme of the visit; one view of three narrow, the others wide; axe on
 * every other. `part`: what is new in it, where the rest is looked at elsewhere.
 */
export async function looksRight(page: Page, name: string, part?: string): Promise<void> {
  if (!isLookedAt(page)) return;
  mkdirSync(screens, { recursive: true });
  const own = await themeOf(page);
  const [wide, , narrow] = sizes;
  const all = sizes.flatMap((size) => themes.map((theme) => ({ size, theme })));
  const sum = Array.from(name).reduce((before, letter) => before + letter.charCodeAt(0), 0);
  const isNarrow = sum % 3 === 0;
  for (const { size, theme } of isWhole ? all : [{ size: isNarrow ? narrow : wide, theme: own }]) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    if (isWhole) await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    if (isWhole)
      await page.screenshot({
        path: join(screens, `${name}-${size.width}-${theme}.jpg`),
        type: "jpeg",
        quality: 80,
      });
    if (isWhole ? size.width !== 900 && (size === wide) === (theme === "dark") : sum % 2 === 0)
      await passesAxe(page, isWhole || part === undefined ? [] : [part]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, width]).toEqual([name, size.width]);
  }
  if (isWhole) await page.emulateMedia({ colorScheme: own });
  if (page.viewportSize()?.width !== wide.width) await page.setViewportSize(wide);
}

/** Fonts are there, nothing is loading, and what was drawn is on the screen. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".skeleton, [aria-busy=true]") === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
