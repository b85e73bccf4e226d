import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, firefox, webkit } from "playwright-core";
import { findBrowser } from "../../../src/lesson/export/pdf.ts";
import { isWhole } from "../../sweep.ts";

/** A browser of this machine, and how it is started. */
export type Driver = {
  name: string;
  /** Why it cannot be used here, in words; null where it can. */
  missing: string | null;
  launch(): Promise<Browser>;
  /** Whether the next file goes on with it. */
  isKept?: boolean;
};

/** Chromium without windows where it is there: the same engine at two thirds of the cost. What `CHROME_PATH` names goes first. */
const chrome =
  (process.env.CHROME_PATH ? null : Bun.which("chromium-headless-shell")) ?? findBrowser(process.env);

/**
 * A window without a face still draws one: pages of the browser's own under its address bar, which cost as much as the
 * page that is tested. The rest is what Playwright switches off: of two such lists, a browser reads the last.
 */
const notForTests = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const chromiumOptions = {
  executablePath: chrome ?? "",
  args: [
    // Chromium refuses to run as root with its sandbox; for anybody else the sandbox stays on.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--in-process-gpu",
    // Pages that end in minutes: what is compiled once more never pays, nor do threads that compile or collect beside the page's.
    "--js-flags=--no-opt --no-maglev --single-threaded --no-flush-bytecode --min-semi-space-size=16 --max-semi-space-size=32",
    `--disable-features=${notForTests.join(",")}`,
  ],
};

const isKept = process.env.TEACHER_ASSIST_TESTS_KEPT === "yes";
let kept: Browser | null = null;

/** Where files share a process (`npm test`), they share this, and it goes when the process does; else it is one file's. */
export const chromiumHere: Driver = {
  name: "Chromium",
  missing: chrome === null ? "No Chrome, Chromium or Edge was found (CHROME_PATH names one)." : null,
  isKept,
  async launch() {
    if (isKept && kept?.isConnected()) return kept;
    kept = await chromium.launch(chromiumOptions);
    return kept;
  },
};

const fox = process.env.FIREFOX_PATH ?? Bun.which("firefox-esr") ?? Bun.which("firefox");

/** Over WebDriver BiDi, which every Firefox has. */
export const firefoxHere: Driver = {
  name: "Firefox",
  missing: !isWhole
    ? "They are part of npm run test:all."
    : fox === null
      ? "No Firefox was found (FIREFOX_PATH names one)."
      : null,
  async launch() {
    const folder = mkdtempSync(join(tmpdir(), "teacher-assist-firefox-"));
    const start = join(folder, "firefox");
    const inItsPlace = join(import.meta.dir, "firefox-program.ts");
    writeFileSync(start, `#!/bin/sh\nexec "${process.execPath}" "${inItsPlace}" "${fox}" "$@"\n`);
    chmodSync(start, 0o700);
    const browser = await firefox.launch({
      channel: "moz-firefox",
      executablePath: start,
      timeout: 60_000,
      // A window that nobody sees has the keyboard all the same.
      firefoxUserPrefs: { "focusmanager.testmode": true },
    });
    browser.on("disconnected", () => rmSync(folder, { recursive: true, force: true }));
    return browser;
  },
};

const kit = process.env.WEBKIT_PATH ?? webkit.executablePath();

/** Playwright's own build: no WebKit of a system speaks its protocol. */
export const webkitHere: Driver = {
  name: "WebKit",
  missing: !isWhole
    ? "They are part of npm run test:all."
    : existsSync(kit)
      ? null
      : "No WebKit that Playwright drives was found (`npx playwright-core install webkit` brings it; WEBKIT_PATH names one).",
  launch: () => webkit.launch({ executablePath: kit }),
};
